import type {Comparison} from '@site/data/comparisons/types';
import {about, notFound, tools} from '@site/data/comparisons/tools';

export default {
  tools: {
    ticketTool: tools.ticketTool.name,
    tickets: tools.tickets.name,
    discordTickets: tools.discordTickets.name,
  },
  rows: [
    {
      criterion: 'Setup and hosting',
      statements: {
        ticketTool: about('ticketTool', 'setup'),
        tickets: about('tickets', 'setup'),
        discordTickets: about('discordTickets', 'setup'),
      },
    },
    {
      criterion: 'Opening a ticket',
      statements: {
        ticketTool: about('ticketTool', 'opening'),
        tickets: about('tickets', 'opening'),
        discordTickets: about('discordTickets', 'opening'),
      },
    },
    {
      criterion: 'Who sees it',
      statements: {
        ticketTool: about('ticketTool', 'access'),
        tickets: about('tickets', 'access'),
        discordTickets: about('discordTickets', 'access'),
      },
    },
    {
      criterion: 'Sharing the work',
      statements: {
        ticketTool: about('ticketTool', 'sharing'),
        tickets: about('tickets', 'sharing'),
        discordTickets: about('discordTickets', 'sharing'),
      },
    },
    {
      criterion: 'Records',
      statements: {
        ticketTool: notFound('ticketTool'),
        tickets: about('tickets', 'records'),
        discordTickets: about('discordTickets', 'records'),
      },
    },
    {
      criterion: 'Discord permissions',
      statements: {
        ticketTool: about('ticketTool', 'permissions'),
        tickets: about('tickets', 'permissions'),
        discordTickets: about('discordTickets', 'permissions'),
      },
    },
  ],
} satisfies Comparison<'ticketTool' | 'tickets' | 'discordTickets'>;
