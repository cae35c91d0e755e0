/** Files and tags for agents and crawlers: llms.txt, robots.txt, head tags. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {attribute} from '../../plugins/postbuild/page-model/hast.ts';
import {
  all,
  buildDir,
  modelOf,
  readBuilt,
  structuredData,
  treeOf,
} from '../helpers/built.ts';
import {
  allRoutes,
  categoryRoutes,
  docRoutes,
  postRoutes,
} from '../helpers/routes.ts';

const {site, mcp} = settings.urls;
const {brand} = settings;

const linksIn = (text: string) =>
  [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url]) => url!);

describe('llms.txt', () => {
  const text = readBuilt('llms.txt');

  it('starts with a summary, and is short enough for agents', () => {
    expect(text).toMatch(
      new RegExp(`^# ${brand.name} documentation\\n\\n> ${brand.name}: `),
    );
    expect(text.length).toBeLessThan(50_000);
    expect(text).toContain(mcp);
    expect(text).toContain(`${site}/openapi.yaml`);
  });

  it('lists every document, category and post, with a description', () => {
    for (const route of [...docRoutes, ...categoryRoutes, ...postRoutes]) {
      expect(text).toContain(`](${site}${route}.md): `);
    }
    expect(text).not.toMatch(/\): *$/m);
  });

  it('has the sections of the sidebar, in its order', () => {
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(sections.slice(0, 2)).toEqual([
      'Getting started',
      'Bot setup and modes',
    ]);
    expect(sections).toContain('Blog');
  });

  it('has no broken links', () => {
    const links = linksIn(text);
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) {
      expect(link.startsWith(`${site}/`)).toBe(true);
      const file = path.join(buildDir, new URL(link).pathname);
      expect(fs.existsSync(file), link).toBe(true);
    }
  });
});

describe('llms-full.txt', () => {
  const text = readBuilt('llms-full.txt');

  it.each([...docRoutes, ...postRoutes])('contains all of %s', (route) => {
    expect(text).toContain(readBuilt(`${route}.md`));
  });
});

describe('robots.txt', () => {
  it('has the crawler rules and the sitemap', () => {
    const text = readBuilt('robots.txt');
    expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(text).toMatch(/^Content-Signal: search=(yes|no), ai-input=/m);
  });
});

describe('sitemap', () => {
  it('dates every page', () => {
    const entries = readBuilt('sitemap.xml').match(/<url>.*?<\/url>/gs)!;
    expect(entries.length).toBeGreaterThan(80);
    for (const entry of entries) {
      expect(entry).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
    }
  });
});

describe.each(allRoutes)('head of %s', (route) => {
  const tree = treeOf(route === '/' ? '/index' : route);
  const link = (rel: string, type?: string) =>
    all(
      tree,
      (element) =>
        element.tagName === 'link' &&
        attribute(element, 'rel') === rel &&
        (type === undefined || attribute(element, 'type') === type),
    ).map((element) => attribute(element, 'href'));

  it('links its canonical URL, its Markdown version, llms.txt and the API', () => {
    expect(link('canonical')).toEqual([`${site}${route}`]);
    expect(link('llms-txt')).toEqual(['/llms.txt']);
    expect(link('service-desc')).toEqual(['/openapi.yaml']);
    const markdown = link('alternate', 'text/markdown');
    expect(markdown).toEqual(
      route === '/search' || /\/page\/\d+$/.test(route)
        ? []
        : [route === '/' ? '/index.md' : `${route}.md`],
    );
  });

  it('is followed by a hidden hint for agents', () => {
    const body = all(tree, ({tagName}) => tagName === 'body')[0]!;
    const [hint] = all(
      body,
      (element) => attribute(element, 'href') === '/llms.txt',
    );
    const [first] = all(body, (element) => element.properties.hidden === true);
    expect(first?.children).toContain(hint);
  });
});

describe.each(docRoutes)('structured data of %s', (route) => {
  it('is a TechArticle with breadcrumbs', () => {
    const nodes = structuredData(route);
    const {title, description} = modelOf(route);
    const url = `${site}${route}`;
    expect(nodes.filter((node) => node['@type'] === 'TechArticle')).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@id': url,
        headline: title,
        description,
        dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        publisher: {'@id': `${site}/#organization`},
      }),
    ]);
    const types = nodes.map((node) => node['@type']);
    expect(types).toContain('BreadcrumbList');
    expect(types).toContain('Organization');
  });
});

describe('structured data of the home page', () => {
  it('is a WebSite with a search action', () => {
    const nodes = structuredData('/index');
    expect(nodes.find((node) => node['@type'] === 'WebSite')).toMatchObject({
      url: `${site}/`,
      name: brand.name,
      potentialAction: {
        '@type': 'SearchAction',
        target: {urlTemplate: `${site}/search?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      },
    });
  });
});
