/** `npm run lint:text`: prints the warnings of every document and post. */
import fs from 'node:fs';
import settings from '../../site.settings.ts';
import sidebars from '../../sidebars.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {warningsOf} from './warnings.ts';

const idsOf = (item: unknown): string[] =>
  typeof item === 'string'
    ? [item]
    : Object.values((item ?? {}) as object).flatMap(idsOf);

const values = contentValues(settings);
const sidebar = idsOf(sidebars);

let count = 0;
for (const file of fs.globSync('{docs,blog}/**/*.mdx')) {
  const text = fs.readFileSync(file, 'utf8');
  for (const {line, message} of warningsOf({file, text, values, sidebar})) {
    console.warn(`${file}:${line}: warning: ${message}`);
    count += 1;
  }
}
console.log(`${count} warnings about documents and posts`);
