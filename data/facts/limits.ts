/**
 * Every number that a page states about the product or a platform. Content uses
 * it by name: `{limit.faq.answer}`. The words after a value are its units;
 * `tools/content/findHardcodedFacts.ts` uses them to find hardcoded duplicates.
 */
export type Limit = {
  readonly value: number;
  readonly counts: readonly string[];
};

const limit = (value: number, ...counts: string[]): Limit => ({value, counts});

export const limits = {
  faq: {
    perWorkspace: limit(1000, 'FAQs'),
    question: limit(300, 'characters'),
    alternatives: limit(10, 'other wordings', 'alternative', 'wordings'),
    answer: limit(2000, 'characters'),
  },
  document: {
    perWorkspace: limit(200, 'documents'),
    megabytes: limit(20, 'MB'),
  },
  website: {
    perWorkspace: limit(20, 'websites'),
    pages: limit(500, 'pages'),
  },
  channel: {
    perWorkspace: limit(20, 'knowledge channels', 'channels'),
    minutes: limit(15, 'minutes'),
    /** How far back the first read goes, and how far it can be set. */
    historyDays: limit(90, 'days'),
    historyMaxDays: limit(365, 'days'),
  },
  repository: {perWorkspace: limit(20, 'repositories')},
  instructions: {
    workspace: limit(4000, 'characters'),
    channel: limit(1500, 'characters'),
  },
  summary: {
    min: limit(20, 'messages'),
    max: limit(500, 'messages'),
    default: limit(100, 'messages'),
    /** A summary is one message, so it fits into one of Discord's. */
    characters: limit(2000, 'characters'),
  },
  /** How long conversations are kept, and a deleted workspace's data. */
  retention: {
    days: limit(90, 'days'),
    minDays: limit(30, 'to 365'),
    maxDays: limit(365, 'days'),
    workspaceDays: limit(30, 'days after'),
  },
  /** Answer in all channels: how long it leaves a person to staff. */
  silence: {minutes: limit(10, 'minutes')},
  linkCode: {minutes: limit(15, 'minutes')},
  widget: {
    localhostHours: limit(24, 'hours'),
    tokenMinutes: limit(15, 'minutes'),
  },
  api: {
    answersPerMinute: limit(60, 'answers', 'a minute'),
    otherPerMinute: limit(600, 'a minute', 'other calls'),
    windowSeconds: limit(60, 'seconds'),
    listMax: limit(100, 'entries', 'items'),
    listDefault: limit(20, 'entries', 'items'),
    idempotencyHours: limit(24, 'hours'),
    question: limit(2000, 'characters'),
    comment: limit(1000, 'characters'),
    messages: limit(500, 'messages'),
    bodyMegabytes: limit(30, 'MB'),
    /** How long an old version works after a new one is released. */
    sunsetMonths: limit(12, 'more months'),
  },
  webhook: {
    replySeconds: limit(15, 'seconds'),
    toleranceMinutes: limit(5, 'minutes'),
    disableDays: limit(3, 'days of failures'),
    /** How long the old secret signs too after a rotation. */
    secretHours: limit(24, 'hours'),
    logDays: limit(30, 'days of deliveries'),
  },
  /** From Discord's developer documentation, as of 2026-08-06. */
  discord: {
    message: limit(2000, 'characters'),
    threadName: limit(100, 'characters'),
    responseSeconds: limit(3, 'seconds'),
    reviewUsers: limit(10_000, 'unique users'),
    reviewDays: limit(90, 'days'),
    verificationServers: limit(100, 'servers'),
    forumTags: limit(20, 'tags'),
    tagsPerPost: limit(5, 'of them on one post', 'per post'),
  },
  /** From Telegram's Bot API pages. */
  telegram: {
    message: limit(4096, 'characters'),
    groupPerMinute: limit(20, 'a minute', 'per minute'),
    chatPerSecond: limit(1, 'message a second', 'per second'),
  },
} as const satisfies Record<string, Record<string, Limit>>;

/**
 * Formats an integer with thousands separators. Not with `toLocaleString`, whose
 * first call takes about 40 ms while a page with a tool hydrates.
 * @example grouped(1000) // '1,000'
 */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** @example shown(limits.faq.perWorkspace) // '1,000' */
export function shown({value}: Limit): string {
  return grouped(value);
}

/** All limits by the name that content uses: `limit.faq.answer`. */
export function limitsByName(): [name: string, limit: Limit][] {
  return Object.entries(limits).flatMap(([group, members]) =>
    Object.entries(members).map(([name, limit]): [string, Limit] => [
      `limit.${group}.${name}`,
      limit,
    ]),
  );
}
