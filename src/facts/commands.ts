/** Slash commands, message commands and Telegram commands. */
import {limits, shown} from './limits.ts';
import {answerBars, modes} from './modes.ts';

export type Who = 'Everyone' | 'Everyone (settable)' | 'Staff' | 'Manager';

export type Option = {
  readonly name: string;
  readonly required?: true;
  /** Fixed values, where there are any. */
  readonly values?: readonly string[];
  readonly about: string;
};

export type SlashCommand = {
  /** Without the slash; a subcommand after a space. */
  readonly name: string;
  readonly who: Who;
  readonly does: string;
  readonly options?: readonly Option[];
  readonly example?: string;
};

const {summary} = limits;
const summarySpan = `${shown(summary.min)} to ${shown(summary.max)}`;

/** In the order of the page; subcommands of one command stand together. */
export const slashCommands: readonly SlashCommand[] = [
  {
    name: 'ask',
    who: 'Everyone',
    does: 'Answers, visible to the asker only unless `public:true`',
    options: [
      {name: 'question', required: true, about: 'What to answer'},
      {
        name: 'public',
        values: ['true', 'false'],
        about: 'Shows the answer to all',
      },
    ],
    example: '/ask question:How do I reset my password?',
  },
  {
    name: 'summarize',
    who: 'Everyone (settable)',
    does: `Sums up the channel or thread: ${summarySpan} messages, default ${shown(summary.default)}`,
    options: [
      {name: 'messages', about: summarySpan},
      {name: 'since', about: 'A span such as `2h` or `1d`'},
    ],
    example: '/summarize since:2h',
  },
  {name: 'handover', who: 'Everyone', does: 'Stops here and pings staff'},
  {name: 'resume', who: 'Staff', does: 'Lets it answer here again'},
  {
    name: 'correct',
    who: 'Staff',
    does: 'Replaces its last answer and offers to save it as an FAQ',
    options: [{name: 'answer', required: true, about: 'The right answer'}],
  },
  {name: 'faq add', who: 'Staff', does: 'FAQs'},
  {
    name: 'faq edit',
    who: 'Staff',
    does: 'FAQs',
    options: [{name: 'question', required: true, about: 'Suggested'}],
  },
  {
    name: 'faq remove',
    who: 'Staff',
    does: 'FAQs',
    options: [{name: 'question', required: true, about: 'Suggested'}],
  },
  {name: 'faq list', who: 'Staff', does: 'FAQs'},
  {
    name: 'source add',
    who: 'Manager',
    does: 'Knowledge sources',
    options: [
      {name: 'url', about: 'website, repository'},
      {name: 'file', about: 'document'},
      {name: 'channel', about: 'knowledge channel'},
    ],
    example: '/source add channel:#solved',
  },
  {name: 'source list', who: 'Manager', does: 'Knowledge sources'},
  {
    name: 'source refresh',
    who: 'Manager',
    does: 'Knowledge sources',
    options: [{name: 'source', required: true, about: 'Which one'}],
    example: '/source refresh source:Docs',
  },
  {
    name: 'source remove',
    who: 'Manager',
    does: 'Knowledge sources',
    options: [{name: 'source', required: true, about: 'Which one'}],
    example: '/source remove source:Docs',
  },
  {
    name: 'mode set',
    who: 'Manager',
    does: "A channel's mode",
    options: [
      {
        name: 'mode',
        required: true,
        values: Object.values(modes).map(({option}) => option),
        about: 'Which mode',
      },
      {name: 'channel', about: 'for support'},
      {name: 'category', about: 'for tickets'},
      {name: 'pattern', about: 'for tickets, with `*`'},
    ],
    example: '/mode set mode:support channel:#help',
  },
  {name: 'mode show', who: 'Manager', does: "A channel's mode"},
  {
    name: 'mode off',
    who: 'Manager',
    does: "A channel's mode",
    options: [{name: 'channel', about: 'leaves it out of every mode'}],
    example: '/mode off channel:#general',
  },
  {
    name: 'instructions show',
    who: 'Manager',
    does: 'Custom instructions',
    options: [{name: 'channel', about: 'none: the workspace'}],
  },
  {
    name: 'instructions edit',
    who: 'Manager',
    does: 'Custom instructions',
    options: [{name: 'channel', about: 'none: the workspace'}],
    example: '/instructions edit channel:#help',
  },
  {
    name: 'staff add',
    who: 'Manager',
    does: 'Staff roles',
    options: [{name: 'role', required: true, about: 'Which role'}],
    example: '/staff add role:@Support',
  },
  {
    name: 'staff remove',
    who: 'Manager',
    does: 'Staff roles',
    options: [{name: 'role', required: true, about: 'Which role'}],
    example: '/staff remove role:@Support',
  },
  {name: 'staff list', who: 'Manager', does: 'Staff roles'},
  {
    name: 'bar set',
    who: 'Manager',
    does: 'The answer bar',
    options: [
      {name: 'level', required: true, values: answerBars, about: 'How sure'},
    ],
    example: '/bar set level:strict',
  },
  {
    name: 'status',
    who: 'Manager',
    does: 'Permissions, intents, sources, last error',
  },
  {name: 'panel', who: 'Manager', does: 'A link to the panel'},
  {name: 'help', who: 'Everyone', does: 'Commands that you may use'},
];

export const messageCommands: readonly SlashCommand[] = [
  {name: 'Answer this', who: 'Everyone', does: 'Answers that message'},
  {
    name: 'Save as FAQ',
    who: 'Staff',
    does: 'Opens the FAQ form with the message in it',
  },
  {
    name: 'Summarize from here',
    who: 'Everyone (settable)',
    does: `Sums up from that message on, at most ${shown(summary.max)} messages`,
  },
];

export type TelegramCommand = {
  readonly name: string;
  readonly argument?: string;
  readonly who: 'Everyone' | 'Administrators';
  readonly does: string;
};

export const telegramCommands: readonly TelegramCommand[] = [
  {name: 'ask', who: 'Everyone', does: 'Answers the question after it'},
  {name: 'summarize', who: 'Everyone', does: 'Sums up the group or topic'},
  {name: 'handover', who: 'Everyone', does: 'Stops here'},
  {name: 'resume', who: 'Administrators', does: 'Answers here again'},
  {
    name: 'link',
    argument: 'CODE',
    who: 'Administrators',
    does: 'Connects the group to a workspace',
  },
  {
    name: 'status',
    who: 'Administrators',
    does: 'Shows what works and what is missing',
  },
  {name: 'help', who: 'Everyone', does: 'Lists the commands'},
];
