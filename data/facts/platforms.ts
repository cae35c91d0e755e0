/**
 * Where people can ask: the one list that tables and the home page follow. With
 * `isOffered: false`, a platform is gone from all of them, and
 * `npm run lint:text` names each line that still mentions it.
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
  readonly isOffered: boolean;
  /** How texts mention it. */
  readonly mention: RegExp;
};

export const allPlatforms: readonly Platform[] = [
  {
    id: 'discord',
    label: 'Discord',
    condition: 'The question is asked in a ticket',
    isOffered: true,
    mention: /\bDiscord\b/,
  },
  // Also telegramBot in site.settings.ts.
  {
    id: 'telegram',
    label: 'Telegram',
    condition: 'The question is asked in a topic',
    isOffered: true,
    mention: /\btelegram\b/i,
  },
  {
    id: 'web',
    label: 'Widget',
    condition: 'The visitor is identified',
    isOffered: true,
    mention: /\b(?:web widget|widget)\b/i,
  },
  {
    id: 'api',
    label: 'API',
    condition: 'The request sends a name',
    isOffered: true,
    mention: /\bAPI\b/,
  },
];

export const platforms = allPlatforms.filter(({isOffered}) => isOffered);

/** Keeps what belongs to a platform on the list. */
export const onListedPlatforms = <T extends {readonly platform: string}>(
  all: readonly T[],
): T[] => all.filter(({platform}) => platforms.some(({id}) => id === platform));
