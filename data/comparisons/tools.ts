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
  /** By the name that statements refer to. */
  sources: Readonly<Record<string, {label: string; href: string}>>;
  checked: `${number}-${number}-${number}`;
  /** Each with the page that says it. */
  facts: Readonly<Record<string, {page: string; says: string}>>;
};

export const tools = {
  ticketTool: {
    name: 'Ticket Tool',
    mention: /\bTicket Tool\b/,
    sources: {
      panels: {
        label: 'panels and support roles',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/general-options',
      },
      permissions: {
        label: 'permissions',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/permission-options',
      },
      claiming: {
        label: 'claiming',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/claiming-options',
      },
      threads: {
        label: 'thread-style tickets',
        href: 'https://docs.tickettool.xyz/dashboard/panel-configs/thread-style',
      },
    },
    checked: '2026-11-19',
    facts: {
      setup: {page: 'panels', says: 'Panels, configured in its dashboard'},
      opening: {
        page: 'threads',
        says: 'A panel; thread-style tickets, in beta on its premium plan, are private threads',
      },
      access: {
        page: 'panels',
        says: 'Support team roles per panel, and additional roles with permissions of their own',
      },
      roleSetting: {
        page: 'panels',
        says: 'Panel Configs, General Options, Support Team Roles: have access to tickets by default. Category Options are next to them',
      },
      threads: {
        page: 'threads',
        says: 'Thread-style tickets, in beta on its premium plan, in a channel you choose',
      },
      sharing: {
        page: 'claiming',
        says: 'Claiming, on its premium plan; it can hide a claimed ticket from the rest of the team or make it read-only for them',
      },
      permissions: {
        page: 'permissions',
        says: 'Can only set permissions in a ticket that it has on the whole server',
      },
    },
  },
  tickets: {
    // 'Tickets' alone is a common word.
    name: 'Tickets (ticketsbot.net)',
    mention: /\bTickets bot\b|ticketsbot\.net/,
    sources: {
      invite: {
        label: 'invite',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/setup/invite.md',
      },
      setup: {
        label: 'automatic setup',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/setup/auto.md',
      },
      panels: {
        label: 'panels',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/dashboard/reaction-panels.md',
      },
      commands: {
        label: 'staff commands',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/commands/add-admin-support.md',
      },
      forms: {
        label: 'forms',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/dashboard/forms.md',
      },
      claiming: {
        label: 'claiming',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/dashboard/settings/claiming.md',
      },
      threads: {
        label: 'thread mode',
        href: 'https://docs.ticketsbot.net/features/thread-mode.html',
      },
      transcripts: {
        label: 'transcripts',
        href: 'https://github.com/TicketsBot/docs/blob/master/src/dashboard/transcripts.md',
      },
    },
    checked: '2026-11-19',
    facts: {
      setup: {page: 'setup', says: 'A dashboard, or /setup auto'},
      opening: {
        page: 'threads',
        says: 'A panel opens a channel or, in thread mode, a private thread; a form can ask up to 5 questions',
      },
      access: {
        page: 'commands',
        says: '/addadmin and /addsupport, or staff teams per panel',
      },
      sharing: {
        page: 'threads',
        says: 'Claiming, in channel mode only; in thread mode, staff join each ticket with a button and can be on call',
      },
      mode: {
        page: 'threads',
        says: 'It recommends channel mode for a small team',
      },
      records: {page: 'transcripts', says: 'Transcripts in the dashboard'},
      permissions: {
        page: 'invite',
        says: 'The invite asks for Administrator, which you can remove',
      },
      roleSetting: {
        page: 'commands',
        says: '/addsupport adds a role to the default staff team; a panel can have other support teams',
      },
      category: {page: 'panels', says: 'A Ticket Category per panel'},
      names: {
        page: 'panels',
        says: 'ticket, followed by a number or the name of the opener',
      },
    },
  },
  ticketsDotBot: {
    name: 'Tickets (tickets.bot)',
    mention: /\btickets\.bot\b/,
    sources: {
      panels: {
        label: 'panels',
        href: 'https://github.com/TicketsBot-cloud/docs/blob/1e810f24d2706166e5de06f3a1a79891da9afb3c/docs/src/en/dashboard/ticket-panels.md',
      },
      commands: {
        label: 'staff commands',
        href: 'https://github.com/TicketsBot-cloud/docs/blob/4d453207a55f1f2f890d87aaca805c12ba26e6f5/docs/src/en/commands/add-admin-support.md',
      },
    },
    checked: '2026-11-20',
    facts: {
      roleSetting: {
        page: 'commands',
        says: '/addsupport adds a role to the default staff team; a panel can have other support teams',
      },
      category: {page: 'panels', says: 'A Ticket Category per panel'},
      names: {page: 'panels', says: 'ticket-%id% by default'},
      threads: {
        page: 'panels',
        says: 'Create Tickets as Threads, per panel, under the panel channel',
      },
    },
  },
  discordTickets: {
    name: 'Discord Tickets',
    mention: /\bDiscord Tickets\b/,
    sources: {
      readme: {
        label: 'README',
        href: 'https://github.com/discord-tickets/bot/blob/main/README.md',
      },
      opening: {
        label: 'ways to open a ticket',
        href: 'https://github.com/discord-tickets/docs/blob/main/docs/features.md',
      },
      categories: {
        label: 'categories, staff roles and claiming',
        href: 'https://github.com/discord-tickets/docs/blob/main/docs/configuration/categories/index.md',
      },
      commands: {
        label: 'commands',
        href: 'https://github.com/discord-tickets/docs/blob/main/docs/commands.md',
      },
      permissions: {
        label: 'permissions',
        href: 'https://github.com/discord-tickets/docs/blob/main/docs/self-hosting/troubleshooting.md',
      },
    },
    checked: '2026-11-19',
    facts: {
      setup: {
        page: 'readme',
        says: 'Open source. Its public bot, a managed bot, or your own server',
      },
      opening: {
        page: 'opening',
        says: 'A command, a panel, a message menu, a prompt from staff or a direct message opens a channel; up to 5 questions first',
      },
      access: {
        page: 'categories',
        says: 'Staff roles per category, added to each ticket channel',
      },
      sharing: {
        page: 'categories',
        says: 'Claiming, off by default, which removes all other staff but administrators from the channel',
      },
      records: {page: 'commands', says: 'Archived messages, and /transcript'},
      permissions: {
        page: 'permissions',
        says: 'Needs Manage Channels and Manage Roles',
      },
      roleSetting: {
        page: 'categories',
        says: 'Staff roles of a ticket category are added to its ticket channels',
      },
      category: {
        page: 'categories',
        says: 'By default, a new ticket category gets a Discord category with its name',
      },
      names: {page: 'categories', says: 'ticket-{num} by default'},
    },
  },
  mava: {
    name: 'Mava',
    mention: /\bMava\b/,
    sources: {
      contents: {
        label: 'contents of its documentation, and thread limits',
        href: 'https://mava.gitbook.io/mava-docs/ticket-behavior-and-settings/discord-threads-and-limits',
      },
      'auto-resolve': {
        label: 'auto-resolve',
        href: 'https://mava.gitbook.io/mava-docs/ticket-behavior-and-settings/auto-resolve-tickets',
      },
      fields: {
        label: 'fields of a ticket',
        href: 'https://mava.gitbook.io/mava-docs/webhooks-and-api/webhooks/schemas',
      },
      permissions: {
        label: 'Discord permissions',
        href: 'https://www.mava.app/blog/what-permissions-do-you-need-to-grant-the-mava-discord-bot',
      },
    },
    checked: '2026-11-19',
    facts: {
      does: {
        page: 'contents',
        says: 'Its documentation covers tickets from Discord, Telegram, web chat and email in one support inbox',
      },
      publicAi: {
        page: 'contents',
        says: 'It has AI for private tickets, and for public Discord channels, Telegram groups and Slack',
      },
      tickets: {
        page: 'permissions',
        says: 'Opens private threads, not a channel per ticket',
      },
      fields: {
        page: 'fields',
        says: 'A ticket has a status, a priority and an assignee',
      },
      resolve: {
        page: 'auto-resolve',
        says: 'A ticket handled by AI is resolved after a day of inactivity unless the customer asks for a human',
      },
      staff: {
        page: 'permissions',
        says: 'Staff reply from its dashboard, or within Discord',
      },
      permissions: {page: 'permissions', says: "Doesn't need Administrator"},
    },
  },
  kapa: {
    name: 'Kapa',
    mention: /\bKapa\b/,
    sources: {
      bot: {
        label: 'Discord bot',
        href: 'https://docs.kapa.ai/integrations/discord-bot',
      },
      deploy: {
        label: 'where to deploy it',
        href: 'https://docs.kapa.ai/integrations/discord-bot/quickstart',
      },
    },
    checked: '2026-11-19',
    facts: {
      does: {
        page: 'bot',
        says: 'Answers mentions, and can answer every new post in forum channels; recommends a dedicated text channel',
      },
    },
  },
  inkeep: {
    name: 'Inkeep',
    mention: /\bInkeep\b/,
    sources: {
      overview: {
        label: 'sources and integrations (older copy)',
        href: 'https://docs.inkeep.com/overview/why-inkeep.mdx',
      },
    },
    checked: '2026-11-19',
    facts: {
      does: {
        page: 'overview',
        says: 'Quick starts for documentation sites; bots for Slack, Discord, Discourse and Bettermode',
      },
    },
  },
  chatbase: {
    name: 'Chatbase',
    mention: /\bChatbase\b/,
    sources: {
      sources: {
        label: 'sources',
        href: 'https://www.chatbase.co/docs/user-guides/chatbot/sources',
      },
    },
    checked: '2026-11-19',
    facts: {
      does: {
        page: 'sources',
        says: 'Answers from files, text snippets, a website or sitemap, Q&A and Notion',
      },
    },
  },
  answerOverflow: {
    name: 'Answer Overflow',
    mention: /\bAnswer Overflow\b/,
    sources: {
      readme: {
        label: 'README',
        href: 'https://github.com/AnswerOverflow/AnswerOverflow/blob/main/README.md',
      },
    },
    checked: '2026-11-19',
    facts: {
      does: {
        page: 'readme',
        says: 'Lets Google index the help channels of a Discord server',
      },
    },
  },
  intercomFin: {
    name: 'Intercom Fin',
    // 'Intercom' alone is the vendor, named where we say what isn't supported.
    mention: /\bFin\b/,
    sources: {
      escalation: {
        label: 'when no human agents are available',
        href: 'https://www.intercom.com/help/en/articles/15234261-configure-fin-s-behavior-when-no-human-agents-are-available',
      },
    },
    checked: '2026-11-19',
    facts: {
      does: {
        page: 'escalation',
        says: "AI in a help desk, which routes to a team if there's a routing target, and otherwise doesn't offer escalation",
      },
    },
  },
  zendeskAi: {
    name: 'Zendesk AI',
    mention: /\bZendesk AI\b/,
    sources: {
      handover: {
        label: 'handoff and handback',
        href: 'https://support.zendesk.com/hc/en-us/articles/4408824482586',
      },
    },
    checked: '2026-11-19',
    facts: {
      does: {
        page: 'handover',
        says: 'AI in a help desk; after a handoff, agents are notified through its routing and the bot can no longer respond',
      },
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
  const {says, page} = (tools[id].facts as Tool['facts'])[fact]!;
  return {value: says, source: id, page};
}

/** For what the pages we read don't say. */
export const notFound = (id: ToolId): Statement => ({
  value: 'Not on the pages we read',
  source: id,
});
