/**
 * What we state about other products, in one place: nothing else may be
 * stated about them. Each tool carries the pages its facts were read on and
 * the day, so that a statement cannot be drawn without them. No prices.
 */
import type {Statement} from '../components/ComparisonTable/types.ts';

type Tool = {
  name: string;
  /** Finds the tool in prose; `e2e/build/comparisons.test.ts` uses it. */
  mention: RegExp;
  /** Our own sorting, not the vendor's word. */
  category: string;
  sources: readonly {label: string; href: string}[];
  checked: Statement['checked'];
  facts: Readonly<Record<string, string>>;
};

const checked = '2026-11-14';

export const tools = {
  ticketTool: {
    name: 'Ticket Tool',
    mention: /\bTicket Tool\b/,
    category: 'Ticket panel',
    sources: [
      {label: 'docs.tickettool.xyz', href: 'https://docs.tickettool.xyz'},
    ],
    checked,
    facts: {
      setup: 'Panels made in a dashboard',
      tickets: 'Private ticket channels',
      staff: 'Support roles; staff claim tickets',
      record: 'Transcripts',
    },
  },
  tickets: {
    // A plain word otherwise; with its address it is one product.
    name: 'Tickets (ticketsbot.net)',
    mention: /\bTickets bot\b|ticketsbot\.net/,
    category: 'Ticket panel',
    sources: [
      {label: 'docs.ticketsbot.net', href: 'https://docs.ticketsbot.net'},
    ],
    checked,
    facts: {
      setup: 'A dashboard',
      staff: '/addadmin and /addsupport name the people',
      permissions: 'The invite asks for Administrator, which can be removed',
    },
  },
  discordTickets: {
    name: 'Discord Tickets',
    mention: /\bDiscord Tickets\b/,
    category: 'Ticket panel',
    sources: [
      {label: 'GitHub', href: 'https://github.com/discord-tickets/bot'},
    ],
    checked,
    facts: {
      setup: 'Open source, on your own server',
      opening: 'Up to 5 questions',
      staff: 'Tags',
      record: 'Transcripts',
    },
  },
  mava: {
    name: 'Mava',
    mention: /\bMava\b/,
    category: 'Shared inbox with AI',
    sources: [
      {label: 'documentation', href: 'https://mava.gitbook.io'},
      {label: 'blog', href: 'https://mava.app/blog'},
    ],
    checked,
    facts: {
      channels: 'Discord, Telegram, web, email, Slack',
      tickets: 'Private threads instead of channels',
      permissions: 'Administrator not needed',
    },
  },
  kapa: {
    name: 'Kapa',
    mention: /\bKapa\b/,
    category: 'Docs assistant',
    sources: [{label: 'docs.kapa.ai', href: 'https://docs.kapa.ai'}],
    checked,
    facts: {
      answers: 'On mention or in forums; it advises one dedicated channel',
      knowledge: 'From Discord, forum channels only, with user data anonymised',
    },
  },
  inkeep: {
    name: 'Inkeep',
    mention: /\bInkeep\b/,
    category: 'Docs assistant',
    sources: [
      {label: 'docs.inkeep.com (older copy)', href: 'https://docs.inkeep.com'},
    ],
    checked,
    facts: {answers: 'Slack, Discord, Discourse, site widget'},
  },
  chatbase: {
    name: 'Chatbase',
    mention: /\bChatbase\b/,
    category: 'Site chatbot',
    sources: [{label: 'chatbase.co/docs', href: 'https://chatbase.co/docs'}],
    checked,
    facts: {
      knowledge: 'Files, website or sitemap, text, Q&A, Notion, tickets',
      freshness: 'Weekly re-sync on its middle plans',
    },
  },
  answerOverflow: {
    name: 'Answer Overflow',
    mention: /\bAnswer Overflow\b/,
    category: 'Indexer',
    sources: [
      {
        label: 'README',
        href: 'https://github.com/AnswerOverflow/AnswerOverflow',
      },
    ],
    checked,
    facts: {
      does: 'Turns Discord threads into indexed web pages',
      agents: 'Has an MCP server',
    },
  },
  // Of these two we have read nothing that we could cite beyond the kind.
  intercomFin: {
    name: 'Intercom Fin',
    mention: /\bIntercom\b/,
    category: 'Help desk with AI',
    sources: [{label: 'intercom.com', href: 'https://www.intercom.com'}],
    checked,
    facts: {},
  },
  zendeskAi: {
    name: 'Zendesk AI',
    mention: /\bZendesk\b/,
    category: 'Help desk with AI',
    sources: [{label: 'zendesk.com', href: 'https://www.zendesk.com'}],
    checked,
    facts: {},
  },
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof tools;
type FactOf<Id extends ToolId> = keyof (typeof tools)[Id]['facts'] & string;

/**
 * One fact, ready for a table.
 *
 * @example about('mava', 'channels').value // 'Discord, Telegram, web, …'
 */
export function about<Id extends ToolId>(id: Id, fact: FactOf<Id>): Statement {
  const {sources, checked, facts} = tools[id];
  return {value: (facts as Tool['facts'])[fact], sources, checked};
}

/** The kind of tool, which is our sorting after what those pages say. */
export function categoryOf(id: ToolId): Statement {
  const {category, sources, checked} = tools[id];
  return {value: category, sources, checked};
}

/** Says what we have read, and nothing about the product. */
export function notRead(id: ToolId): Statement {
  const {sources, checked} = tools[id];
  return {value: 'Not covered by the pages we read', sources, checked};
}
