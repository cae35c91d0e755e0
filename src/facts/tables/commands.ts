import {messageCommands, slashCommands, telegramCommands} from '../commands.ts';
import type {Option, SlashCommand, TelegramCommand, Who} from '../commands.ts';
import {code, codes, table} from './markdown.ts';

/** `mode:` with its values, or `since:` with what to put there. */
function optionText({name, required, values, about}: Option): string {
  const what = values ? `${codes(values)}; ${about}` : about;
  return `${code(`${name}:`)}${required ? '' : ' (optional)'} ${what}`;
}

const row = ({name, does, options = [], seenBy, example}: SlashCommand) => [
  code(`/${name}`),
  does,
  options.map(optionText).join('<br />') || 'None',
  seenBy,
  code(example),
];

/** One row per subcommand. */
export const slashCommandsTable = (who: Who) => (): string =>
  table(
    ['Command', 'What it does', 'Options', 'Who sees the reply', 'Example'],
    slashCommands.filter((command) => command.who === who).map(row),
  );

export function messageCommandsTable(): string {
  return table(
    ['Command', 'Who', 'What it does', 'Who sees the reply'],
    messageCommands.map(({name, who, does, seenBy}) => [
      `**${name}**`,
      who,
      does,
      seenBy,
    ]),
  );
}

export const telegramUsage = ({name, argument}: TelegramCommand): string =>
  code(['/' + name, argument].filter(Boolean).join(' '));

export function telegramCommandsTable(): string {
  return table(
    ['Command', 'Who', 'What it does'],
    telegramCommands.map((command) => [
      telegramUsage(command),
      command.who,
      command.does,
    ]),
  );
}
