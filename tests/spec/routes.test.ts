/** What the specification says about pages; needs a build. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {
  allRoutes,
  at,
  base,
  pages,
  postRoutes,
  readBuilt,
} from '../helpers/site.ts';
import * as spec from './routes.ts';

it.each([
  ...spec.siteRoutes,
  ...spec.docRoutes,
  ...spec.categoryRoutes,
  ...spec.blogListRoutes,
  ...spec.postRoutes,
  ...spec.tagRoutes,
])('%s exists', (route) => {
  expect(allRoutes).toContain(at(route));
});

it('every page has language, direction and version in its metadata', () => {
  for (const {html, kind, route} of pages) {
    expect(html, route).toMatch(/<html[^>]* lang="en" dir="ltr"/);
    if (kind === 'doc') {
      expect(html).toContain('name="docsearch:version" content="current"');
      expect(html).toContain(
        'name="docsearch:docusaurus_tag" content="docs-default-current"',
      );
    }
  }
});

it('the tags page links every tag, the archive every post', () => {
  const mainOf = (path: string) => {
    const {html} = pages.find(({route}) => route === path)!;
    return html.slice(html.indexOf('<main'));
  };
  for (const [list, routes] of [
    ['/blog/tags', spec.tagRoutes],
    ['/blog/archive', postRoutes],
  ] as const) {
    const missing = routes.filter(
      (route) => !mainOf(list).includes(`href="${route}"`),
    );
    expect(missing).toEqual([]);
  }
});

it('there is an author page', () => {
  const found = pages.filter(({classes}) =>
    classes.includes('blog-authors-posts-page'),
  );
  expect(found).not.toEqual([]);
});

it('the blog shows 10 posts on its first page, and the rest after it', () => {
  const main = (html: string) => html.slice(html.indexOf('<main'));
  const lists = pages.filter(({route}) => /\/blog(\/page\/\d+)?$/.test(route));
  const counts = lists.map(
    ({html}) =>
      postRoutes.filter((route) => main(html).includes(`href="${route}"`))
        .length,
  );
  expect(counts[0]).toBe(10);
  expect(counts.reduce((sum, count) => sum + count)).toBe(postRoutes.length);
});

describe('metadata', () => {
  type DocsData = {
    path: string;
    versions: {
      name: string;
      label: string;
      mainDocId: string;
      docs: {id: string; path: string; sidebar: string}[];
      sidebars: object;
    }[];
  };
  const data = JSON.parse(
    fs.readFileSync('.docusaurus/globalData.json', 'utf8'),
  ) as Record<string, {default: DocsData}>;
  const docs = data['docusaurus-plugin-content-docs']!.default;

  it('one version, current, labelled Next, with one sidebar', () => {
    expect(docs.path).toBe(at('/docs'));
    expect(docs.versions).toMatchObject([
      {name: 'current', label: 'Next', mainDocId: 'getting-started/intro'},
    ]);
    expect(Object.keys(docs.versions[0]!.sidebars)).toEqual(['docs']);
  });

  it('documents have id, path and sidebar', () => {
    for (const doc of docs.versions[0]!.docs) {
      expect(Object.keys(doc)).toEqual(['id', 'path', 'sidebar']);
      expect(doc.sidebar).toBe('docs');
    }
  });

  // An owner's site may be under a path.
  it.skipIf(base)('the copyright year is 2025, and the base path is /', () => {
    expect(settings.brand.copyrightYear).toBe(2025);
    expect(readBuilt('index.html')).toContain('href="/"');
  });
});
