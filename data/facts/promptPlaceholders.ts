/**
 * The placeholders of custom instructions, and where each has a value. One
 * without a value is left empty; an unknown one is kept as typed and marked in
 * the panel. For the API, `place.name` is the workspace's name.
 */

/** By platform. `true`: always; a text: on that condition; none: left empty. */
type Availability = Readonly<Record<string, true | string>>;

export type PromptPlaceholder = {
  readonly name: string;
  readonly value: string;
  readonly availability: Availability;
  /** An example value, for all platforms or for each. */
  readonly example: string | Readonly<Record<string, string>>;
};

const discordOnly = {discord: true} as const;
const chats = {...discordOnly, telegram: true} as const;
const everywhere = {...chats, web: true, api: true} as const;
const widgetOnly = {web: true} as const;

export const promptPlaceholders: readonly PromptPlaceholder[] = [
  {
    name: 'user.name',
    value: "The asker's display name",
    availability: {...chats, web: 'If identified', api: 'If sent'},
    example: 'Ada',
  },
  {
    name: 'user.mention',
    value: 'A mention of the asker',
    availability: chats,
    example: '@ada',
  },
  {
    name: 'user.roles',
    value: "The asker's role names, separated by commas",
    availability: discordOnly,
    example: 'Member, Beta',
  },
  {
    name: 'place.name',
    value: 'Server, group or site name',
    availability: everywhere,
    example: {
      discord: 'Tools and Tea',
      telegram: 'Tools and Tea chat',
      web: 'tools.example',
      api: 'Tools and Tea',
    },
  },
  {
    name: 'place.members',
    value: 'Number of members, rounded',
    availability: chats,
    example: '1,200',
  },
  {
    name: 'channel.name',
    value: 'Channel or topic name',
    availability: {...chats, telegram: '✓ (topics)'},
    example: {discord: 'help', telegram: 'Questions'},
  },
  {
    name: 'channel.topic',
    value: 'Channel topic text',
    availability: discordOnly,
    example: 'Ask here, one question per thread',
  },
  {
    name: 'ticket.id',
    value: 'Ticket channel or thread id',
    availability: {discord: '✓ (tickets)'},
    example: '1290000000000000042',
  },
  {
    name: 'page.url',
    value: 'URL of the page with the widget',
    availability: widgetOnly,
    example: 'https://tools.example/export',
  },
  {
    name: 'page.title',
    value: 'Title of the page with the widget',
    availability: widgetOnly,
    example: 'Export your notes',
  },
  {
    name: 'platform',
    value: '`discord`, `telegram`, `web` or `api`',
    availability: everywhere,
    example: {discord: 'discord', telegram: 'telegram', web: 'web', api: 'api'},
  },
  {
    name: 'language',
    value: 'Language of the question, BCP 47, for example `en` or `pt-BR`',
    availability: everywhere,
    example: 'en',
  },
  {
    name: 'date',
    value: "Today, in the workspace's time zone, ISO 8601",
    availability: everywhere,
    example: '2025-11-03',
  },
  {
    name: 'time',
    value: "Now, in the workspace's time zone, ISO 8601",
    availability: everywhere,
    example: '18:30',
  },
  {
    name: 'staff.role',
    value: 'The first staff role, as a mention where possible',
    availability: discordOnly,
    example: '@Support',
  },
];
