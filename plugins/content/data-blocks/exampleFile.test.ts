import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {exampleFile} from './exampleFile.ts';

const FILE = 'examples/webhook-receiver/src/once.ts';

describe.skipIf(!fs.existsSync(FILE))('a quoted file of an example', () => {
  it('is the file, with its name and the example that tests it', () => {
    const block = exampleFile({path: FILE}, {});
    expect(block.split('\n')[0]).toBe(
      `\`\`\`ts title="${FILE}" example="webhook-receiver"`,
    );
    expect(block).toContain(fs.readFileSync(FILE, 'utf8').trimEnd());
  });

  it('has a fence longer than any in the file', () => {
    const path = 'examples/markdown-sync/src/markdown.ts';
    expect(exampleFile({path}, {})).toMatch(/^`{3,}ts[^]+\n`{3,}$/);
  });

  it.each(['examples/nope/src/a.ts', '../secrets.ts', 'site.settings.ts', ''])(
    'cannot be %j',
    (path) => {
      expect(() => exampleFile({path}, {})).toThrow(`unknown file "${path}"`);
    },
  );

  it('fails if it contains a placeholder', () => {
    const path = 'examples/question-box/src/QuestionBox.tsx';
    const values = {problem: 'x'};
    expect(() => exampleFile({path}, values)).toThrow('would be filled in');
  });
});
