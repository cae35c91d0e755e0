import type {Settings} from './schema.ts';

/** Placeholders that come from the settings, with their values. */
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
    mcpUrl: urls.mcp ?? '',
    telegramBot,
    telegramUsername: telegramBot.slice(1),
  } as const;
}
