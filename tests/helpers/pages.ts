/** Pages for browser tests, by what a test needs. */
import {at, docRoutes, pages, postRoutes} from './site.ts';

/** The stylesheet in a page names everything that any page has. */
const withoutStyles = (html: string) =>
  html.replace(/<style>[^]*?<\/style>/g, '');

/** Documents whose HTML matches, the longest first. */
export const docsWith = (pattern: RegExp): string[] =>
  pages
    .filter(({kind}) => kind === 'doc')
    .filter(({html}) => pattern.test(withoutStyles(html)))
    .toSorted((a, b) => b.html.length - a.html.length)
    .map(({route}) => route);

/**
 * The longest of them. A test of something that no page has skips itself:
 * `test.skip(!TABS, 'no page has tabs')`.
 */
export const docWith = (pattern: RegExp): string => docsWith(pattern)[0] ?? '';

const byClass = (name: string) =>
  pages.find(({classes}) => classes.includes(name))?.route;

const [firstPost] = postRoutes;

/** One page of each kind that the site has. */
export const pageTypes: Record<string, string> = Object.fromEntries(
  Object.entries({
    home: at('/'),
    document: docRoutes.find((route) => route !== docWith(/./)),
    'longest document': docWith(/./),
    category: pages.find(({kind}) => kind === 'category')?.route,
    'blog list': byClass('blog-list-page'),
    post: firstPost,
    tags: byClass('blog-tags-list-page'),
    tag: byClass('blog-tags-post-list-page'),
    authors: byClass('blog-authors-list-page'),
    author: byClass('blog-authors-posts-page'),
    search: at('/search'),
  }).filter(([, route]) => route !== undefined),
) as Record<string, string>;

/** A short document, and another one that its sidebar shows. */
function neighbours(): {start: string; next: string} {
  const shortest = pages.toSorted((a, b) => a.html.length - b.html.length);
  for (const {route, html, kind} of shortest) {
    const [, sidebar = ''] =
      /theme-doc-sidebar-menu([^]*?)<\/nav>/.exec(html) ?? [];
    const next = docRoutes.find(
      (other) => other !== route && sidebar.includes(`href="${other}"`),
    );
    if (kind === 'doc' && next) {
      return {start: route, next};
    }
  }
  throw new Error('no sidebar links to another document');
}

export const {start: START, next: NEXT} = neighbours();
