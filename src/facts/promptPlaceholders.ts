/** The placeholders of custom instructions, and where each has a value. */
export const platforms = {
  discord: 'Discord',
  telegram: 'Telegram',
  web: 'Widget',
  api: 'API',
} as const;

export type Platform = keyof typeof platforms;

/** `true`: always; a text: under that condition; `false`: left empty. */
type Availability = Readonly<Record<Platform, boolean | string>>;

export type PromptPlaceholder = {
  readonly name: string;
  readonly value: string;
  readonly availability: Availability;
};

const everywhere = {discord: true, telegram: true, web: true, api: true};
const nowhere = {discord: false, telegram: false, web: false, api: false};
const discordOnly = {...nowhere, discord: true};
const chats = {...discordOnly, telegram: true};
const widgetOnly = {...nowhere, web: true};

export const promptPlaceholders: readonly PromptPlaceholder[] = [
  {
    name: 'user.name',
    value: 'Display name',
    availability: {...chats, web: 'If identified', api: 'If sent'},
  },
  {name: 'user.mention', value: 'A mention', availability: chats},
  {
    name: 'user.roles',
    value: 'Role names, comma-separated',
    availability: discordOnly,
  },
  {
    name: 'place.name',
    value: 'Server, group or site name',
    availability: everywhere,
  },
  {name: 'place.members', value: 'Member count, rounded', availability: chats},
  {
    name: 'channel.name',
    value: 'Channel or topic name',
    availability: {...chats, telegram: '✓ (topics)'},
  },
  {
    name: 'channel.topic',
    value: 'Channel topic text',
    availability: discordOnly,
  },
  {
    name: 'ticket.id',
    value: 'Ticket channel or thread id',
    availability: {...nowhere, discord: '✓ (tickets)'},
  },
  {
    name: 'page.url',
    value: 'Address of the page with the widget',
    availability: widgetOnly,
  },
  {
    name: 'page.title',
    value: 'Title of the page with the widget',
    availability: widgetOnly,
  },
  {
    name: 'platform',
    value: '`discord`, `telegram`, `web` or `api`',
    availability: everywhere,
  },
  {
    name: 'language',
    value: 'Language of the question, BCP 47, for example `en` or `pt-BR`',
    availability: everywhere,
  },
  {
    name: 'date',
    value: "Today, in the workspace's time zone, ISO 8601",
    availability: everywhere,
  },
  {
    name: 'time',
    value: "Now, in the workspace's time zone, ISO 8601",
    availability: everywhere,
  },
  {
    name: 'staff.role',
    value: 'The first staff role, as a mention where possible',
    availability: discordOnly,
  },
];
