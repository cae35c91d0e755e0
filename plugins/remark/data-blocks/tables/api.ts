import {
  problems,
  ratePolicies,
  scopes,
  webhookEvents,
  webhookRetries,
} from '../../../../data/facts/api.ts';
import {shown} from '../../../../data/facts/limits.ts';
import {code, link, table} from './markdown.ts';

export function problemsTable(): string {
  return table(
    ['Problem', 'Status', 'Try again?'],
    Object.entries(problems).map(([name, {status, retry}]) => [
      link(name, `#problem-${name}`),
      String(status),
      retry,
    ]),
  );
}

export function ratePoliciesTable(): string {
  return table(
    ['Policy', 'Calls', 'Limit per API key'],
    ratePolicies.map(({name, calls, perMinute}) => [
      code(name),
      calls,
      `${shown(perMinute)} per minute`,
    ]),
  );
}

export function scopesTable(): string {
  return table(
    ['Scope', 'What the key can do'],
    Object.entries(scopes).map(([name, allows]) => [code(name), allows]),
  );
}

export function webhookEventsTable(): string {
  return table(
    ['Event', 'Sent when', '`data`'],
    webhookEvents.map(({name, when, data}) => [code(name), when, data]),
  );
}

export function webhookRetriesTable(): string {
  return table(
    ['Attempt', 'Sent'],
    [
      ['1', 'Right away'],
      ...webhookRetries.map(({wait}, index) => [
        String(index + 2),
        `${wait} after attempt ${index + 1}`,
      ]),
    ],
  );
}
