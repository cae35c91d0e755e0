/** Parses a built HTML page into a page model. Pure function. */
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {clean, cleanHeading} from './clean.ts';
import {attribute, byClass, byTag, classNames, elements, find} from './hast.ts';
import {kindOf} from './kind.ts';
import {inlineText} from './text.ts';
import type {PageModel} from './types.ts';

export type PageSource = {
  html: string;
  /** Path inside the build folder, with '/' on every system. */
  file: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** What Docusaurus adds to every title: ' | Name'. */
  siteTitle: string;
};

/**
 * @example
 * routeOf('docs/commands.html') // '/docs/commands'
 * routeOf('index.html') // '/'
 */
export function routeOf(file: string): string {
  const route = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** By name (`description`) or property (`og:image`). */
function metaTags(head: Element): (name: string) => string | undefined {
  const values = new Map<string, string>();
  for (const element of elements(head)) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    const content = attribute(element, 'content');
    if (element.tagName === 'meta' && name && content) {
      values.set(name, content);
    }
  }
  return (name) => values.get(name);
}

/** The element with the written content, if the page has one. */
function findArticle(layout: Element): Element | undefined {
  return find(
    layout,
    (element) =>
      byClass('theme-doc-markdown')(element) ||
      attribute(element, 'id') === '__blog-post-container',
  );
}

function findMain(layout: Element): Element {
  const article = findArticle(layout);
  return article
    ? clean(article, {navigation: 'keep'})
    : clean(layout, {navigation: 'drop'});
}

/** Without the first item, the home page, which is an icon. */
function breadcrumbsOf(layout: Element): string[] {
  const trail = find(layout, byClass('theme-doc-breadcrumbs'));
  return trail
    ? [...elements(trail)]
        .filter(byTag('li'))
        .map((item) => inlineText(item))
        .filter((label) => label !== '')
    : [];
}

function timeIn(element: Element | undefined): string | null {
  const time = find(element, byTag('time'));
  return (time && attribute(time, 'dateTime')) ?? null;
}

function titleOf(layout: Element, head: Element, siteTitle: string): string {
  const h1 = find(layout, byTag('h1'));
  const heading = h1 ? inlineText(cleanHeading(h1)) : '';
  if (heading !== '') {
    return heading;
  }
  const title = find(head, byTag('title'));
  const suffix = ` | ${siteTitle}`;
  const text = title ? inlineText(title) : '';
  return text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

/** Without scripts of another type, such as JSON-LD, which don't run. */
function inlineScriptsOf(tree: Root): string[] {
  return [...elements(tree)]
    .filter(byTag('script'))
    .filter(
      (script) =>
        attribute(script, 'src') === undefined &&
        !attribute(script, 'type')?.includes('json'),
    )
    .map(({children}) =>
      children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join(''),
    );
}

/** Null for HTML that isn't a page (a redirect, a verification file). */
export function readPage(source: PageSource): PageModel | null {
  const {html, file, siteUrl, siteTitle} = source;
  const tree: Root = fromHtml(html);
  const page = find(tree, byTag('html'));
  const head = find(tree, byTag('head'));
  const layout = find(tree, byClass('theme-layout-main'));
  if (!page || !head || !layout) {
    return null;
  }
  const meta = metaTags(head);
  const route = routeOf(file);
  const kind = kindOf(route, classNames(page));
  const title = titleOf(layout, head, siteTitle);
  const main = findMain(layout);
  return {
    file,
    route,
    url: `${siteUrl}${route}`,
    kind,
    title,
    description: meta('description') ?? '',
    breadcrumbs: breadcrumbsOf(layout),
    language: meta('docsearch:language') ?? attribute(page, 'lang') ?? 'en',
    docusaurusTag: meta('docsearch:docusaurus_tag') ?? '',
    docsVersion: meta('docsearch:version') ?? null,
    noindex: meta('robots')?.includes('noindex') ?? false,
    published: kind === 'post' ? timeIn(find(layout, byTag('header'))) : null,
    lastUpdate: timeIn(find(layout, byClass('theme-last-updated'))),
    ownImage: meta('og:image') ?? null,
    main,
    inlineScripts: inlineScriptsOf(tree),
  };
}
