import type {Comparison} from '@site/data/comparisons/types';
import {own} from '@site/data/comparisons/own';
import {about, categoryOf} from '@site/data/comparisons/tools';

export default {
  tools: {mava: 'Mava', own: true},
  rows: [
    {
      criterion: 'Where your team works',
      statements: {
        mava: categoryOf('mava'),
        own: own(
          'In the community: an assistant that answers in place',
          'introduction',
          '/docs/getting-started/intro',
        ),
      },
    },
    {
      criterion: 'Where questions arrive',
      statements: {
        mava: about('mava', 'channels'),
        own: own(
          'Discord, Telegram, web widget, API',
          'quick links',
          '/docs/getting-started/quick-links',
        ),
      },
    },
    {
      criterion: 'Tickets on Discord',
      statements: {
        mava: about('mava', 'tickets'),
        own: own(
          'Opens none; answers in tickets that a ticket bot opens',
          'ticket automation',
          '/docs/automation-modes/ticket-automation',
        ),
      },
    },
    {
      criterion: 'Discord permissions',
      statements: {
        mava: about('mava', 'permissions'),
        own: own(
          'Doesn’t need Administrator; each permission is listed with its purpose',
          'invite the bot',
          '/docs/getting-started/invite-bot',
        ),
      },
    },
  ],
} satisfies Comparison<'mava' | 'own'>;
