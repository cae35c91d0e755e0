import fs from 'node:fs/promises';
import path from 'node:path';
import {write} from '../files.ts';
import type {PageModel} from '../site-model/page-model/types.ts';

/** Without a model, the file isn't a page of the site (a verification file). */
export type Transform = (html: string, page: PageModel | undefined) => string;

/** Reads every HTML file once, applies all transforms and writes it once. */
export async function rewritePages(
  outDir: string,
  pages: readonly PageModel[],
  transforms: readonly Transform[],
): Promise<number> {
  const models = new Map(pages.map((page) => [page.file, page]));
  let count = 0;
  for await (const name of fs.glob('**/*.html', {cwd: outDir})) {
    const file = path.join(outDir, name);
    const page = models.get(name.split(path.sep).join('/'));
    const html = transforms.reduce(
      (text, transform) => transform(text, page),
      await fs.readFile(file, 'utf8'),
    );
    // Replaced in one step: the blog plugin reads posts for its feeds meanwhile.
    await write(file, html);
    count += 1;
  }
  return count;
}
