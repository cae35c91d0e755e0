import type {Comparison} from '@site/data/comparisons/types';
import {about, notFound, tools} from '@site/data/comparisons/tools';

const TICKETS = '/docs/automation-modes/ticket-automation';

export default {
  tools: {
    ticketTool: tools.ticketTool.name,
    tickets: tools.tickets.name,
    discordTickets: tools.discordTickets.name,
    own: true,
  },
  rows: [
    {
      criterion: 'Setup and hosting',
      statements: {
        ticketTool: about('ticketTool', 'setup'),
        tickets: about('tickets', 'setup'),
        discordTickets: about('discordTickets', 'setup'),
        own: {value: 'Commands or a panel; hosted', href: '/docs/commands'},
      },
    },
    {
      criterion: 'Opening a ticket',
      statements: {
        ticketTool: about('ticketTool', 'opening'),
        tickets: about('tickets', 'opening'),
        discordTickets: about('discordTickets', 'opening'),
        own: {
          value: 'Opens none; answers in the tickets they open',
          href: TICKETS,
        },
      },
    },
    {
      criterion: 'Who sees it',
      statements: {
        ticketTool: about('ticketTool', 'access'),
        tickets: about('tickets', 'access'),
        discordTickets: about('discordTickets', 'access'),
        own: {
          value: 'Its role is added in the ticket bot',
          href: `${TICKETS}#give-access`,
        },
      },
    },
    {
      criterion: 'Sharing the work',
      statements: {
        ticketTool: about('ticketTool', 'sharing'),
        tickets: about('tickets', 'sharing'),
        discordTickets: about('discordTickets', 'sharing'),
        own: {
          value: 'Gives the first reply; stops when staff reply',
          href: `${TICKETS}#handover-to-staff-in-a-ticket`,
        },
      },
    },
    {
      criterion: 'Records',
      statements: {
        ticketTool: about('ticketTool', 'records'),
        tickets: about('tickets', 'records'),
        discordTickets: about('discordTickets', 'records'),
        own: {
          value: 'Questions and answers in its panel; no transcripts',
          href: '/docs/getting-started/intro#privacy',
        },
      },
    },
    {
      criterion: 'Discord permissions',
      statements: {
        ticketTool: notFound('ticketTool'),
        tickets: about('tickets', 'permissions'),
        discordTickets: about('discordTickets', 'permissions'),
        own: {
          value: 'Never asks for Administrator',
          href: '/docs/getting-started/invite-bot#bot-permissions',
        },
      },
    },
  ],
} satisfies Comparison<'ticketTool' | 'tickets' | 'discordTickets' | 'own'>;
