/** Structured data of pages (JSON-LD, schema.org). */
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {modelOf, structuredData} from '../helpers/built.ts';
import {docRoutes, postRoutes} from '../helpers/routes.ts';

const {brand, urls} = settings;
const DATE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type Node = Record<string, unknown>;
const find = (nodes: Node[], type: string) =>
  nodes.filter((node) => node['@type'] === type);

describe.each(postRoutes)('%s', (route) => {
  it('is one BlogPosting', () => {
    const url = `${urls.site}${route}`;
    const {title, description} = modelOf(route);
    expect(find(structuredData(route), 'BlogPosting')).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@id': url,
        url,
        headline: title,
        description,
        datePublished: expect.stringMatching(DATE),
      }),
    ]);
  });
});

describe.each(docRoutes)('%s', (route) => {
  it('is one TechArticle of the organization', () => {
    const nodes = structuredData(route);
    expect(find(nodes, 'TechArticle')).toEqual([
      expect.objectContaining({
        '@id': `${urls.site}${route}`,
        headline: modelOf(route).title,
        publisher: {'@id': `${urls.site}/#organization`},
      }),
    ]);
    expect(find(nodes, 'Organization')).toEqual([
      expect.objectContaining({name: brand.name, url: urls.site}),
    ]);
  });
});

it.each([
  ['/blog', 10],
  ['/blog/page/2', 3],
])('%s describes its posts', (route, count) => {
  const [blog] = find(structuredData(route), 'Blog');
  expect(blog!.blogPost).toHaveLength(count);
});
