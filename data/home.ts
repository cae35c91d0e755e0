/**
 * The home page's texts. Placeholders are those of content; `**bold**`, `` `code` ``
 * and `[links](/docs)` work in every `text`. What belongs to a platform that isn't
 * offered is left out (facts/platforms.ts).
 */
import type {IconName} from '../src/components/Icon/paths.ts';
import {behaviours} from './facts/behaviour.ts';
import {modes} from './facts/modes.ts';
import {onListedPlatforms} from './facts/platforms.ts';

export type HomeLink = {readonly label: string; readonly to: string};

export type Turn = {
  readonly by: 'member' | 'staff' | 'visitor' | 'assistant' | 'handover';
  /** The author; for a handover, who takes over. */
  readonly name?: string;
  readonly text: string;
  /** Shown as code. */
  readonly isCode?: boolean;
  readonly sources?: readonly string[];
};

export type Conversation = {
  readonly platform: string;
  readonly place: 'discord' | 'telegram' | 'widget' | 'api';
  /** In the switch. */
  readonly name: string;
  /** What the conversation shows. */
  readonly label: string;
  readonly turns: readonly Turn[];
  /** What the example can't show. */
  readonly unsure: string;
  readonly handover: string;
  readonly more: HomeLink;
};

export type HomeSection = {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** The section is only about this one. */
  readonly platform?: string;
  readonly cards: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly to?: string;
    readonly facts?: readonly {readonly term: string; readonly text: string}[];
    readonly links?: readonly HomeLink[];
  }[];
};

const LICENCE_FAQ = 'FAQ: How do I move my licence to another computer?';
const LICENCE_ANSWER =
  'Sign out on the old computer, then sign in on the new one. The licence moves with your account.';

/** What the facts say about a place; Discord's depends on the mode. */
function factsOf(platform: string): Pick<Conversation, 'unsure' | 'handover'> {
  const {unsure, handover} = behaviours.find(
    (behaviour) => behaviour.platform === platform,
  ) ?? {unsure: '', handover: ''};
  return platform === 'discord'
    ? {unsure: modes.support.unsure, handover}
    : {unsure, handover};
}

const conversations: Omit<Conversation, 'unsure' | 'handover'>[] = [
  {
    platform: 'discord',
    place: 'discord',
    name: 'Discord',
    label: 'a thread in your support channel',
    turns: [
      {
        by: 'member',
        name: 'Mira',
        text: 'How do I move my licence to a new computer?',
      },
      {by: 'assistant', text: LICENCE_ANSWER, sources: [LICENCE_FAQ]},
      {
        by: 'member',
        name: 'Mira',
        text: 'Thanks! I was also charged twice. Can I get one payment back?',
      },
      {
        by: 'handover',
        name: 'staff',
        text: "I can't approve refunds, so I've asked the support team to take a look. They'll reply right here.",
      },
      {by: 'staff', name: 'Ines', text: "Hi Mira, I'm looking at it now."},
    ],
    more: {
      label: 'Set up a support channel',
      to: '/docs/automation-modes/ai-support-channel',
    },
  },
  {
    platform: 'telegram',
    place: 'telegram',
    name: 'Telegram',
    label: 'a group where members help each other',
    turns: [
      {
        by: 'member',
        name: 'Mira',
        text: 'how do i move my licence to a new computer?',
      },
      {by: 'assistant', text: LICENCE_ANSWER, sources: [LICENCE_FAQ]},
      {
        by: 'member',
        name: 'Noor',
        text: 'anyone here using it with a screen reader?',
      },
      {by: 'member', name: 'Lin', text: 'yes, works fine for me'},
    ],
    more: {label: 'Connect a group', to: '/docs/integrations/telegram'},
  },
  {
    platform: 'web',
    place: 'widget',
    name: 'Website',
    label: 'the chat on your own pages',
    turns: [
      {
        by: 'visitor',
        name: 'Visitor',
        text: 'how do i move my licence to a new computer?',
      },
      {by: 'assistant', text: LICENCE_ANSWER, sources: [LICENCE_FAQ]},
      {by: 'visitor', name: 'Visitor', text: 'is there a student discount?'},
      {
        by: 'assistant',
        text: "I couldn't find an answer to that. Select **Contact the team** to ask a human.",
      },
    ],
    more: {label: 'Add the web widget', to: '/docs/integrations/web-widget'},
  },
  {
    platform: 'api',
    place: 'api',
    name: 'API',
    label: 'one request and its reply, shortened',
    turns: [
      {
        by: 'visitor',
        name: 'Your program',
        isCode: true,
        text: 'POST /answers\n{"question": "New computer, what about my licence?"}',
      },
      {
        by: 'assistant',
        isCode: true,
        text: `{
  "status": "answered",
  "text": "Sign out on the old computer, …",
  "handover_suggested": false,
  "sources": [
    {
      "type": "faq",
      "title": "How do I move my licence …?"
    }
  ]
}`,
      },
    ],
    more: {
      label: 'Make your first request',
      to: '/docs/api-developers/api#quickstart',
    },
  },
];

/** A mode in two facts. */
function modeCard(mode: (typeof modes)[keyof typeof modes], icon: IconName) {
  const {name, href, starts, unsure} = mode;
  return {
    icon,
    title: name,
    to: href,
    facts: [
      {term: 'Starts with', text: starts},
      {term: 'When unsure', text: unsure},
    ],
  };
}

