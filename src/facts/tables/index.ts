/** Every table that a page can ask for: `<FactTable of="commands" />`. */
import {problemsTable, ratePoliciesTable, webhookEventsTable} from './api.ts';
import {
  managerOptionsTable,
  messageCommandsTable,
  slashCommandsTable,
  telegramCommandsTable,
} from './commands.ts';
import {modesTable, permissionSetsTable, permissionsTable} from './discord.ts';
import {
  faqLimitsTable,
  instructionsTable,
  promptPlaceholdersTable,
  sourcesComparedTable,
  sourcesTable,
  workspaceLimitsTable,
} from './knowledge.ts';
import {
  identityClaimsTable,
  telegramLimitsTable,
  widgetAttributesTable,
  widgetCallsTable,
  widgetPolicyTable,
} from './places.ts';

/** `first` is a further attribute, for tables whose order depends on a page. */
export const factTables: Readonly<Record<string, (first?: string) => string>> =
  {
    commands: slashCommandsTable,
    'command-options': managerOptionsTable,
    'message-commands': messageCommandsTable,
    'telegram-commands': telegramCommandsTable,
    'telegram-limits': telegramLimitsTable,
    modes: modesTable,
    permissions: permissionsTable,
    'permission-sets': permissionSetsTable,
    sources: sourcesTable,
    'sources-compared': sourcesComparedTable,
    'workspace-limits': workspaceLimitsTable,
    'faq-limits': faqLimitsTable,
    instructions: instructionsTable,
    placeholders: promptPlaceholdersTable,
    'widget-attributes': widgetAttributesTable,
    'widget-calls': widgetCallsTable,
    'widget-policy': widgetPolicyTable,
    'widget-claims': identityClaimsTable,
    problems: problemsTable,
    'rate-policies': ratePoliciesTable,
    'webhook-events': webhookEventsTable,
  };
