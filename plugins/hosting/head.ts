/** Adds to the head of built pages what needs the finished page or site. */
import type {Transform} from './rewritePages.ts';
import type {PageModel} from '../site-model/page-model/types.ts';

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

/** Inserts tags after `<title>`. */
export const withHeadTags =
  (tagsOf: (page: PageModel) => readonly HeadTag[]): Transform =>
  (html, page) =>
    page
      ? html.replace(
          '</title>',
          (end) => end + tagsOf(page).map(toHtml).join(''),
        )
      : html;

/** Without JavaScript, nothing else would set the dark mode. */
export const withDefaultMode: Transform = (html) =>
  html.replace('<html ', '<html data-theme="dark" ');
