/** After an upgrade, each swizzle and override has to be compared once more. */
import fs from 'node:fs';
import {expect, it} from 'vitest';

const rows = fs
  .readFileSync('src/theme/README.md', 'utf8')
  .matchAll(/^\| `([^`]+)` *\| \w+ *\| (\S+) (\S+) *\|/gm);

it.each([...rows].map(([, ...row]) => row))(
  '%s was compared with the installed %s %s',
  (_, name, version) => {
    const file = `node_modules/@docusaurus/${name}/package.json`;
    const installed = JSON.parse(fs.readFileSync(file, 'utf8'));
    expect(installed).toMatchObject({version});
  },
);
