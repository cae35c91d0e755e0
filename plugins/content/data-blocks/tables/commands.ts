import {
  messageCommands,
  slashCommands,
  telegramCommands,
} from '../../../../data/facts/commands.ts';
import type {
  Option,
  SlashCommand,
  TelegramCommand,
  Who,
} from '../../../../data/facts/commands.ts';
import {code, table} from './markdown.ts';

/** @example '`since:` (optional) a time span such as `2h`' */
function optionText({name, required, oneOf, about}: Option): string {
  const how = required ? '' : oneOf ? ' (one of these)' : ' (optional)';
  return `${code(`${name}:`)}${how} ${about}`;
}

const row = ({name, does, options = [], seenBy}: SlashCommand) => [
  code(`/${name}`),
  does,
  options.map(optionText).join('<br />') || 'None',
  seenBy,
];

/** One row per subcommand. */
export const slashCommandsTable = (who: Who) => (): string =>
  table(
    ['Command', 'What it does', 'Options', 'Who sees the reply'],
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
