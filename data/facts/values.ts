/** The facts that content may write in single braces, beside the settings. */
import {limitsByName, shown} from './limits.ts';
import type {Limit} from './limits.ts';
import {permissionInteger, permissionSets} from './permissions.ts';

function values(show: (limit: Limit) => string): Record<string, string> {
  const limits = limitsByName().map(([name, limit]) => [name, show(limit)]);
  const sets = Object.entries(permissionSets).map(([name, set]) => [
    `permissions.${name}`,
    String(permissionInteger(set.permissions)),
  ]);
  return Object.fromEntries([...limits, ...sets]) as Record<string, string>;
}

/** As people read them: `{limit.faq.answer}` becomes '2,000'. */
export const factValues = () => values(shown);

/** As programs read them, for YAML: '2000'. */
export const rawFactValues = () => values(({value}) => String(value));
