/**
 * The built site. Tests find their pages here instead of naming them, so they
 * hold for any content; only tests/spec/ knows the specification's routes.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import settings from '../../site.settings.ts';
import {attribute, elements} from '../../plugins/site-model/page-model/hast.ts';
import {kindOf} from '../../plugins/site-model/page-model/kind.ts';
import {basePath} from '../../plugins/settings/sitePath.ts';
import {
  readPage,
  routeOf,
} from '../../plugins/site-model/page-model/readPage.ts';
import type {
  PageKind,
  PageModel,
} from '../../plugins/site-model/page-model/types.ts';

export const buildDir = path.resolve('build');

export const readBuilt = (file: string): string =>
  fs.readFileSync(path.join(buildDir, file), 'utf8');

/** Empty unless the site is served under a path. */
export const base = basePath(settings);

/** @example at('/search') // '/name/search' on a site under /name */
export const at = (path: string): string => base + path;

export type BuiltPage = {
  /** As in links: with the path that the site is served under. */
  route: string;
  file: string;
  html: string;
  kind: PageKind;
  /** Docusaurus's classes of the page's type, such as 'blog-archive-page'. */
  classes: string[];
};

export const pages: readonly BuiltPage[] = fs
  .globSync('**/*.html', {cwd: buildDir})
  .toSorted()
  .map((file) => {
    const html = readBuilt(file);
    const route = at(routeOf(file));
    const [, names = ''] = /<html [^>]*class="([^"]*)"/.exec(html) ?? [];
    const classes = names.split(' ');
    return {route, file, html, classes, kind: kindOf(routeOf(file), classes)};
  })
  // A moved page only forwards: plugins/hosting/movedPage.ts.
  .filter(({html}) => !html.includes('<meta http-equiv="refresh"'));

export const routesOf = (...kinds: PageKind[]): string[] =>
  pages.filter(({kind}) => kinds.includes(kind)).map(({route}) => route);

export const docRoutes = routesOf('doc');
export const postRoutes = routesOf('post');
/** All pages but the not-found page. */
export const allRoutes = pages
  .filter(({kind}) => kind !== 'not-found')
  .map(({route}) => route);

export const page = (route: string): BuiltPage =>
  pages.find((each) => each.route === route)!;

/** @example urlOf('/docs/commands') // 'https://docs.acme.test/docs/commands' */
export const urlOf = (route: string): string =>
  new URL(settings.urls.site).origin + route;

/** The Markdown version of a page in the build. */
export const markdownFile = (route: string): string =>
  page(route).file.replace(/html$/, 'md');

export const treeOf = (route: string): Root => fromHtml(page(route).html);

export function modelOf(route: string): PageModel {
  const {html, file} = page(route);
  const {urls, brand} = settings;
  return readPage({html, file, siteUrl: urls.site, siteTitle: brand.name})!;
}

export const all = (
  tree: Root | Element,
  test: (element: Element) => boolean,
): Element[] => [...elements(tree)].filter(test);

export const linksOf = (tree: Root | Element): string[] =>
  all(tree, ({tagName}) => tagName === 'a').flatMap(
    (link) => attribute(link, 'href') ?? [],
  );
