/**
 * All statements about other products; pages may state nothing else about them.
 * Each tool has its source pages and the date they were read, so no statement
 * can be rendered without them. No prices.
 */
import type {Statement} from './types.ts';

type Tool = {
  name: string;
  /** Finds the tool in prose; `tests/build/comparisons.test.ts` uses it. */
  mention: RegExp;
  /** Our own classification, not the vendor's. */
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
      setup: 'Panels that you create in a dashboard',
      features:
        'Private ticket channels, support roles, claiming and transcripts',
    },
  },
  tickets: {
    // 'Tickets' alone is a common word.
    name: 'Tickets (ticketsbot.net)',
    mention: /\bTickets bot\b|ticketsbot\.net/,
    category: 'Ticket panel',
    sources: [
      {label: 'docs.ticketsbot.net', href: 'https://docs.ticketsbot.net'},
    ],
    checked,
    facts: {
      setup: 'A dashboard',
      features:
        '/addadmin and /addsupport for naming the team; the invite asks for Administrator, which can be removed',
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
      setup: 'Open source; you host it yourself',
      features:
        'Up to 5 questions when a ticket is opened, tags and transcripts',
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
      does: 'Brings questions from Discord, Telegram, web, email and Slack into one inbox',
      channels: 'Discord, Telegram, web, email, Slack',
      tickets: 'Opens private threads instead of channels',
      permissions: 'Doesn’t need Administrator',
    },
  },
  kapa: {
    name: 'Kapa',
    mention: /\bKapa\b/,
    category: 'Docs assistant',
    sources: [{label: 'docs.kapa.ai', href: 'https://docs.kapa.ai'}],
    checked,
    facts: {
      does: 'Answers on mention or in forums; recommends one dedicated channel; as a Discord source, takes forum channels only, with user data anonymised',
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
    facts: {does: 'Answers in Slack, Discord, Discourse and a site widget'},
  },
  chatbase: {
    name: 'Chatbase',
    mention: /\bChatbase\b/,
    category: 'Site chatbot',
    sources: [{label: 'chatbase.co/docs', href: 'https://chatbase.co/docs'}],
    checked,
    facts: {
      does: 'Answers from files, a website or sitemap, text, Q&A, Notion and tickets; re-syncs weekly on its middle plans',
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
      does: 'Turns Discord threads into indexed web pages; has an MCP server',
    },
  },
  intercomFin: {
    name: 'Intercom Fin',
    mention: /\bIntercom\b/,
    category: 'Help desk with AI',
    sources: [{label: 'intercom.com', href: 'https://www.intercom.com'}],
    checked,
    facts: {does: 'AI in a help desk; hands over to Intercom’s own inbox'},
  },
  zendeskAi: {
    name: 'Zendesk AI',
    mention: /\bZendesk\b/,
    category: 'Help desk with AI',
    sources: [{label: 'zendesk.com', href: 'https://www.zendesk.com'}],
    checked,
    facts: {does: 'AI in a help desk; hands over to Zendesk’s own inbox'},
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

/** The kind of tool: our classification, based on those pages. */
export function categoryOf(id: ToolId): Statement {
  const {category, sources, checked} = tools[id];
  return {value: category, sources, checked};
}
