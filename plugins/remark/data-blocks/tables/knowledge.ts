import {knowledgeSources} from '../../../../data/facts/knowledge.ts';
import {limits, shown} from '../../../../data/facts/limits.ts';
import {
  platforms,
  promptPlaceholders,
} from '../../../../data/facts/promptPlaceholders.ts';
import type {Platform} from '../../../../data/facts/promptPlaceholders.ts';
import {code, link, table} from './markdown.ts';

const sources = Object.values(knowledgeSources);

export function sourcesTable(): string {
  return table(
    ['Source', 'What it takes', 'When a change takes effect', 'Best for'],
    sources.map(({name, href, takes, fresh, bestFor}) => [
      link(name, href),
      takes,
      fresh,
      bestFor,
    ]),
  );
}

export function sourcesComparedTable(): string {
  const row = (
    label: string,
    read: (source: (typeof sources)[number]) => string,
  ) => [label, ...sources.map(read)];
  return table(
    row('Source', ({name}) => name),
    [
      row('Takes', ({takesShort}) => takesShort),
      row('Size', ({size}) => size),
      row('When a change takes effect', ({freshShort}) => freshShort),
      row('Maintained by', ({keptBy}) => keptBy),
      row('Per workspace', ({perWorkspace}) => shown(perWorkspace)),
      row('Added by', ({addedBy}) => addedBy),
    ],
  );
}

export function workspaceLimitsTable(): string {
  return table(
    ['Source', 'Maximum per workspace'],
    sources.map(({plural, perWorkspace}) => [plural, shown(perWorkspace)]),
  );
}

export function faqLimitsTable(): string {
  const {faq} = limits;
  return table(
    ['What', 'Limit'],
    [
      ['FAQs per workspace', shown(faq.perWorkspace)],
      ['Question', `${shown(faq.question)} characters`],
      ['Alternative wordings', shown(faq.alternatives)],
      ['Answer', `${shown(faq.answer)} characters`],
    ],
  );
}

export function instructionsTable(): string {
  const {workspace, channel} = limits.instructions;
  return table(
    ['Where', 'Length', 'Effect'],
    [
      [
        'Workspace',
        `Up to ${shown(workspace)} characters`,
        'Applies everywhere',
      ],
      [
        'Channel',
        `Up to ${shown(channel)} more characters`,
        "Adds to the workspace's instructions and wins where they conflict",
      ],
    ],
  );
}

const mark = (available: boolean | string): string =>
  typeof available === 'string' ? available : available ? '✓' : '–';

export function promptPlaceholdersTable(): string {
  const ids = Object.keys(platforms) as Platform[];
  return table(
    ['Placeholder', 'Value', ...ids.map((id) => platforms[id])],
    promptPlaceholders.map(({name, value, availability}) => [
      code(`{{${name}}}`),
      value,
      ...ids.map((id) => mark(availability[id])),
    ]),
  );
}
