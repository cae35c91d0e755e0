import {platforms} from '../../../../data/facts/platforms.ts';
import {promptPlaceholders} from '../../../../data/facts/promptPlaceholders.ts';
import {code, table} from './markdown.ts';

const mark = (available: true | string | undefined): string =>
  available === true ? '✓' : (available ?? '–');

/** One column per platform. */
export function promptPlaceholdersTable(): string {
  return table(
    ['Placeholder', 'Value', ...platforms.map(({label}) => label)],
    promptPlaceholders.map(({name, value, availability}) => [
      code(`{{${name}}}`),
      value,
      ...platforms.map(({id}) => mark(availability[id])),
    ]),
  );
}
