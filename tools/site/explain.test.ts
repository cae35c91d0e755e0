import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {explain} from './explain.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'explain-'));
afterAll(() => fs.rmSync(dir, {recursive: true}));
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
};
write('docs/a.mdx', 'Text.\n\n[x](/docs/gone) [y](#gone)\n\n<NoSuch />\n');
write('docs/b.mdx', 'Text.\n');
write('footer.ts', "export const to = '/nowhere';\n");
write('site.settings.ts', "    panel: 'x',\n");
write('sidebars.ts', "export default [\n  'nope',\n];\n");
write(
  '.docusaurus/page-sources/default/urls.json',
  JSON.stringify([
    '@site/docs/a.mdx /docs/a',
    '@site/docs/b.mdx /docs/a',
    '@site/docs/b.mdx /docs/b',
  ]),
);

const brokenLinks = (page: string, ...links: string[]) =>
  `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/x/build.js:76:15) {
  [cause]: Error: Docusaurus found broken links!
  Exhaustive list of all broken links found:
  - Broken link on source page path = ${page}:
${links.map((link) => `     -> linking to ${link} (resolved as: ${link})`).join('\n')}
`;

test.each([
  [
    'our own message',
    `[cause]: Error: docs/a.mdx:7: unknown placeholder {brnad}\n    at fill (/x/fill.ts:70:11)`,
    'docs/a.mdx:7: unknown placeholder {brnad}',
  ],
  [
    'a message inside another file\u2019s',
    `Error: MDX compilation failed for file "${dir}/docs/a.mdx"\nCause: docs/a.mdx:4: data/openapi.yaml:9: bad indentation\n`,
    'data/openapi.yaml:9: bad indentation',
  ],
  [
    'MDX syntax',
    `╰─▶   × Error: MDX compilation failed for file "${dir}/docs/a.mdx"\n        │ Cause: Expected a closing tag for \`<Steps>\` (5:1-5:8)\n`,
    'docs/a.mdx:5: Expected a closing tag for `<Steps>` (5:1-5:8)',
  ],
  [
    'broken links, in the page',
    brokenLinks('/docs/a', '/docs/gone', '#gone'),
    'docs/a.mdx:3: broken link /docs/gone\ndocs/a.mdx:3: broken link #gone',
  ],
  [
    'a broken link of the footer',
    brokenLinks('/docs/b', '/nowhere'),
    'footer.ts:1: broken link /nowhere',
  ],
  [
    'a broken link that no line has',
    brokenLinks('/docs/b', '/made-up'),
    'docs/b.mdx: broken link /made-up',
  ],
  [
    'an unknown component',
    'Error: Can\'t render static file for pathname "/docs/a"\n      [cause]: Error: Expected component `NoSuch` to be defined: import it.\n at x',
    'docs/a.mdx:5: Expected component `NoSuch` to be defined: import it.',
  ],
  [
    'a page that cannot be rendered',
    'Error: Can\'t render static file for pathname "/docs/b"\n      [cause]: TypeError: x is not a function\n at x',
    'docs/b.mdx: x is not a function',
  ],
  [
    'one URL for two documents',
    'Error: Duplicate routes found!\nAttempting to create page at /docs/a, but a page already exists at this route.',
    'docs/a.mdx and docs/b.mdx have the same URL, /docs/a: change the slug of one',
  ],
  [
    'an unknown id in the sidebar',
    '[cause]: Error: Invalid sidebar file at "sidebars.ts".\n  These sidebar document ids do not exist:\n  - nope\n\n  Available document ids are:\n  - a\n',
    "sidebars.ts:2: no document has the id 'nope'",
  ],
  [
    'anything else',
    '[ERROR] Error: Unable to build.\n    at a (/x.js:1:1) {\n  [cause]: Error: The disk is full\n      at b (/y.js:1:1)\n}',
    'The disk is full',
  ],
  [
    'a field of front matter with a wrong value',
    `Error: Can't process doc metadata for doc at path path=footer.ts in version name=current\n at x {\n  [cause]: [Error [ValidationError]: "to" must be a number] {\n}`,
    'footer.ts: "to" must be a number',
  ],
  [
    'wrong settings',
    'Error: site.settings.ts is not valid:\n✖ must start with https://\n  → at urls.panel\n✖ must be like x\n  → at contentSecurity["img-src"][0]\n✖ Unrecognized key: "a"\n    at x',
    'site.settings.ts:1: urls.panel must start with https://\nsite.settings.ts: contentSecurity["img-src"][0] must be like x\nsite.settings.ts: Unrecognized key: "a"',
  ],
  [
    'an error of a native library',
    "[ERROR] Error: Unable to build.\n    at a (/x.js:1:1) {\n  [cause]: [Error: no image] {\n    code: 'x'\n  }\n}",
    'no image',
  ],
])('%s', (_, output, expected) => {
  expect(explain(output, dir)).toBe(expected);
});

test('what it cannot read stays as it is', () => {
  expect(explain('Segmentation fault', dir)).toBe('Segmentation fault');
});
