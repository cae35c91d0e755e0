/**
 * All statements about other products; pages may state nothing else about them.
 * Each tool has the vendor's own pages that say so, never a home page, and the
 * date they were read, so no statement can be rendered without them. No prices.
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
      {
        label: 'panels and support roles',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/general-options',
      },
      {
        label: 'permissions',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/permission-options',
      },
      {
        label: 'claiming',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/claiming-options',
      },
      {
        label: 'general options',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/general-options',
      },
      {
        label: 'thread-style tickets',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/thread-style',
      },
    ],
    checked: '2026-11-19',
    facts: {
      setup: 'Panels, configured in its dashboard',
      access:
        'Support team roles per panel, and additional roles with permissions of their own',
      roleSetting:
        'Panel Configs, General Options, Support Team Roles: have access to tickets by default. Category Options are next to them',
      threads:
        'Thread-style tickets, in beta on its premium plan, in a channel you choose',
      sharing:
        'Claiming, on its premium plan; it can hide a claimed ticket from the rest of the team or make it read-only for them',
      permissions:
        'Can only set permissions in a ticket that it has on the whole server',
    },
  },
  tickets: {
    // 'Tickets' alone is a common word.
    name: 'Tickets (ticketsbot.net)',
    mention: /\bTickets bot\b|ticketsbot\.net/,
    sources: [
      {
        label: 'invite',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/setup/invite.md',
      },
      {
        label: 'automatic setup',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/setup/auto.md',
      },
      {
        label: 'panels',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/dashboard/reaction-panels.md',
      },
      {
        label: 'staff commands',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/commands/add-admin-support.md',
      },
      {
        label: 'forms',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/dashboard/forms.md',
      },
      {
        label: 'claiming',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/dashboard/settings/claiming.md',
      },
      {
        label: 'thread mode',
        href: 'https://docs.ticketsbot.net/features/thread-mode.html',
      },
      {
        label: 'transcripts',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/dashboard/transcripts.md',
      },
    ],
    checked: '2026-11-19',
    facts: {
      setup: 'A dashboard, or /setup auto',
      opening:
        'A panel opens a channel or, in thread mode, a private thread; a form can ask up to 5 questions',
      access: '/addadmin and /addsupport, or staff teams per panel',
      sharing:
        'Claiming, in channel mode only; in thread mode, staff join each ticket with a button and can be on call',
      mode: 'It recommends channel mode for a small team',
      records: 'Transcripts in the dashboard',
      permissions: 'The invite asks for Administrator, which you can remove',
      roleSetting:
        '/addsupport adds a role to the default staff team; a panel can have other support teams',
      category: 'A Ticket Category per panel',
      names: 'ticket, followed by a number or the name of the opener',
    },
  },
  ticketsDotBot: {
    name: 'Tickets (tickets.bot)',
    mention: /\btickets\.bot\b/,
    sources: [
      {label: 'documentation', href: 'https://docs.tickets.bot'},
      {label: 'its source', href: 'https://github.com/TicketsBot-cloud/docs'},
    ],
    checked: '2026-11-19',
    facts: {
      roleSetting:
        '/addsupport adds a role to the default staff team; a panel can have other support teams',
      category: 'A Ticket Category per panel',
      names: 'ticket-%id% by default',
      threads: 'Create Tickets as Threads, per panel, under the panel channel',
    },
  },
  discordTickets: {
    name: 'Discord Tickets',
    mention: /\bDiscord Tickets\b/,
    sources: [
      {
        label: 'README',
        href: 'https://github.com/discord-tickets/bot/blob/main/README.md',
      },
      {
        label: 'ways to open a ticket',
        href: 'https://github.com/discord-tickets/docs/blob/main/docs/features.md',
      },
      {
        label: 'categories, staff roles and claiming',
        href: 'https://github.com/discord-tickets/docs/blob/main/docs/configuration/categories/index.md',
      },
      {
        label: 'commands',
        href: 'https://github.com/discord-tickets/docs/blob/main/docs/commands.md',
      },
      {
        label: 'permissions',
        href: 'https://github.com/discord-tickets/docs/blob/main/docs/self-hosting/troubleshooting.md',
      },
    ],
    checked: '2026-11-19',
    facts: {
      setup: 'Open source. Its public bot, a managed bot, or your own server',
      opening:
        'A command, a panel, a message menu, a prompt from staff or a direct message opens a channel; up to 5 questions first',
      access: 'Staff roles per category, added to each ticket channel',
      sharing:
        'Claiming, off by default, which removes all other staff but administrators from the channel',
      records: 'Archived messages, and /transcript',
      permissions: 'Needs Manage Channels and Manage Roles',
      roleSetting:
        'Staff roles of a ticket category are added to its ticket channels',
      category:
        'By default, a new ticket category gets a Discord category with its name',
      names: 'ticket-{num} by default',
    },
  },
  mava: {
    name: 'Mava',
    mention: /\bMava\b/,
    sources: [
      {
        label: 'contents of its documentation, and thread limits',
        href: 'https://mava.gitbook.io/mava-docs/ticket-behavior-and-settings/discord-threads-and-limits',
      },
      {
        label: 'auto-resolve',
        href: 'https://mava.gitbook.io/mava-docs/ticket-behavior-and-settings/auto-resolve-tickets',
      },
      {
        label: 'fields of a ticket',
        href: 'https://mava.gitbook.io/mava-docs/webhooks-and-api/webhooks/schemas',
      },
      {
        label: 'Discord permissions',
        href: 'https://www.mava.app/blog/what-permissions-do-you-need-to-grant-the-mava-discord-bot',
      },
    ],
    checked: '2026-11-19',
    facts: {
      does: 'Its documentation covers tickets from Discord, Telegram, web chat and email in one support inbox',
      publicAi:
        'It has AI for private tickets, and for public Discord channels, Telegram groups and Slack',
      tickets: 'Opens private threads, not a channel per ticket',
      fields: 'A ticket has a status, a priority and an assignee',
      resolve:
        'A ticket handled by AI is resolved after a day of inactivity unless the customer asks for a human',
      staff: 'Staff reply from its dashboard, or within Discord',
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
        label: 'where to deploy it',
        href: 'https://docs.kapa.ai/integrations/discord-bot/quickstart',
      },
    ],
    checked: '2026-11-19',
    facts: {
      does: 'Answers mentions, and can answer every new post in forum channels; recommends a dedicated text channel',
    },
  },
  inkeep: {
    name: 'Inkeep',
    mention: /\bInkeep\b/,
    sources: [
      {
        label: 'sources and integrations (older copy)',
        href: 'https://docs.inkeep.com/overview/why-inkeep.mdx',
      },
    ],
    checked: '2026-11-19',
    facts: {
      does: 'Quick starts for documentation sites; bots for Slack, Discord, Discourse and Bettermode',
    },
  },
  chatbase: {
    name: 'Chatbase',
    mention: /\bChatbase\b/,
    sources: [
      {
        label: 'sources',
        href: 'https://www.chatbase.co/docs/user-guides/chatbot/sources',
      },
    ],
    checked: '2026-11-19',
    facts: {
      does: 'Answers from files, text snippets, a website or sitemap, Q&A and Notion',
    },
  },
  answerOverflow: {
    name: 'Answer Overflow',
    mention: /\bAnswer Overflow\b/,
    sources: [
      {
        label: 'README',
        href: 'https://github.com/AnswerOverflow/AnswerOverflow/blob/main/README.md',
      },
    ],
    checked: '2026-11-19',
    facts: {does: 'Lets Google index the help channels of a Discord server'},
  },
  intercomFin: {
    name: 'Intercom Fin',
    // 'Intercom' alone is the vendor, named where we say what isn't supported.
    mention: /\bFin\b/,
    sources: [
      {
        label: 'when no human agents are available',
        href: 'https://www.intercom.com/help/en/articles/15234261-configure-fin-s-behavior-when-no-human-agents-are-available',
      },
    ],
    checked: '2026-11-19',
    facts: {
      does: "AI in a help desk, which routes to a team if there's a routing target, and otherwise doesn't offer escalation",
    },
  },
  zendeskAi: {
    name: 'Zendesk AI',
    mention: /\bZendesk AI\b/,
    sources: [
      {
        label: 'handoff and handback',
        href: 'https://support.zendesk.com/hc/en-us/articles/4408824482586',
      },
    ],
    checked: '2026-11-19',
    facts: {
      does: 'AI in a help desk; after a handoff, agents are notified through its routing and the bot can no longer respond',
    },
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
