import type {Comparison} from '@site/src/components/ComparisonTable/types';

const checked = '2026-11-14';
const mavaPages = [
  {label: 'documentation', href: 'https://mava.gitbook.io'},
  {label: 'blog', href: 'https://mava.app/blog'},
];
const notCovered = {
  value: 'Not covered by the pages we read',
  checked,
} as const;

const ownPage = (label: string, href: string) => [{label, href}];

export default {
  tools: {mava: 'Mava', own: true},
  rows: [
    {
      criterion: 'Category',
      statements: {
        mava: {value: 'Shared inbox with AI', sources: mavaPages, checked},
        own: {
          value: 'Assistant that answers in place',
          sources: ownPage('introduction', '/docs/getting-started/intro'),
          checked,
        },
      },
    },
    {
      criterion: 'Channels',
      statements: {
        mava: {
          value: 'Discord, Telegram, web, email, Slack',
          sources: mavaPages,
          checked,
        },
        own: {
          value: 'Discord, Telegram, web widget, API',
          sources: ownPage('quick links', '/docs/getting-started/quick-links'),
          checked,
        },
      },
    },
    {
      criterion: 'Tickets on Discord',
      statements: {
        mava: {
          value: 'Private threads instead of channels',
          sources: mavaPages,
          checked,
        },
        own: {
          value: 'Opens no tickets; answers in those that a ticket bot opens',
          sources: ownPage(
            'ticket automation',
            '/docs/automation-modes/ticket-automation',
          ),
          checked,
        },
      },
    },
    {
      criterion: 'Administrator permission',
      statements: {
        mava: {value: 'Not needed', sources: mavaPages, checked},
        own: {
          value: 'Not needed',
          sources: ownPage(
            'invite the bot',
            '/docs/getting-started/invite-bot',
          ),
          checked,
        },
      },
    },
    {
      criterion: 'Knowledge control',
      statements: {
        mava: notCovered,
        own: {
          value: (
            <>
              Answers name their sources; <code>/correct</code> offers to save
              an FAQ
            </>
          ),
          sources: ownPage('commands', '/docs/commands'),
          checked,
        },
      },
    },
    {
      criterion: 'Building on it',
      statements: {
        mava: notCovered,
        own: {
          value: 'API with streaming, and signed webhooks',
          sources: ownPage('API', '/docs/api-developers/api'),
          checked,
        },
      },
    },
  ],
} satisfies Comparison<'mava' | 'own'>;
