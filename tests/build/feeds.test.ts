/** The three feeds: valid, complete, readable without the site's CSS. */
import fs from 'node:fs';
import path from 'node:path';
import {parseFeed} from '@rowanmanning/feed-parser';
import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {attribute} from '../../plugins/postbuild/page-model/hast.ts';
import {inlineText} from '../../plugins/postbuild/page-model/text.ts';
import {all, buildDir, modelOf, readBuilt, treeOf} from '../helpers/built.ts';
import {jsonFeedSchema} from '../helpers/jsonFeedSchema.ts';
import {allRoutes, postRoutes} from '../helpers/routes.ts';

const {brand, urls} = settings;
const RFC3339 =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const RFC822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/;
const files = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'} as const;

type JsonFeed = {
  feed_url: string;
  items: {url: string; content_html: string; image: string}[];
};
const json = JSON.parse(readBuilt('blog/feed.json')) as JsonFeed;

const xml = (file: string) =>
  new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['item', 'entry', 'link', 'category'].includes(name),
  }).parse(readBuilt(`blog/${file}`), true);

/** With an XML parser, as the feed parser decodes entities in code. */
function contentsOf(kind: 'rss' | 'atom'): string[] {
  const parsed = xml(files[kind]);
  const contents: string[] =
    kind === 'rss'
      ? parsed.rss.channel.item.map(
          (item: Record<string, string>) => item['content:encoded'],
        )
      : parsed.feed.entry.map(
          (entry: {content: {'#text': string}}) => entry.content['#text'],
        );
  return contents.map((content) => content.trim());
}

describe('RSS 2.0', () => {
  const {rss} = xml('rss.xml');

  it('is well-formed and has the required channel elements', () => {
    expect(XMLValidator.validate(readBuilt('blog/rss.xml'))).toBe(true);
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({
      title: `${brand.name} blog`,
      link: [`${urls.site}/blog`],
      description: expect.stringContaining(brand.tagline),
      language: 'en',
      lastBuildDate: expect.stringMatching(RFC822),
    });
    expect(rss.channel['atom:link']).toMatchObject({
      '@_rel': 'self',
      '@_href': `${urls.site}/blog/rss.xml`,
    });
  });

  it('has items with a permanent id, a date and no author without email', () => {
    expect(rss.channel.item).toHaveLength(13);
    for (const item of rss.channel.item) {
      expect(item.guid['@_isPermaLink']).toBe('true');
      expect(item.guid['#text']).toBe(item.link[0]);
      expect(item.pubDate).toMatch(RFC822);
      expect(item.author).toBeUndefined();
      expect(item['dc:creator']).toBe(`The ${brand.name} team`);
    }
  });
});

describe('Atom 1.0', () => {
  const {feed} = xml('atom.xml');

  it('is well-formed and has the elements RFC 4287 requires', () => {
    expect(XMLValidator.validate(readBuilt('blog/atom.xml'))).toBe(true);
    expect(feed).toMatchObject({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id: `${urls.site}/blog`,
      title: `${brand.name} blog`,
      updated: expect.stringMatching(RFC3339),
    });
    const rels = feed.link.map((link: Record<string, string>) => [
      link['@_rel'],
      link['@_href'],
    ]);
    expect(rels).toEqual([
      ['alternate', `${urls.site}/blog`],
      ['self', `${urls.site}/blog/atom.xml`],
    ]);
  });

  it('has entries with id, title, dates, author and content', () => {
    expect(feed.entry).toHaveLength(13);
    for (const entry of feed.entry) {
      expect(entry).toMatchObject({
        id: entry.link[0]['@_href'],
        published: expect.stringMatching(RFC3339),
        updated: expect.stringMatching(RFC3339),
        author: {name: `The ${brand.name} team`},
        content: {'@_type': 'html'},
      });
      expect(entry.title).not.toBe('');
    }
  });
});

