/** The headers that static hosts send for a path, from `_headers`. */
import fs from 'node:fs';
import path from 'node:path';

const FILE = path.resolve('build/_headers');

type Rule = {prefix: string; headers: [string, string][]};

function readRules(): Rule[] {
  return fs
    .readFileSync(FILE, 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return {
        prefix: pattern.replace(/\*$/, ''),
        headers: lines.map((line) => {
          const [name = '', value = ''] = line.trim().split(/: (.*)/, 2);
          return [name.toLowerCase(), value];
        }),
      };
    });
}

export function staticHeaders(pathname: string): Record<string, string> {
  return Object.fromEntries([
    // Both hosts revalidate files without a rule.
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ...readRules()
      .filter(({prefix}) => pathname.startsWith(prefix))
      .flatMap(({headers}) => headers),
  ]) as Record<string, string>;
}
