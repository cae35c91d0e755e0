/** The facts that content may use as placeholders. */
import {limitsByName, shown} from './limits.ts';
import type {Limit} from './limits.ts';
import {platforms} from './platforms.ts';
import {permissionInteger, permissionSets} from './permissions.ts';

function values(show: (limit: Limit) => string): Record<string, string> {
  const limits = limitsByName().map(([name, limit]) => [name, show(limit)]);
  const sets = Object.entries(permissionSets).map(([name, set]) => [
    `permissions.${name}`,
    String(permissionInteger(set.permissions)),
  ]);
  return Object.fromEntries([...limits, ...sets]) as Record<string, string>;
}

/** With thousands separators: `{limit.faq.answer}` becomes '2,000'. */
export const factValues = () => values(shown);

/** For YAML: numbers without separators, and lists. */
export const rawFactValues = (): Record<string, string> => ({
  ...values(({value}) => String(value)),
  platforms: platforms.map(({id}) => id).join(', '),
});
