/**
 * Adds tags to the head of built pages. Docusaurus sets head tags for the whole
 * site or from a page's component; tags that need the finished page, such as
 * its social card, are added after the build.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {PageModel} from './page-model/types.ts';

export type HeadTag =
  | {name: string; content: string}
  | {property: string; content: string}
  | {rel: string; type: string; href: string};

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function toHtml(tag: HeadTag): string {
  const attributes = Object.entries(tag)
    .map(([key, value]) => `${key}="${escapeAttribute(value)}"`)
    .join(' ');
  return `<${'rel' in tag ? 'link' : 'meta'} ${attributes}>`;
}

/** Inserts the tags after `<title>`, at the offset the parser found. */
export function withHeadTags(
  html: string,
  headOffset: number,
  tags: HeadTag[],
): string {
  const added = tags.map(toHtml).join('');
  return html.slice(0, headOffset) + added + html.slice(headOffset);
}

export async function addHeadTags(
  outDir: string,
  page: PageModel,
  tags: HeadTag[],
): Promise<void> {
  const file = path.join(outDir, page.file);
  const html = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, withHeadTags(html, page.headOffset, tags));
}

/** Structured data goes last in the body, so it doesn't delay rendering. */
export function withStructuredData(html: string, data: object): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) {
    throw new Error('page has no </body>');
  }
  // Keeps `</script>` in a text from closing the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `<script type="application/ld+json">${json}</script>`;
  return html.slice(0, end) + script + html.slice(end);
}

export async function addStructuredData(
  outDir: string,
  page: PageModel,
  data: object,
): Promise<void> {
  const file = path.join(outDir, page.file);
  const html = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, withStructuredData(html, data));
}

/** Without JavaScript, nothing else would set the dark mode. */
export const withDefaultMode = (html: string): string =>
  html.replace('<html ', '<html data-theme="dark" ');
