/** Reads the folder: files in `faqs/` are FAQs, all others are documents. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {questionKey, readFaqs} from './markdown.ts';
import type {Faq} from './markdown.ts';

export type Document = {title: string; content: string; checksum: string};

export type Folder = {faqs: Faq[]; documents: Document[]};

/** As the API computes it, to skip documents that haven't changed. */
const checksum = (content: string): string =>
  `sha256:${createHash('sha256').update(content).digest('hex')}`;

export function readFolder(root: string): Folder {
  const files = fs
    .globSync('**/*.md', {cwd: root, exclude: ['**/node_modules/**']})
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  // With --delete, a mistyped path would empty the workspace.
  if (files.length === 0) throw new Error(`No Markdown files in ${root}.`);

  const folder: Folder = {faqs: [], documents: []};
  const asked = new Map<string, string>();
  for (const file of files) {
    const content = fs.readFileSync(path.join(root, file), 'utf8');
    if (!file.startsWith('faqs/')) {
      const document = {title: file, content, checksum: checksum(content)};
      folder.documents.push(document);
      continue;
    }
    for (const faq of readFaqs(content, file)) {
      const key = questionKey(faq.question);
      const other = asked.get(key);
      if (other) {
        throw new Error(`${file}: "${faq.question}" is also in ${other}`);
      }
      asked.set(key, file);
      folder.faqs.push(faq);
    }
  }
  return folder;
}
