/** Slash commands, message commands and Telegram commands. */
import {limits, shown} from './limits.ts';
import {answerBars, modes} from './modes.ts';

export type Who = 'Everyone' | 'Staff' | 'Manager';

export type Option = {
  readonly name: string;
  readonly required?: true;
  /** Exactly one of the options marked like this is required. */
  readonly oneOf?: true;
  /** Allowed values, if fixed. */
  readonly values?: readonly string[];
  readonly about: string;
};

export type SlashCommand = {
  /** Without the slash; a subcommand after a space. */
  readonly name: string;
  readonly who: Who;
  /** Starts with a verb: it continues "This command …". */
  readonly does: string;
  /** Who sees what the bot replies. */
  readonly seenBy: string;
  readonly options?: readonly Option[];
  readonly example: string;
};

const {summary} = limits;
const summarySpan = `${shown(summary.min)} to ${shown(summary.max)}`;

const YOU = 'Only you';
const CHANNEL = 'Everyone in the channel';
const modeOptions = Object.values(modes).map(({option}) => option);
const modeNames = '`support`, `all` or `tickets`';

const faqOption: Option = {
  name: 'question',
  required: true,
  about: 'Discord suggests FAQs while you type',
};
const sourceOption: Option = {
  name: 'source',
  required: true,
  about: 'the name that `/source list` shows',
};
const instructionsOption: Option = {
  name: 'channel',
  about: 'leave it out for the workspace',
};