describe('JSON Feed 1.1', () => {
  it('matches its schema', () => {
    const ajv = new Ajv({allErrors: true});
    addFormats.default(ajv);
    const validate = ajv.compile(jsonFeedSchema);
    validate(json);
    expect(validate.errors).toBeNull();
    expect(json.feed_url).toBe(`${urls.site}/blog/feed.json`);
  });
});

describe.each(['rss', 'atom'] as const)('%s, by a feed parser', (kind) => {
  const feed = parseFeed(readBuilt(`blog/${files[kind]}`));

  it('has the right format and the same content as the JSON feed', () => {
    expect(feed.meta).toMatchObject({
      type: kind,
      version: kind === 'rss' ? '2.0' : '1.0',
    });
    expect(feed.items.map(({url}) => url)).toEqual(
      json.items.map(({url}) => url),
    );
    expect(contentsOf(kind)).toEqual(
      json.items.map(({content_html}) => content_html),
    );
  });

  it('has title, description, date, author and tags for each post', () => {
    for (const item of feed.items) {
      expect(item.title).toBeTruthy();
      expect(item.description).toBeTruthy();
      expect(item.published).toBeInstanceOf(Date);
      expect(item.authors[0]?.name).toBe(`The ${brand.name} team`);
      expect(item.categories.length).toBeGreaterThan(2);
    }
  });
});

describe.each(postRoutes)('%s in the feeds', (route) => {
  const item = json.items.find(({url}) => url === `${urls.site}${route}`)!;
  const tree = fromHtml(item.content_html, {fragment: true});
  const tags = [...new Set(all(tree, () => true).map(({tagName}) => tagName))];

  it('has all text of the page', () => {
    const words = (text: string) => text.split(/\s+/).length;
    const {main} = modelOf(route);
    const summaries = all(main, ({tagName}) => tagName === 'summary').length;
    const labels = summaries * words('Diagram as text');
    expect(words(inlineText(tree))).toBeGreaterThan(
      (words(inlineText(main)) - labels) * 0.98,
    );
  });

  it('has only absolute URLs, and images that exist', () => {
    const urls = all(tree, () => true).flatMap((element) =>
      ['href', 'src'].flatMap((name) => attribute(element, name) ?? []),
    );
    expect(urls.length).toBeGreaterThan(3);
    for (const url of urls) {
      expect(url).toMatch(/^https:\/\//);
    }
    const images = all(tree, ({tagName}) => tagName === 'img').map((image) =>
      attribute(image, 'src')!,
    );
    expect(images.length).toBeGreaterThan(0);
    for (const url of [...images, item.image]) {
      const file = path.join(buildDir, new URL(url).pathname);
      expect(fs.existsSync(file), url).toBe(true);
    }
  });

  it('has no unknown elements or attributes', () => {
    for (const tag of ['button', 'script', 'style', 'svg', 'details']) {
      expect(tags).not.toContain(tag);
    }
    const names = all(tree, () => true).flatMap(({tagName, properties}) =>
      Object.keys(properties).map((name) => `${tagName} ${name}`),
    );
    const known =
      /^(a href|img (src|alt|width|height)|th scope|time dateTime|code className|ol start)$/;
    expect(names.filter((name) => !known.test(name))).toEqual([]);
    expect(item.content_html).not.toMatch(/<!--|\u200B/);
  });
});

describe('feed links', () => {
  it.each(allRoutes)('%s has all three in its head', (route) => {
    const links = all(
      treeOf(route === '/' ? '/index' : route),
      (element) =>
        element.tagName === 'link' &&
        attribute(element, 'rel') === 'alternate' &&
        /^application\//.test(attribute(element, 'type') ?? ''),
    ).map((link) => [
      attribute(link, 'type'),
      attribute(link, 'href'),
      attribute(link, 'title'),
    ]);
    expect(links).toEqual([
      ['application/rss+xml', '/blog/rss.xml', `${brand.name} blog, RSS feed`],
      [
        'application/atom+xml',
        '/blog/atom.xml',
        `${brand.name} blog, Atom feed`,
      ],
      [
        'application/feed+json',
        '/blog/feed.json',
        `${brand.name} blog, JSON feed`,
      ],
    ]);
  });
});
