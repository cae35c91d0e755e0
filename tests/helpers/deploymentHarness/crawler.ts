/**
 * Visitors who open page after page. Each answer has to be a page of one of
 * the builds, and every file it names, as well as chunks that its scripts load
 * later, has to come with the content that the name had in that build.
 */
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {digestOf} from '../../../plugins/postbuild/host-config/assetList.ts';
import {pagesOf} from './builds.ts';
import type {Build} from './builds.ts';
import type {Load} from './load.ts';
import {Visitor} from './visitor.ts';

/** What browsers, old programs and simple ones ask for. */
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip', 'identity'];
/** A page of the site needs five to ten. */
const CHUNKS_A_PAGE = 8;

/** Scripts, styles, icons and pictures that a page names. */
function filesNamedBy(html: string): string[] {
  const files = new Set<string>();
  visit(fromHtml(html), 'element', ({tagName, properties}: Element) => {
    const file = tagName === 'link' ? properties.href : properties.src;
    if (
      ['script', 'link', 'img'].includes(tagName) &&
      typeof file === 'string' &&
      /^\/[^/].*\.\w+$/.test(file)
    ) {
      files.add(file);
    }
  });
  return [...files];
}

export function startCrawler(
  origin: string,
  builds: readonly Build[],
  load: Load,
): void {
  const pages = pagesOf(builds[0]!);
  const named = new Map<string, string[]>();
  const seen = (html: Buffer, digest: string) => {
    const files = named.get(digest) ?? filesNamedBy(html.toString());
    named.set(digest, files);
    return files;
  };

  load.run('page', async (turn) => {
    const page = pages[turn % pages.length]!;
    const headers = {'accept-encoding': ENCODINGS[turn % ENCODINGS.length]};
    // A new visitor has a new connection.
    const visitor = new Visitor(origin);
    const get = async (url: string) => {
      const {status, body} = await visitor.request(url, {headers});
      if (status !== 200) {
        throw new Error(`${url}: ${status}`);
      }
      return body;
    };
    try {
      const html = await get(page);
      const digest = digestOf(html);
      const file = page === '/' ? '/index.html' : `${page}.html`;
      const build = builds.find(({files}) => files.get(file) === digest);
      if (!build) {
        throw new Error(`${page}: of no build`);
      }
      const scripts = [...build.files.keys()].filter((name) =>
        name.startsWith('/assets/js/'),
      );
      const later = Array.from(
        {length: CHUNKS_A_PAGE},
        (_, index) => scripts[(turn * CHUNKS_A_PAGE + index) % scripts.length]!,
      );
      await Promise.all(
        [...seen(html, digest), ...later].map(async (url) => {
          const content = digestOf(await get(url));
          // What has no hash in its name is of the release that is served.
          const wanted = url.startsWith('/assets/') ? [build] : builds;
          if (!wanted.some(({files}) => files.get(url) === content)) {
            throw new Error(`${url}, named by ${page}: another content`);
          }
          load.count('file');
        }),
      );
      load.count(path.basename(build.siteDir));
    } finally {
      visitor.close();
    }
  });
}
