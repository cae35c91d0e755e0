/**
 * Every table for `<FactTable of="…" />`, by name. Only tables that join data or
 * show what programs use as well; any other table is Markdown in its page.
 */
import {behaviourTable} from './behaviour.ts';
import {
  messageCommandsTable,
  slashCommandsTable,
  telegramCommandsTable,
} from './commands.ts';
import {modesTable, permissionSetsTable, permissionsTable} from './discord.ts';
import {promptPlaceholdersTable} from './placeholders.ts';

export const factTables: Readonly<Record<string, () => string>> = {
  behaviour: behaviourTable,
  'commands-everyone': slashCommandsTable('Everyone'),
  'commands-staff': slashCommandsTable('Staff'),
  'commands-manager': slashCommandsTable('Manager'),
  'message-commands': messageCommandsTable,
  'telegram-commands': telegramCommandsTable,
  modes: modesTable,
  permissions: permissionsTable,
  'permission-sets': permissionSetsTable,
  placeholders: promptPlaceholdersTable,
};
