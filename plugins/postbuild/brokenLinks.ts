/**
 * Docusaurus fails the build on a broken link or anchor, but names only the
 * page that shows it. This finds the files and lines that it comes from.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Transform} from './rewritePages.ts';

/** Where links are written: content, data, components, configuration. */
const SOURCES = ['{docs,blog,data,src}/**/*.{mdx,md,ts,tsx,yml,yaml}', '*.ts'];

/** Collects the links and ids of every page, and changes none. */
export class LinkCheck {
  /** Without the base path; '/docs/x#y' */
  private readonly links = new Set<string>();
  private readonly ids = new Map<string, Set<string>>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  readonly collect: Transform = (html, page) => {
    for (const [, href = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) {
      const onPage = href.startsWith('#');
      if (page || !onPage) {
        this.links.add(
          onPage
            ? `${page!.route}${href}`
            : href.slice(this.base.length) || '/',
        );
      }
    }
    if (page) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
      this.ids.set(page.route, new Set(ids));
    }
    return html;
  };

  /** Links to pages, files or anchors that the build doesn't have. */
  broken(outDir: string): string[] {
    return [...this.links].filter((link) => {
      const {pathname, hash} = new URL(link, 'https://site');
      const ids = this.ids.get(pathname);
      return ids
        ? hash !== '' && !ids.has(decodeURIComponent(hash.slice(1)))
        : !fs.existsSync(path.join(outDir, pathname));
    });
  }
}

/**
 * A page may be written in several ways ('./x.mdx', '/docs/x'), its anchor in
 * one.
 *
 * @example sourcesOf('/docs/gone', '.') // ['docs/a.mdx:12: broken link …']
 */
export function sourcesOf(link: string, siteDir: string): string[] {
  const part = /#.+$/.exec(link)?.[0] ?? link;
  const literal = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const written = new RegExp(`${literal}(?![\\w/-])`);
  return fs.globSync(SOURCES, {cwd: siteDir}).flatMap((file) =>
    fs
      .readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        written.test(line) ? [`${file}:${at + 1}: broken link ${link}`] : [],
      ),
  );
}
