/**
 * Quotes a file of an example project as a code block, so the docs show code
 * that runs. The `example` meta names the project whose
 * tests cover the block (tests/examples/).
 */
import fs from 'node:fs';
import path from 'node:path';
import {fillText} from '../../settings/fill.ts';

type Values = Readonly<Record<string, string>>;

const FOLDER = 'examples';

function readExample(file: string): string {
  const known = fs
    .globSync(`${FOLDER}/*/{src,server}/*.{ts,tsx}`)
    .map((name) => name.split(path.sep).join('/'));
  if (!known.includes(file)) {
    throw new Error(`unknown file "${file}"; known: ${known.join(', ')}`);
  }
  return fs.readFileSync(file, 'utf8');
}

export function exampleFile(
  {path: file = ''}: Readonly<Record<string, string>>,
  values: Values,
): string {
  const text = readExample(file).trimEnd();
  // A filled placeholder would show code that differs from the file.
  if (fillText(text, values, file, () => true) !== text) {
    throw new Error(`${file}: a name in braces would be filled in; rename it`);
  }
  const fence = '`'.repeat(
    Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  const [, example] = file.split('/');
  const language = path.extname(file).slice(1);
  return `${fence}${language} title="${file}" example="${example}"\n${text}\n${fence}`;
}