const sections: HomeSection[] = [
  {
    id: 'proof',
    title: 'One source, four questions',
    lead: "Say you add one document, a refund policy: “Refunds are possible within 14 days of purchase.” Websites, channels and Git repositories work the same way, an FAQ is used word for word, and nobody's messages are used to train a model.",
    cards: [
      {
        icon: 'chat',
        title: 'It answers',
        to: '/docs/getting-started/intro#how-answers-are-made',
        facts: [
          {term: 'Member', text: 'How long can I get a refund?'},
          {term: 'Reply', text: 'Within 14 days of purchase.'},
          {term: 'Source', text: 'Refund policy'},
        ],
      },
      {
        icon: 'book',
        title: 'It cites what it uses',
        to: '/docs/knowledge-bases',
        facts: [
          {
            term: 'Member',
            text: 'Can I still get a refund after three weeks?',
          },
          {
            term: 'Reply',
            text: 'No, refunds are possible within 14 days of purchase.',
          },
          {term: 'Source', text: 'Refund policy'},
        ],
      },
      {
        icon: 'question',
        title: "It doesn't guess",
        to: '/docs/getting-started/intro#answer-bar',
        facts: [
          {term: 'Member', text: 'Can I get a refund for a gift card?'},
          {
            term: 'Reply',
            text: "I couldn't find an answer to that. Select Get staff to ask a human.",
          },
          {
            term: 'Source',
            text: 'None: the policy says nothing about gift cards',
          },
        ],
      },
      {
        icon: 'people',
        title: 'It hands over',
        to: '/docs/getting-started/intro#when-it-hands-over',
        facts: [
          {term: 'Member', text: 'Please refund my last order.'},
          {
            term: 'Reply',
            text: "I can't approve refunds, so I've asked the support team to take a look.",
          },
          {term: 'Then', text: 'It stops until staff run `/resume`'},
        ],
      },
    ],
  },
  {
    id: 'modes',
    title: 'You decide where it speaks on Discord',
    lead: 'In every mode it makes room for people. It stops, or pauses, when staff reply.',
    platform: 'discord',
    cards: [
      modeCard(modes.support, 'chat'),
      modeCard(modes.all, 'layers'),
      modeCard(modes.tickets, 'ticket'),
    ],
  },
  {
    id: 'start',
    title: 'Where to start',
    cards: [
      {
        icon: 'sliders',
        title: 'You run the community',
        links: [
          {
            label: 'Get a first answer in ten minutes',
            to: '/docs/getting-started/invite-bot#first-answer',
          },
          {label: 'Add knowledge', to: '/docs/knowledge-bases'},
          {
            label: 'Set tone, scope and handovers',
            to: '/docs/custom-instructions',
          },
          {
            label: 'What is stored, and who can see it',
            to: '/docs/getting-started/intro#who-can-see',
          },
        ],
      },
      {
        icon: 'people',
        title: 'You answer questions',
        links: [
          {
            label: 'Commands to take over, correct and resume',
            to: '/docs/commands',
          },
          {
            label: 'Review conversations in the panel',
            to: '/docs/common-tips-and-tricks#conversations',
          },
          {
            label: 'Write FAQs that answer well',
            to: '/docs/knowledge-bases/faqs',
          },
          {label: 'Troubleshooting', to: '/docs/common-tips-and-tricks'},
        ],
      },
      {
        icon: 'code',
        title: 'You write code',
        links: [
          {label: 'API quickstart', to: '/docs/api-developers/api#quickstart'},
          {label: 'Webhooks', to: '/docs/api-developers/api#webhooks'},
          {
            label: 'Example projects to copy',
            to: '/docs/api-developers/example-projects',
          },
          {
            label: 'Web widget and its page API',
            to: '/docs/integrations/web-widget#page-api',
          },
        ],
      },
    ],
  },
];

export const home = {
  /** What is bold here is coloured. */
  title:
    "{brand} answers your community's questions and **cites its sources**.",
  lead: "It uses only the knowledge you give it. If it isn't sure, it tells you or stays out of the way, [depending on where someone asks](/docs/getting-started/intro#behaviour-by-place).",
  /** Performs the action; the link next to it explains. */
  action: {label: 'Invite {brand}', to: '{inviteUrl}'},
  help: {label: 'How to invite', to: '/docs/getting-started/invite-bot'},
  effort:
    '[First answer in ten minutes](/docs/getting-started/invite-bot#first-answer) · [never asks for Administrator](/docs/getting-started/invite-bot#bot-permissions) · [what is stored](/docs/getting-started/intro#who-can-see)',
  search: 'Search the docs',
  developers:
    'Writing code? Try the [API quickstart](/docs/api-developers/api#quickstart) or an [example project](/docs/api-developers/example-projects).',
  conversations: {
    label: 'An example conversation on',
    unsure: 'When unsure',
    handover: 'Handover',
    list: onListedPlatforms(conversations).map(
      (conversation): Conversation => ({
        ...conversation,
        ...factsOf(conversation.platform),
      }),
    ),
  },
  sections: sections.filter(
    ({platform}) => !platform || onListedPlatforms([{platform}]).length > 0,
  ),
  posts: {title: 'From the blog', all: 'All posts'},
};

export type Home = typeof home;
