import type {Comparison} from '@site/src/components/ComparisonTable/types';
import {own} from '@site/src/comparisons/own';
import {about, categoryOf, notRead} from '@site/src/comparisons/tools';

export default {
  tools: {mava: 'Mava', own: true},
  rows: [
    {
      criterion: 'Category',
      statements: {
        mava: categoryOf('mava'),
        own: own(
          'Assistant that answers in place',
          'introduction',
          '/docs/getting-started/intro',
        ),
      },
    },
    {
      criterion: 'Channels',
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
          'Opens no tickets; answers in those that a ticket bot opens',
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
          'Administrator not needed; each permission is listed with its use',
          'invite the bot',
          '/docs/getting-started/invite-bot',
        ),
      },
    },
    {
      criterion: 'Knowledge control',
      statements: {
        mava: notRead('mava'),
        own: own(
          <>
            Answers name their sources; <code>/correct</code> offers to save an
            FAQ
          </>,
          'commands',
          '/docs/commands',
        ),
      },
    },
    {
      criterion: 'Building on it',
      statements: {
        mava: notRead('mava'),
        own: own(
          'API with streaming, and signed webhooks',
          'API',
          '/docs/api-developers/api',
        ),
      },
    },
  ],
} satisfies Comparison<'mava' | 'own'>;
