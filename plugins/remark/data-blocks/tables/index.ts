/** Every table for `<FactTable of="…" />`, by name. */
import {
  problemsTable,
  ratePoliciesTable,
  scopesTable,
  webhookEventsTable,
  webhookRetriesTable,
} from './api.ts';
import {behaviourTable} from './behaviour.ts';
import {
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
  widgetEventsTable,
  widgetPolicyTable,
} from './places.ts';

/** `first` is an attribute of tables whose order depends on the page. */
export const factTables: Readonly<Record<string, (first?: string) => string>> =
  {
    behaviour: behaviourTable,
    'commands-everyone': slashCommandsTable('Everyone'),
    'commands-staff': slashCommandsTable('Staff'),
    'commands-manager': slashCommandsTable('Manager'),
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
    'widget-events': widgetEventsTable,
    'widget-policy': widgetPolicyTable,
    'widget-claims': identityClaimsTable,
    problems: problemsTable,
    'rate-policies': ratePoliciesTable,
    scopes: scopesTable,
    'webhook-events': webhookEventsTable,
    'webhook-retries': webhookRetriesTable,
  };
