import type {Settings} from './schema.ts';

/** What content may write in single braces, and what it becomes. */
export function placeholderValues(settings: Settings) {
  const {brand, urls, telegramBot} = settings;
  return {
    brand: brand.name,
    brandSlug: brand.slug,
    tagline: brand.tagline,
    siteUrl: urls.site,
    panelUrl: urls.panel,
    communityUrl: urls.community,
    inviteUrl: urls.invite,
    apiUrl: urls.api,
    widgetUrl: urls.widget,
    repositoryUrl: urls.repository,
    mcpUrl: urls.mcp,
    telegramBot,
    telegramUsername: telegramBot.slice(1),
  } as const;
}

export type PlaceholderValues = ReturnType<typeof placeholderValues>;
