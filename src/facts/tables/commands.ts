import {messageCommands, slashCommands, telegramCommands} from '../commands.ts';
import type {Option, SlashCommand, TelegramCommand} from '../commands.ts';
import {code, table} from './markdown.ts';

const root = (name: string): string => name.split(' ')[0]!;

/** A command as it is typed: required options bare, others in brackets. */
function usage({name, options = []}: SlashCommand): string {
  // A subcommand's options stand in the table of options.
  const shown = name.includes(' ')
    ? []
    : options.filter(({values}) => values === undefined);
  const words = shown.map(({name: option, required}) =>
    required ? option : `[${option}]`,
  );
  return code(['/' + name, ...words].join(' '));
}

/** One row a command; its subcommands share it. */
export function slashCommandsTable(): string {
  const groups = Map.groupBy(slashCommands, ({name}) => root(name));
  const rows = [...groups.values()].map((members) => [
    members.map(usage).join(', '),
    members[0]!.who,
    members[0]!.does,
  ]);
  return table(['Command', 'Who', 'What it does'], rows);
}

function optionText({name, values, about}: Option): string {
  return values
    ? values.map((value) => code(`${name}:${value}`)).join(', ')
    : `${code(`${name}:`)} (${about})`;
}

export function managerOptionsTable(): string {
  const rows = slashCommands
    .filter(({who, options}) => who === 'Manager' && options)
    .filter(({example}) => example)
    .map(({name, options = [], example}) => [
      code('/' + name),
      options.map(optionText).join('; '),
      code(example!),
    ]);
  return table(['Command', 'Options', 'Example'], rows);
}

export function messageCommandsTable(): string {
  return table(
    ['Command', 'Who', 'What it does'],
    messageCommands.map(({name, who, does}) => [`**${name}**`, who, does]),
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
