/** Blocks of plain text with rules: commands, instructions, URLs. */
import {slashCommands} from '../../../data/facts/commands.ts';
import {limits} from '../../../data/facts/limits.ts';
import {
  permissionInteger,
  permissionSets,
} from '../../../data/facts/permissions.ts';
import {promptPlaceholders} from '../../../data/facts/promptPlaceholders.ts';
import {widgetPolicy} from '../../../data/facts/widget.ts';

function expectKnown(value: string, known: readonly string[], what: string) {
  if (!known.includes(value)) {
    throw new Error(`unknown ${what} "${value}"; known: ${known.join(', ')}`);
  }
}

/** Each line must be a slash command with valid options. */
export function checkCommands(text: string): void {
  for (const line of text.split('\n')) {
    const command = slashCommands
      .toSorted((a, b) => b.name.length - a.name.length)
      .find(({name}) => `${line} `.startsWith(`/${name} `));
    if (!command) {
      throw new Error(`unknown command: ${line}`);
    }
    const options = command.options ?? [];
    const given = [...line.matchAll(/ (\w+):(\S+)/g)];
    for (const [, name, value] of given) {
      expectKnown(
        name!,
        options.map((option) => option.name),
        'option',
      );
      const fixed = options.find((option) => option.name === name)?.values;
      if (fixed) {
        expectKnown(value!, fixed, name!);
      }
    }
    for (const {name} of options.filter(({required}) => required)) {
      expectKnown(
        name,
        given.map(([, it]) => it!),
        'required option left out',
      );
    }
  }
}

/** Custom instructions: known placeholders, and not too long to save. */
export function checkInstructions(text: string): void {
  const names = promptPlaceholders.map(({name}) => name);
  for (const [, name] of text.matchAll(/\{\{([^}]*)\}\}/g)) {
    expectKnown(name!, names, 'placeholder');
  }
  if (text.length > limits.instructions.workspace.value) {
    throw new Error(`too long: ${text.length} characters`);
  }
}

/** An HTTPS URL; an invite URL must request a known permission set. */
export function checkUrl(text: string): void {
  const {protocol, searchParams} = new URL(text.trim());
  expectKnown(protocol, ['https:'], 'protocol');
  const permissions = searchParams.get('permissions');
  if (permissions !== null) {
    const sets = Object.values(permissionSets).map((set) =>
      String(permissionInteger(set.permissions)),
    );
    expectKnown(permissions, sets, 'permission integer');
    expectKnown(searchParams.get('scope') ?? '', ['bot'], 'scope');
  }
}

/** A Content-Security-Policy that allows the widget. */
export function checkWidgetPolicy(text: string): void {
  const [, policy = ''] = text.split('Content-Security-Policy: ');
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );
  for (const {directive, source} of widgetPolicy) {
    // The host depends on the settings, the rest is the widget's.
    const end = source.replace(/^\{\w+\}/, '');
    const found = directives
      .get(directive)
      ?.some((it) => it !== "'self'" && it.endsWith(end));
    if (!found) {
      throw new Error(`${directive} lacks ${source}`);
    }
  }
}
