/**
 * Puts the site's stylesheet into each page: the first paint then waits for one
 * request instead of two. Figures: handbook/performance.md.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Transform} from './rewritePages.ts';

/** Not one of the owner's, from another host. */
const LINK = /<link rel="stylesheet" href="(\/[^/"][^"]*)">/;

/** The stylesheet that every page links, by Docusaurus's public URL. */
export async function readStyles(outDir: string, base: string) {
  const home = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
  const [link, href = ''] = LINK.exec(home) ?? [];
  if (link === undefined) {
    throw new Error('index.html links no stylesheet');
  }
  const file = path.join(outDir, href.slice(base.length));
  // Inside a style element, only its end tag has a meaning.
  const css = (await fs.readFile(file, 'utf8')).replaceAll('</', '<\\/');
  return {link, css};
}

/** At the end of the head, after the scripts, which then load earlier. */
export const withInlineStyles =
  ({link, css}: {link: string; css: string}): Transform =>
  (html) =>
    html.includes(link)
      ? html
          .replace(link, '')
          .replace('</head>', () => `<style>${css}</style></head>`)
      : html;
