/** One table per group of categories: eight columns fit on no screen. */
import type {Comparison} from '@site/data/comparisons/types';
import {own} from '@site/data/comparisons/own';
import {about, categoryOf} from '@site/data/comparisons/tools';

export const docsAssistants = {
  tools: {kapa: 'Kapa', inkeep: 'Inkeep'},
  rows: [
    {
      criterion: 'Category',
      statements: {kapa: categoryOf('kapa'), inkeep: categoryOf('inkeep')},
    },
    {
      criterion: 'What it does',
      statements: {
        kapa: about('kapa', 'does'),
        inkeep: about('inkeep', 'does'),
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
      criterion: 'What it does',
      statements: {
        chatbase: about('chatbase', 'does'),
        answerOverflow: about('answerOverflow', 'does'),
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
      criterion: 'What it does',
      statements: {
        mava: about('mava', 'does'),
        intercomFin: about('intercomFin', 'does'),
        zendeskAi: about('zendeskAi', 'does'),
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
      criterion: 'What it does',
      statements: {
        own: own(
          'Answers in Discord, Telegram, a web widget and an API; staff take over in the same place',
          'behaviour by place',
          '/docs/getting-started/intro#behaviour-by-place',
        ),
      },
    },
  ],
} satisfies Comparison<'own'>;
