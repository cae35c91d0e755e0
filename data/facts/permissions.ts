/**
 * The Discord permissions the bot requests, why, and the sets that invites use.
 * Where a server requires two-factor authentication for moderation, Manage
 * Threads needs it on the bot owner's account. Ours has it. Nothing the bot does
 * needs Attach Files. Names are those of Discord's channel settings.
 * Bits: Discord's developer documentation, topics/permissions.
 */
type Permission = {
  readonly name: string;
  readonly bit: number;
  readonly use: string;
};

export const permissions = {
  viewChannels: {
    name: 'View Channel',
    bit: 10,
    use: 'Sees the channels it works in',
  },
  sendMessages: {name: 'Send Messages', bit: 11, use: 'Answers in channels'},
  sendInThreads: {
    name: 'Send Messages in Threads',
    bit: 38,
    use: 'Answers in threads and forum posts, where Send Messages has no effect',
  },
  readHistory: {
    name: 'Read Message History',
    bit: 16,
    use: 'Reads the messages before a question, those to summarise, and knowledge channels',
  },
  embedLinks: {
    name: 'Embed Links',
    bit: 14,
    use: 'Shows the sources of an answer',
  },
  addReactions: {
    name: 'Add Reactions',
    bit: 6,
    use: 'Adds 👍 and 👎 to an answer, so members can rate it',
  },
  createPublicThreads: {
    name: 'Create Public Threads',
    bit: 35,
    use: 'Opens a thread per question',
  },
  manageThreads: {
    name: 'Manage Threads',
    bit: 34,
    use: 'Works in private ticket threads without being added to each',
  },
  /** No mode requests it; listed so that pages can mention it. */
  createPrivateThreads: {
    name: 'Create Private Threads',
    bit: 36,
    use: 'Nothing; no mode needs it',
  },
} as const satisfies Record<string, Permission>;

export type PermissionId = keyof typeof permissions;

const base = [
  'viewChannels',
  'sendMessages',
  'sendInThreads',
  'readHistory',
  'embedLinks',
  'addReactions',
] as const satisfies PermissionId[];

const standard = [
  ...base,
  'createPublicThreads',
] as const satisfies PermissionId[];

const tickets = [
  ...standard,
  'manageThreads',
] as const satisfies PermissionId[];

/** From the smallest; each contains the one before it. */
export const permissionSets = {
  base: {short: 'Base', label: 'Base', permissions: base},
  default: {
    short: 'Threads',
    label: 'Base plus public threads (default invite)',
    permissions: standard,
  },
  tickets: {
    short: 'Tickets',
    label: 'The default set plus Manage Threads',
    permissions: tickets,
  },
  privateThreads: {
    short: 'Private threads',
    label: 'The ticket set plus Create Private Threads',
    permissions: [...tickets, 'createPrivateThreads'],
  },
} as const satisfies Record<
  string,
  {short: string; label: string; permissions: readonly PermissionId[]}
>;

export type PermissionSetId = keyof typeof permissionSets;

/**
 * Discord's permission integer. A bigint, because bitwise operators on numbers
 * are limited to 32 bits.
 * @example permissionInteger(['viewChannels']) // 1024n
 */
export function permissionInteger(ids: readonly PermissionId[]): bigint {
  return ids.reduce((sum, id) => sum | (1n << BigInt(permissions[id].bit)), 0n);
}

/** Where Discord asks whether to add a bot (topics/oauth2). */
export const authorizeUrl = 'https://discord.com/oauth2/authorize';
