import {installLinks} from '../../data/mcpInstall.ts';
import type {Settings} from './schema.ts';

/** Placeholders that always have a value. */
const required = ({brand, urls}: Settings) => ({
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
});

/**
 * Placeholders of settings that may be null, by the setting they come from.
 * Content uses them between `{/* if urls.mcp *\/}` and `{/* end if *\/}`.
 */
export const optionalPlaceholders = {
  mcpUrl: 'urls.mcp',
  mcpCursorUrl: 'urls.mcp',
  mcpVsCodeUrl: 'urls.mcp',
  pricingUrl: 'urls.pricing',
  statusUrl: 'urls.status',
  privacyPolicyUrl: 'urls.privacyPolicy',
  aiProvider: 'aiProvider',
  hostingRegion: 'hostingRegion',
  telegramBot: 'telegramBot',
  telegramUsername: 'telegramBot',
} as const;

function optional({urls, ...settings}: Settings) {
  const install =
    urls.mcp &&
    installLinks({name: `${settings.brand.slug}-docs`, url: urls.mcp});
  return {
    mcpUrl: urls.mcp,
    mcpCursorUrl: install && install.Cursor,
    mcpVsCodeUrl: install && install['VS Code'],
    pricingUrl: urls.pricing,
    statusUrl: urls.status,
    privacyPolicyUrl: urls.privacyPolicy,
    aiProvider: settings.aiProvider,
    hostingRegion: settings.hostingRegion,
    telegramBot: settings.telegramBot,
    telegramUsername: settings.telegramBot?.slice(1) ?? null,
  } satisfies Record<keyof typeof optionalPlaceholders, string | null>;
}

/** Placeholders that come from the settings; those that are null are left out. */
export function placeholderValues(
  settings: Settings,
): ReturnType<typeof required> & Record<string, string> {
  const set = Object.entries(optional(settings)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return {...required(settings), ...Object.fromEntries(set)};
}
