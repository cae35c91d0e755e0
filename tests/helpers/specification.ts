/**
 * Splits the specification into statements: each sentence, list item and table
 * row of sections 2 to 9. The coverage table has a row for each.
 */
import fs from 'node:fs';
import path from 'node:path';

export type Statement = {section: string; text: string};

const file = path.resolve(import.meta.dirname, '../spec.md');

/** '2.1' of '### 2.1 Site-level routes', '4' of '## 4. States …' */
const sectionOf = (heading: string) => /^#+ (\d(?:\.\d)?)/.exec(heading)?.[1];

/** @example sentences('One. Two.') // ['One.', 'Two.'] */
function sentences(text: string): string[] {
  // A full stop ends a sentence if a capital or a quote follows.
  return text.split(/(?<=[.:]'?) (?=[A-Z'{])/).map((part) => part.trim());
}

function statementsOfLine(line: string): string[] {
  if (line.startsWith('|')) {
    const cells = line.split('|').slice(1, -1);
    return [cells.map((cell) => cell.trim()).join(': ')];
  }
  return sentences(line.replace(/^\s*- /, ''));
}

export function readStatements(): Statement[] {
  const statements: Statement[] = [];
  let section = '';
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('#')) {
      section = sectionOf(line) ?? section;
    } else if (
      line.trim() === '' ||
      /^\|[-|]+\|$/.test(line) ||
      // The header row of a table.
      /^\|[-|]+\|$/.test(lines[index + 1] ?? '')
    ) {
      continue;
    } else if (section >= '2') {
      statements.push(
        ...statementsOfLine(line).map((text) => ({section, text})),
      );
    }
  }
  return statements;
}
