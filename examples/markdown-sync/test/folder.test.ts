import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import type {TestContext} from 'node:test';
import {readFolder} from '../src/folder.ts';

function folderWith(context: TestContext, files: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-sync-'));
  context.after(() => fs.rmSync(root, {recursive: true}));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), content);
  }
  return root;
}

test('files in faqs/ are FAQs, others are documents titled by path', (context) => {
  const root = folderWith(context, {
    'faqs/a.md': '## A?\nYes.',
    'guides/b.md': 'test',
    'guides/picture.png': '',
  });
  assert.deepEqual(readFolder(root), {
    faqs: [{question: 'A?', answer: 'Yes.'}],
    documents: [
      {
        title: 'guides/b.md',
        content: 'test',
        checksum:
          'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      },
    ],
  });
});

test('the same question in two files is an error', (context) => {
  const root = folderWith(context, {
    'faqs/a.md': '## A?\nYes.',
    'faqs/b.md': '## a?\nNo.',
  });
  assert.throws(
    () => readFolder(root),
    /faqs\/b\.md: "a\?" is also in faqs\/a\.md/,
  );
});

test('a folder without Markdown is an error', (context) => {
  assert.throws(() => readFolder(folderWith(context, {})), /No Markdown files/);
});
