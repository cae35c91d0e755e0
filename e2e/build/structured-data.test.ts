/**
 * What posts say to machines, by what schema.org defines and Google's pages
 * on Article, Breadcrumb and Organization require or recommend.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {buildDir, modelOf, structuredData} from '../support/built.ts';
import {postRoutes} from '../support/routes.ts';

const {brand, urls} = settings;
const ADDRESS = /^https:\/\/[^/]+\/.+/;
const DATE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type Node = Record<string, unknown>;
const find = (nodes: Node[], type: string) =>
  nodes.filter((node) => node['@type'] === type);

/** Every address in the data, by the properties that hold one. */
function addresses(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const held = ['@id', 'url', 'item', 'image', 'contentUrl', 'logo'];
    return held.includes(key) ? [value] : [];
  }
  return Array.isArray(value)
    ? value.flatMap((entry) => addresses(entry, key))
    : Object.entries(value ?? {}).flatMap(([name, entry]) =>
        addresses(entry, name),
      );
}

describe.each(postRoutes)('%s', (route) => {
  const nodes = structuredData(route);
  const url = `${urls.site}${route}`;
  const {title, description} = modelOf(route);

  it('is one BlogPosting with all that Google asks for', () => {
    expect(find(nodes, 'BlogPosting')).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@id': url,
        url,
        mainEntityOfPage: url,
        headline: title,
        description,
        datePublished: expect.stringMatching(DATE),
        dateModified: expect.stringMatching(DATE),
        author: [
          {
            '@type': 'Organization',
            name: `The ${brand.name} team`,
            url: urls.site,
          },
        ],
        publisher: {'@id': `${urls.site}/#organization`},
        image: [expect.stringMatching(ADDRESS)],
        keywords: expect.arrayContaining([expect.any(String)]),
      }),
    ]);
  });

  it('shows a picture that exists and is large enough', () => {
    const [post] = find(nodes, 'BlogPosting');
    const [image] = post!.image as string[];
    const file = path.join(buildDir, new URL(image!).pathname);
    const png = fs.readFileSync(file);
    // Width and height of a PNG; Google wants 50,000 pixels or more.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('says the way to it', () => {
    expect(find(nodes, 'BreadcrumbList')).toEqual([
      expect.objectContaining({
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: `${brand.name} blog`,
            item: `${urls.site}/blog`,
          },
          {'@type': 'ListItem', position: 2, name: title, item: url},
        ],
      }),
    ]);
  });

  it('names its publisher', () => {
    expect(find(nodes, 'Organization')).toEqual([
      expect.objectContaining({
        '@id': `${urls.site}/#organization`,
        name: brand.name,
        url: urls.site,
        logo: {
          '@type': 'ImageObject',
          url: `${urls.site}/img/logo.svg`,
        },
      }),
    ]);
  });

  it('has whole addresses of this site only', () => {
    const found = addresses(nodes);
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter((address) => !address.startsWith(urls.site))).toEqual(
      [],
    );
  });
});

describe.each(['/blog', '/blog/page/2'])('%s', (route) => {
  it('describes the blog and its posts as their pages do', () => {
    const nodes = structuredData(route);
    const [blog] = find(nodes, 'Blog');
    const posts = blog!.blogPost as Node[];
    expect(posts).toHaveLength(route === '/blog' ? 10 : 3);
    for (const post of posts) {
      const {
        '@context': _,
        isPartOf: __,
        ...own
      } = find(
        structuredData(String(post.url).slice(urls.site.length)),
        'BlogPosting',
      )[0]!;
      expect(post).toEqual(own);
    }
  });
});
