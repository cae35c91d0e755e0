import type {Comparison} from '@site/src/components/ComparisonTable/types';
import {own} from '@site/src/comparisons/own';
import {about, categoryOf, notRead, tools} from '@site/src/comparisons/tools';

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
      criterion: 'Category',
      statements: {
        ticketTool: categoryOf('ticketTool'),
        tickets: categoryOf('tickets'),
        discordTickets: categoryOf('discordTickets'),
        own: own('Assistant inside tickets', 'ticket automation', TICKETS),
      },
    },
    {
      criterion: 'Setup and hosting',
      statements: {
        ticketTool: about('ticketTool', 'setup'),
        tickets: about('tickets', 'setup'),
        discordTickets: about('discordTickets', 'setup'),
        own: own('Commands or the panel; hosted', 'commands', '/docs/commands'),
      },
    },
    {
      criterion: 'Opening a ticket',
      statements: {
        ticketTool: about('ticketTool', 'tickets'),
        tickets: notRead('tickets'),
        discordTickets: about('discordTickets', 'opening'),
        own: own(
          'Opens none; works in tickets matched by category or name',
          'matching',
          `${TICKETS}#how-tickets-are-matched`,
        ),
      },
    },
    {
      criterion: 'Staff in a ticket',
      statements: {
        ticketTool: about('ticketTool', 'staff'),
        tickets: about('tickets', 'staff'),
        discordTickets: about('discordTickets', 'staff'),
        own: own(
          'Staff roles; silent for good once one of them replies',
          'staff role',
          `${TICKETS}#staff-role`,
        ),
      },
    },
    {
      criterion: 'Permissions',
      statements: {
        ticketTool: notRead('ticketTool'),
        tickets: about('tickets', 'permissions'),
        discordTickets: notRead('discordTickets'),
        own: own(
          'Nine, among them Manage Threads; never Administrator',
          'permissions',
          '/docs/getting-started/invite-bot#bot-permissions',
        ),
      },
    },
    {
      criterion: 'Record afterwards',
      statements: {
        ticketTool: about('ticketTool', 'record'),
        tickets: notRead('tickets'),
        discordTickets: about('discordTickets', 'record'),
        own: own(
          'No transcripts; questions and answers are in the panel',
          'limits',
          `${TICKETS}#limits-of-ticket-automation`,
        ),
      },
    },
  ],
} satisfies Comparison<'ticketTool' | 'tickets' | 'discordTickets' | 'own'>;
