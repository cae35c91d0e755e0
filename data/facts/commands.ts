/**
 * Slash commands, message commands and Telegram commands.
 *
 * Decided:
 * - Discord shows manager commands only to people with Manage Server. Staff
 *   commands are shown to everyone, and the bot declines them privately.
 * - A summary is one message of at most `limits.summary.characters` and isn't
 *   stored. `since` alone covers up to `limits.summary.max` messages; with both
 *   options, the smaller selection is used.
 * - On Telegram, the reply to `/ask` is visible to the group.
 * - `/panel` opens the workspace of the server. Someone who isn't a member of it
 *   sees the owner's name and **Ask for access**; the owner accepts them as
 *   manager or viewer.
 * - `/faq add` opens a form; `/faq edit` and `/faq remove` suggest while typing.
 * - Pings need a staff role that can be mentioned, which Discord's roles can't by
 *   default; `/status` warns about it.
 */
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
  about: 'the FAQ. Discord suggests some while you type.',
};
const sourceOption: Option = {
  name: 'source',
  required: true,
  about: 'its name in `/source list`.',
};
const instructionsOption: Option = {
  name: 'channel',
  about: 'leave it out for the whole workspace.',
};

/** In page order, from commands for everyone to commands for managers. */
export const slashCommands: readonly SlashCommand[] = [
  {
    name: 'ask',
    who: 'Everyone',
    does: 'Answers a question from your knowledge',
    seenBy: 'Only you, unless `public:true`',
    options: [
      {name: 'question', required: true, about: 'what you want to know.'},
      {
        name: 'public',
        values: ['true', 'false'],
        about: '`true` shows the answer to everyone.',
      },
    ],
  },
  {
    name: 'summarize',
    who: 'Everyone',
    does: 'Summarises the channel or thread',
    seenBy: CHANNEL,
    options: [
      {
        name: 'messages',
        about: `how many, from ${summarySpan}. The default is ${shown(summary.default)}.`,
      },
      {
        name: 'since',
        about: `a time span such as \`2h\` or \`1d\`, up to ${shown(summary.max)} messages.`,
      },
    ],
  },
  {
    name: 'handover',
    who: 'Everyone',
    does: 'Stops the assistant here and pings the staff role',
    seenBy: CHANNEL,
  },
  {
    name: 'help',
    who: 'Everyone',
    does: 'Lists the commands you can use',
    seenBy: YOU,
  },
  {
    name: 'resume',
    who: 'Staff',
    does: 'Lets the assistant answer here again',
    seenBy: CHANNEL,
  },
  {
    name: 'correct',
    who: 'Staff',
    does: "Replaces the assistant's last answer here and offers to save yours as an FAQ",
    seenBy: 'Everyone sees the new answer; only you see the offer',
    options: [{name: 'answer', required: true, about: 'the right answer.'}],
  },
  {
    name: 'faq add',
    who: 'Staff',
    does: 'Opens a form for a new FAQ',
    seenBy: YOU,
  },
  {
    name: 'faq edit',
    who: 'Staff',
    does: 'Opens an FAQ in the form',
    seenBy: YOU,
    options: [faqOption],
  },
  {
    name: 'faq remove',
    who: 'Staff',
    does: 'Deletes an FAQ after you confirm',
    seenBy: YOU,
    options: [faqOption],
  },
  {
    name: 'faq list',
    who: 'Staff',
    does: 'Lists all FAQs',
    seenBy: YOU,
  },
  {
    name: 'source add',
    who: 'Manager',
    does: 'Adds a knowledge source',
    seenBy: YOU,
    options: [
      {name: 'url', oneOf: true, about: 'a website or a Git repository.'},
      {name: 'file', oneOf: true, about: 'a document.'},
      {name: 'channel', oneOf: true, about: 'a knowledge channel.'},
    ],
  },
  {
    name: 'source list',
    who: 'Manager',
    does: 'Lists the sources and their status',
    seenBy: YOU,
  },
  {
    name: 'source refresh',
    who: 'Manager',
    does: 'Reads a website, channel or repository again now',
    seenBy: YOU,
    options: [sourceOption],
  },
  {
    name: 'source remove',
    who: 'Manager',
    does: 'Removes a source and everything read from it',
    seenBy: YOU,
    options: [sourceOption],
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
        about: `${modeNames}.`,
      },
      {
        name: 'channel',
        about:
          'for `support`. Setting any mode includes an excluded channel again.',
      },
      {name: 'category', about: 'for `tickets`.'},
      {name: 'pattern', about: 'for `tickets`, such as `ticket*`.'},
    ],
  },
  {
    name: 'mode show',
    who: 'Manager',
    does: 'Shows the modes, their channels and the excluded channels',
    seenBy: YOU,
  },
  {
    name: 'mode off',
    who: 'Manager',
    does: 'Turns a mode off, or excludes one channel from every mode',
    seenBy: YOU,
    options: [
      {
        name: 'mode',
        values: modeOptions,
        about: `${modeNames}, for the whole server.`,
      },
      {name: 'channel', about: 'the channel to exclude from every mode.'},
    ],
  },
  {
    name: 'instructions show',
    who: 'Manager',
    does: 'Shows the custom instructions in effect',
    seenBy: YOU,
    options: [instructionsOption],
  },
  {
    name: 'instructions edit',
    who: 'Manager',
    does: 'Opens the custom instructions in a form',
    seenBy: YOU,
    options: [instructionsOption],
  },
  {
    name: 'staff add',
    who: 'Manager',
    does: 'Makes a role a staff role',
    seenBy: YOU,
    options: [{name: 'role', required: true, about: 'the role.'}],
  },
  {
    name: 'staff remove',
    who: 'Manager',
    does: 'Makes a staff role an ordinary role again',
    seenBy: YOU,
    options: [{name: 'role', required: true, about: 'the role.'}],
  },
  {
    name: 'staff list',
    who: 'Manager',
    does: 'Lists the staff roles',
    seenBy: YOU,
  },
  {
    name: 'bar set',
    who: 'Manager',
    does: "Sets the workspace's [answer bar](/docs/getting-started/intro#answer-bar)",
    seenBy: YOU,
    options: [
      {
        name: 'level',
        required: true,
        values: answerBars,
        about: '`strict`, `balanced` or `relaxed`.',
      },
    ],
  },
  {
    name: 'status',
    who: 'Manager',
    does: 'Shows missing permissions and intents, sources and the last error',
    seenBy: YOU,
  },
  {
    name: 'panel',
    who: 'Manager',
    does: "Links to the server's workspace in the panel, or connects a server that has none",
    seenBy: YOU,
  },
];

export type MessageCommand = Omit<SlashCommand, 'options'>;

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
    does: `Summarises from that message on, at most ${shown(summary.max)} messages`,
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
    does: 'Answers the question, for the whole group to see',
  },
  {
    name: 'summarize',
    who: 'Everyone',
    does: 'Summarises the group or topic',
  },
  {
    name: 'handover',
    who: 'Everyone',
    does: 'Stops the assistant here and marks the conversation for you',
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
    does: "Shows what works and what's missing",
  },
  {name: 'help', who: 'Everyone', does: 'Lists the commands'},
];
