/** One table for each group of categories: eight columns fit no screen. */
import type {Comparison} from '@site/src/components/ComparisonTable/types';
import {own} from '@site/src/comparisons/own';
import {about, categoryOf, notRead} from '@site/src/comparisons/tools';

export const docsAssistants = {
  tools: {kapa: 'Kapa', inkeep: 'Inkeep'},
  rows: [
    {
      criterion: 'Category',
      statements: {kapa: categoryOf('kapa'), inkeep: categoryOf('inkeep')},
    },
    {
      criterion: 'Where it answers',
      statements: {
        kapa: about('kapa', 'answers'),
        inkeep: about('inkeep', 'answers'),
      },
    },
    {
      criterion: 'What it takes',
      statements: {
        kapa: about('kapa', 'knowledge'),
        inkeep: notRead('inkeep'),
      },
    },
  ],
} satisfies Comparison<'kapa' | 'inkeep'>;

export const webTools = {
  tools: {chatbase: 'Chatbase', answerOverflow: 'Answer Overflow'},
  rows: [
    {
      criterion: 'Category',
      statements: {
        chatbase: categoryOf('chatbase'),
        answerOverflow: categoryOf('answerOverflow'),
      },
    },
    {
      criterion: 'What it takes',
      statements: {
        chatbase: about('chatbase', 'knowledge'),
        answerOverflow: about('answerOverflow', 'does'),
      },
    },
    {
      criterion: 'Freshness',
      statements: {
        chatbase: about('chatbase', 'freshness'),
        answerOverflow: notRead('answerOverflow'),
      },
    },
    {
      criterion: 'For agents',
      statements: {
        chatbase: notRead('chatbase'),
        answerOverflow: about('answerOverflow', 'agents'),
      },
    },
  ],
} satisfies Comparison<'chatbase' | 'answerOverflow'>;

export const inboxes = {
  tools: {
    mava: 'Mava',
    intercomFin: 'Intercom Fin',
    zendeskAi: 'Zendesk AI',
  },
  rows: [
    {
      criterion: 'Category',
      statements: {
        mava: categoryOf('mava'),
        intercomFin: categoryOf('intercomFin'),
        zendeskAi: categoryOf('zendeskAi'),
      },
    },
    {
      criterion: 'Where questions arrive',
      statements: {
        mava: about('mava', 'channels'),
        intercomFin: notRead('intercomFin'),
        zendeskAi: notRead('zendeskAi'),
      },
    },
  ],
} satisfies Comparison<'mava' | 'intercomFin' | 'zendeskAi'>;

export const community = {
  tools: {own: true},
  rows: [
    {
      criterion: 'Category',
      statements: {
        own: own(
          'Community assistant',
          'introduction',
          '/docs/getting-started/intro',
        ),
      },
    },
    {
      criterion: 'Where it answers',
      statements: {
        own: own(
          'Discord, Telegram, web widget, API',
          'quick links',
          '/docs/getting-started/quick-links',
        ),
      },
    },
    {
      criterion: 'What it takes',
      statements: {
        own: own(
          'FAQs, documents, websites, Discord channels, Git repositories',
          'knowledge base',
          '/docs/knowledge-bases',
        ),
      },
    },
    {
      criterion: 'Freshness',
      statements: {
        own: own(
          'From at once (FAQ) to daily or weekly (website)',
          'differences',
          '/docs/knowledge-bases/differences',
        ),
      },
    },
    {
      criterion: 'When unsure',
      statements: {
        own: own(
          'Says so or stays silent, by mode',
          'modes',
          '/docs/automation-modes/ai-support-channel',
        ),
      },
    },
  ],
} satisfies Comparison<'own'>;
