import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {readStyles, withInlineStyles} from './inlineStyles.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
afterAll(() => fs.rmSync(dir, {recursive: true}));

test('the site’s stylesheet is inlined, not one of another host', async () => {
  const foreign = '<link rel="stylesheet" href="https://fonts.example/a.css">';
  const own = '<link rel="stylesheet" href="/docs/assets/s.css">';
  const html = `<head>${foreign}${own}</head>`;
  fs.mkdirSync(path.join(dir, 'assets'));
  fs.writeFileSync(path.join(dir, 'assets/s.css'), 'a{content:"</style>"}');
  fs.writeFileSync(path.join(dir, 'index.html'), html);
  const styles = await readStyles(dir, '/docs/');
  expect(withInlineStyles(styles)(html, undefined)).toBe(
    `<head>${foreign}<style>a{content:"<\\/style>"}</style></head>`,
  );
});
