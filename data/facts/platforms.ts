/**
 * Where people can ask. Tables take their rows and columns from this list, so
 * deleting an entry removes the platform from all of them. The rest of a
 * platform is named with its entry; after deleting it, the build lists links
 * that lead nowhere.
 *
 * A custom bot is a Discord bot of the owner's, not a platform:
 * docs/custom-bot.mdx, its category in sidebars.ts, blog/2024-11-19-custom-bot-story.
 */
export type Platform = {
  readonly id: string;
  /** The header of its column. */
  readonly label: string;
  /** What a prompt placeholder with a condition depends on there. */
  readonly condition: string;
};

export const platforms: readonly Platform[] = [
  // docs/getting-started/invite-bot, docs/automation-modes, modes.ts,
  // permissions.ts, the slash and message commands.
  {
    id: 'discord',
    label: 'Discord',
    condition: 'The question is asked in a ticket',
  },
  // docs/integrations/telegram, telegramCommands in commands.ts,
  // limits.telegram, telegramBot in site.settings.ts,
  // blog/2025-03-11-telegram-groups, src/components/home/Places.
  {
    id: 'telegram',
    label: 'Telegram',
    condition: 'The question is asked in a topic',
  },
  // docs/integrations/web-widget, widget.ts, limits.widget,
  // src/components/tools/WidgetSnippet, blog/2025-04-29-web-widget-launch,
  // blog/2025-06-10-widget-setup-story, src/components/home/Places.
  {
    id: 'web',
    label: 'Widget',
    condition: 'The visitor is identified',
  },
  // docs/api-developers, api.ts, openapi.yaml, limits.api, examples/.
  {id: 'api', label: 'API', condition: 'The request sends a name'},
];

/** Keeps what belongs to a platform on the list. */
export const onListedPlatforms = <T extends {readonly platform: string}>(
  all: readonly T[],
): T[] => all.filter(({platform}) => platforms.some(({id}) => id === platform));