/** In page order, from commands for everyone to commands for managers. */
export const slashCommands: readonly SlashCommand[] = [
  {
    name: 'ask',
    who: 'Everyone',
    does: 'Answers a question from your knowledge',
    seenBy: 'Only you, unless `public:true`',
    options: [
      {name: 'question', required: true, about: 'what you want to know'},
      {
        name: 'public',
        values: ['true', 'false'],
        about: '`true` shows the answer to everyone',
      },
    ],
    example: '/ask question:How do I reset my password?',
  },
  {
    name: 'summarize',
    who: 'Everyone',
    does: 'Summarizes the channel or thread',
    seenBy: CHANNEL,
    options: [
      {
        name: 'messages',
        about: `${summarySpan}, default ${shown(summary.default)}`,
      },
      {name: 'since', about: 'a time span such as `2h` or `1d`'},
    ],
    example: '/summarize since:2h',
  },
  {
    name: 'handover',
    who: 'Everyone',
    does: 'Stops the assistant here and pings the staff role',
    seenBy: CHANNEL,
    example: '/handover',
  },
  {
    name: 'help',
    who: 'Everyone',
    does: 'Lists the commands that you can use',
    seenBy: YOU,
    example: '/help',
  },
  {
    name: 'resume',
    who: 'Staff',
    does: 'Lets the assistant answer here again',
    seenBy: CHANNEL,
    example: '/resume',
  },
  {
    name: 'correct',
    who: 'Staff',
    does: "Replaces the assistant's last answer here and offers to save yours as an FAQ",
    seenBy: 'Everyone sees the new answer; only you see the offer',
    options: [{name: 'answer', required: true, about: 'the right answer'}],
    example: '/correct answer:Sign out on the old phone first.',
  },
  {
    name: 'faq add',
    who: 'Staff',
    does: 'Opens a form for a new FAQ',
    seenBy: YOU,
    example: '/faq add',
  },
  {
    name: 'faq edit',
    who: 'Staff',
    does: 'Opens an FAQ in the form',
    seenBy: YOU,
    options: [faqOption],
    example: '/faq edit question:Reset a password',
  },
  {
    name: 'faq remove',
    who: 'Staff',
    does: 'Deletes an FAQ after you confirm',
    seenBy: YOU,
    options: [faqOption],
    example: '/faq remove question:Reset a password',
  },
  {
    name: 'faq list',
    who: 'Staff',
    does: 'Lists all FAQs',
    seenBy: YOU,
    example: '/faq list',
  },
  {
    name: 'source add',
    who: 'Manager',
    does: 'Adds a knowledge source',
    seenBy: YOU,
    options: [
      {name: 'url', oneOf: true, about: 'a website or a Git repository'},
      {name: 'file', oneOf: true, about: 'a document'},
      {name: 'channel', oneOf: true, about: 'a knowledge channel'},
    ],
    example: '/source add channel:#solved',
  },
  {
    name: 'source list',
    who: 'Manager',
    does: 'Lists the sources and whether each could be read',
    seenBy: YOU,
    example: '/source list',
  },
  {
    name: 'source refresh',
    who: 'Manager',
    does: 'Reads a website, channel or repository again now',
    seenBy: YOU,
    options: [sourceOption],
    example: '/source refresh source:Docs',
  },
  {
    name: 'source remove',
    who: 'Manager',
    does: 'Removes a source and everything read from it',
    seenBy: YOU,
    options: [sourceOption],
    example: '/source remove source:Docs',
  },
  {
    name: 'mode set',
    who: 'Manager',
    does: 'Turns on a mode',
    seenBy: YOU,
    options: [
      {
        name: 'mode',
        required: true,
        values: modeOptions,
        about: modeNames,
      },
      {name: 'channel', about: 'for `support`'},
      {name: 'category', about: 'for `tickets`'},
      {name: 'pattern', about: 'for `tickets`, with `*`'},
    ],
    example: '/mode set mode:support channel:#help',
  },
  {
    name: 'mode show',
    who: 'Manager',
    does: 'Shows the modes, their channels and the excluded channels',
    seenBy: YOU,
    example: '/mode show',
  },
  {
    name: 'mode off',
    who: 'Manager',
    does: 'Turns a mode off, or leaves one channel out of every mode',
    seenBy: YOU,
    options: [
      {
        name: 'mode',
        values: modeOptions,
        about: `${modeNames}; turns it off in the whole server`,
      },
      {name: 'channel', about: 'leaves this channel out of every mode'},
    ],
    example: '/mode off channel:#general',
  },
  {
    name: 'instructions show',
    who: 'Manager',
    does: 'Shows the custom instructions in effect',
    seenBy: YOU,
    options: [instructionsOption],
    example: '/instructions show',
  },
  {
    name: 'instructions edit',
    who: 'Manager',
    does: 'Opens the custom instructions in a form',
    seenBy: YOU,
    options: [instructionsOption],
    example: '/instructions edit channel:#help',
  },
  {
    name: 'staff add',
    who: 'Manager',
    does: 'Makes a role a staff role',
    seenBy: YOU,
    options: [{name: 'role', required: true, about: 'which role'}],
    example: '/staff add role:@Support',
  },
  {
    name: 'staff remove',
    who: 'Manager',
    does: 'Makes a staff role an ordinary role again',
    seenBy: YOU,
    options: [{name: 'role', required: true, about: 'which role'}],
    example: '/staff remove role:@Support',
  },
  {
    name: 'staff list',
    who: 'Manager',
    does: 'Lists the staff roles',
    seenBy: YOU,
    example: '/staff list',
  },
  {
    name: 'bar set',
    who: 'Manager',
    does: "Sets the server's answer bar",
    seenBy: YOU,
    options: [
      {
        name: 'level',
        required: true,
        values: answerBars,
        about: '`relaxed`, `balanced` or `strict`',
      },
    ],
    example: '/bar set level:strict',
  },
  {
    name: 'status',
    who: 'Manager',
    does: 'Shows permissions, intents, sources and the last error',
    seenBy: YOU,
    example: '/status',
  },
  {
    name: 'panel',
    who: 'Manager',
    does: 'Gives you a link to the panel',
    seenBy: YOU,
    example: '/panel',
  },
];

export type MessageCommand = Omit<SlashCommand, 'options' | 'example'>;

export const messageCommands: readonly MessageCommand[] = [
  {
    name: 'Answer this',
    who: 'Everyone',
    does: 'Answers the message',
    seenBy: CHANNEL,
  },
  {
    name: 'Save as FAQ',
    who: 'Staff',
    does: 'Opens the FAQ form with the message in it',
    seenBy: YOU,
  },
  {
    name: 'Summarize from here',
    who: 'Everyone',
    does: `Summarizes from that message on, at most ${shown(summary.max)} messages`,
    seenBy: CHANNEL,
  },
];

export type TelegramCommand = {
  readonly name: string;
  readonly argument?: string;
  readonly who: 'Everyone' | 'Administrators';
  readonly does: string;
};

export const telegramCommands: readonly TelegramCommand[] = [
  {
    name: 'ask',
    argument: 'QUESTION',
    who: 'Everyone',
    does: 'Answers the question that follows it',
  },
  {
    name: 'summarize',
    who: 'Everyone',
    does: 'Summarizes the group or topic',
  },
  {
    name: 'handover',
    who: 'Everyone',
    does: 'Stops the assistant here and marks the conversation in the panel',
  },
  {
    name: 'resume',
    who: 'Administrators',
    does: 'Lets the assistant answer here again',
  },
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
