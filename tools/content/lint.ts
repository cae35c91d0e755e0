/** `npm run lint:text`: prints the warnings of every document and post. */
import fs from 'node:fs';
import settings from '../../site.settings.ts';
import sidebars from '../../sidebars.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {withOptionalParts} from '../../plugins/settings/optionalParts.ts';
import {questionWarnings} from './questions.ts';
import {listWarnings, platformWarnings, warningsOf} from './warnings.ts';
import type {Warning} from './warnings.ts';

const idsOf = (item: unknown): string[] =>
  typeof item === 'string'
    ? [item]
    : Object.values((item ?? {}) as object).flatMap(idsOf);

const values = contentValues(settings);
const sidebar = idsOf(sidebars);

let count = 0;
function check(
  pattern: string,
  rule: (text: string, file: string) => Warning[],
): void {
  for (const file of fs.globSync(pattern)) {
    try {
      for (const {line, message} of rule(fs.readFileSync(file, 'utf8'), file)) {
        console.warn(`${file}:${line}: warning: ${message}`);
        count += 1;
      }
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  }
}

check('{docs,blog}/**/*.mdx', (text, file) =>
  warningsOf({file, text, values, sidebar}),
);
const claimed = new Map<string, string>();
check('docs/**/*.mdx', (text, file) =>
  questionWarnings(
    {file, text: withOptionalParts(text, settings, file), values, sidebar},
    claimed,
  ),
);
check('blog/{authors,tags}.yml', listWarnings);
check('{sidebars.ts,data/{navigation,home}.ts,src/pages/*.mdx}', (text) =>
  platformWarnings(text),
);
console.log(`${count} warnings about documents and posts`);
