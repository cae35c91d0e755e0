import type {Comparison} from '@site/data/comparisons/types';
import {own} from '@site/data/comparisons/own';
import {about, categoryOf, tools} from '@site/data/comparisons/tools';

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
      criterion: 'Features for your team',
      statements: {
        ticketTool: about('ticketTool', 'features'),
        tickets: about('tickets', 'features'),
        discordTickets: about('discordTickets', 'features'),
        own: own(
          'First reply from your knowledge; stops when staff reply. Opens no tickets, keeps no transcripts, never asks for Administrator',
          'ticket automation',
          TICKETS,
        ),
      },
    },
  ],
} satisfies Comparison<'ticketTool' | 'tickets' | 'discordTickets' | 'own'>;
