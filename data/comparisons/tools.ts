/**
 * All statements about other products; pages may state nothing else about them.
 * Each tool has its source pages, the vendor's own, and the date they were read,
 * so no statement can be rendered without them. No prices.
 */
import type {Statement} from './types.ts';

type Tool = {
  name: string;
  /** Finds the tool in prose; `tests/build/comparisons.test.ts` uses it. */
  mention: RegExp;
  sources: readonly {label: string; href: string}[];
  checked: `${number}-${number}-${number}`;
  facts: Readonly<Record<string, string>>;
};

export const tools = {
  ticketTool: {
    name: 'Ticket Tool',
    mention: /\bTicket Tool\b/,
    sources: [
      {label: 'documentation', href: 'https://docs.tickettool.xyz'},
      {
        label: 'claiming',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/claiming-options',
      },
    ],
    checked: '2026-11-18',
    facts: {
      setup: 'Panels you make in a dashboard',
      opening: 'A button on a panel opens a private channel',
      access: 'Support roles per panel',
      sharing:
        'Claiming, on its premium plan; a claimed ticket can be hidden from the rest of the team',
      records: 'Transcripts',
    },
  },
  tickets: {
    // 'Tickets' alone is a common word.
    name: 'Tickets (ticketsbot.net)',
    mention: /\bTickets bot\b|ticketsbot\.net/,
    sources: [
      {label: 'documentation', href: 'https://docs.ticketsbot.net'},
      {label: 'its source', href: 'https://github.com/TicketsBot/docs'},
    ],
    checked: '2026-11-18',
    facts: {
      setup: 'A dashboard, or /setup auto',
      opening:
        'A panel opens a channel or, in thread mode, a private thread; a form can ask up to 5 questions',
      access: '/addadmin and /addsupport, or staff teams per panel',
      sharing:
        'Claiming, in channel mode only; in thread mode, staff join each ticket and can be on call',
      records: 'Transcripts in the dashboard',
      permissions: 'The invite asks for Administrator, which you can remove',
    },
  },
  discordTickets: {
    name: 'Discord Tickets',
    mention: /\bDiscord Tickets\b/,
    sources: [
      {label: 'GitHub', href: 'https://github.com/discord-tickets/bot'},
      {label: 'documentation', href: 'https://discordtickets.app'},
    ],
    checked: '2026-11-18',
    facts: {
      setup: 'Open source. Its public bot, a managed bot, or your own server',
      opening:
        'A panel, a command, a message menu or a direct message opens a channel; up to 5 questions at opening',
      access: 'Staff roles per category, added to each ticket channel',
      sharing: 'Claiming, which removes other staff from the channel',
      records: 'Transcripts, with pinned messages',
      permissions: 'Needs Manage Channels and Manage Roles',
    },
  },
  mava: {
    name: 'Mava',
    mention: /\bMava\b/,
    sources: [
      {label: 'documentation', href: 'https://mava.gitbook.io/mava-docs'},
      {
        label: 'Discord permissions',
        href: 'https://www.mava.app/blog/what-permissions-do-you-need-to-grant-the-mava-discord-bot',
      },
    ],
    checked: '2026-11-18',
    facts: {
      does: 'One inbox for tickets from Discord, Telegram, web chat and email, with Slack as another channel for its AI',
      publicAi:
        'Its AI can also answer in public Discord and Telegram channels',
      tickets: 'Opens private threads, not a channel per ticket',
      staff: 'Staff reply in the dashboard, or within Discord',
      permissions: "Doesn't need Administrator",
      api: 'Webhooks and an API',
    },
  },
  kapa: {
    name: 'Kapa',
    mention: /\bKapa\b/,
    sources: [
      {
        label: 'Discord bot',
        href: 'https://docs.kapa.ai/integrations/discord-bot',
      },
      {
        label: 'Discord as a source',
        href: 'https://docs.kapa.ai/data-sources/discord',
      },
    ],
    checked: '2026-11-18',
    facts: {
      does: 'Answers mentions, and every new post in forum channels; recommends a dedicated text channel',
      source: 'Reads forum channels only, with user data anonymised',
    },
  },
  inkeep: {
    name: 'Inkeep',
    mention: /\bInkeep\b/,
    sources: [
      {label: 'docs.inkeep.com (older copy)', href: 'https://docs.inkeep.com'},
    ],
    checked: '2026-11-18',
    facts: {does: 'Slack, Discord, Discourse and components for your site'},
  },
  chatbase: {
    name: 'Chatbase',
    mention: /\bChatbase\b/,
    sources: [
      {
        label: 'data sources',
        href: 'https://chatbase.co/docs/user-guides/chatbot/data-sources',
      },
    ],
    checked: '2026-11-18',
    facts: {
      does: 'Answers from files, a website or sitemap, text, Q&A, Notion, and tickets from Zendesk or Salesforce',
    },
  },
  answerOverflow: {
    name: 'Answer Overflow',
    mention: /\bAnswer Overflow\b/,
    sources: [
      {
        label: 'README',
        href: 'https://github.com/AnswerOverflow/AnswerOverflow',
      },
    ],
    checked: '2026-11-18',
    facts: {does: 'Turns Discord help threads into pages search engines index'},
  },
  intercomFin: {
    name: 'Intercom Fin',
    mention: /\bIntercom\b/,
    sources: [
      {
        label: 'help',
        href: 'https://www.intercom.com/help/en/articles/7837535-fin-ai-agent-faqs',
      },
      {
        label: 'without human agents',
        href: 'https://www.intercom.com/help/en/articles/15234261-configure-fin-s-behavior-when-no-human-agents-are-available',
      },
    ],
    checked: '2026-11-18',
    facts: {
      does: 'AI in a help desk, which routes a conversation to a team in Intercom',
    },
  },
  zendeskAi: {
    name: 'Zendesk AI',
    mention: /\bZendesk AI\b/,
    sources: [{label: 'zendesk.com', href: 'https://www.zendesk.com'}],
    checked: '2026-11-14',
    facts: {does: "AI in a help desk, which hands over to Zendesk's own inbox"},
  },
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof tools;
type FactOf<Id extends ToolId> = keyof (typeof tools)[Id]['facts'] & string;

/**
 * One fact, ready for a table.
 *
 * @example about('mava', 'tickets').value // 'Opens private threads, …'
 */
export function about<Id extends ToolId>(id: Id, fact: FactOf<Id>): Statement {
  return {value: (tools[id].facts as Tool['facts'])[fact], source: id};
}

/** For what the pages we read don't say. */
export const notFound = (id: ToolId): Statement => ({
  value: 'Not on the pages we read',
  source: id,
});
