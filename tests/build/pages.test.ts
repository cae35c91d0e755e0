/** What the head of every page promises, and the files it names. */
import fs from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {sourceHash} from '../../plugins/hosting/contentSecurityPolicy.ts';
import {colorOf, siteTokens} from '../../plugins/cards/brand/readTokens.ts';
import {attribute} from '../../plugins/site-model/page-model/hast.ts';
import {inlineText} from '../../plugins/site-model/page-model/text.ts';
import {
  all,
  at,
  base,
  buildDir,
  markdownFile,
  pages,
  readBuilt,
  routesOf,
  urlOf,
} from '../helpers/site.ts';

const {urls} = settings;

const heads = pages.map(({route, file, kind, html}) => {
  const tree = fromHtml(html);
  const tags = all(tree, ({tagName}) => /^(meta|link)$/.test(tagName));
  const meta = (name: string) =>
    tags
      .filter((tag) =>
        [attribute(tag, 'name'), attribute(tag, 'property')].includes(name),
      )
      .map((tag) => attribute(tag, 'content') ?? '');
  const link = (rel: string, type?: string) =>
    tags
      .filter((tag) => attribute(tag, 'rel') === rel)
      .filter((tag) => type === undefined || attribute(tag, 'type') === type)
      .map((tag) => attribute(tag, 'href') ?? '');
  const [title] = all(tree, ({tagName}) => tagName === 'title');
  const inlineScripts = all(tree, ({tagName}) => tagName === 'script')
    .filter((script) => !attribute(script, 'src'))
    .filter((script) => !attribute(script, 'type')?.includes('json'))
    .map(({children: [text]}) =>
      sourceHash(text?.type === 'text' ? text.value : ''),
    );
  return {
    ...{route, file, kind, html, meta, link, inlineScripts},
    title: inlineText(title!),
  };
});

/** The built file behind a URL of the site. */
const fileOf = (url: string) =>
  path.join(buildDir, new URL(url, urls.site).pathname.slice(base.length));

describe.each(heads)('$file', ({route, kind, html, meta, link, ...page}) => {
  const {inlineScripts} = page;

  it('has its canonical URL and a description', () => {
    if (kind !== 'not-found') {
      expect(link('canonical')).toEqual([urlOf(route)]);
    }
    expect(meta('description').join()).not.toBe('');
  });

  it('has a social card of the right size, with alt text', () => {
    const [image] = meta('og:image');
    expect(meta('og:image')).toHaveLength(1);
    expect(meta('twitter:image')).toEqual([image]);
    expect(meta('og:image:alt').join()).toMatch(/\S/);
    const png = fs.readFileSync(fileOf(image!));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(150_000);
  });

  it('links to its Markdown version, llms.txt, the API and the feeds', () => {
    const [markdown] = link('alternate', 'text/markdown');
    const isMore = kind === 'list' && /\/page\/\d+$/.test(route);
    expect(markdown).toBe(
      ['search', 'not-found'].includes(kind) || isMore
        ? undefined
        : at(`/${markdownFile(route)}`),
    );
    const named = [
      ...link('llms-txt'),
      ...link('service-desc'),
      ...link('alternate'),
      ...link('icon'),
      ...link('apple-touch-icon'),
      ...link('manifest'),
    ].filter((href) => !href.endsWith(urlOf(route)));
    const missing = named.filter((href) => !fs.existsSync(fileOf(href)));
    expect(
      missing.filter((href) => !fs.existsSync(`${fileOf(href)}.html`)),
    ).toEqual([]);
    for (const type of ['rss+xml', 'atom+xml', 'json']) {
      expect(link('alternate', `application/${type}`)).toHaveLength(
        settings.blog ? 1 : 0,
      );
    }
  });

  it('starts with a hint for agents, hidden from people', () => {
    const body = html.slice(html.indexOf('<body'));
    expect(body).toMatch(
      /^<body[^>]*>(?:<svg[^]*?<\/svg>)?[^]{0,2000}?<div hidden[^>]*>[^<]*<a href="[^"]*\/llms\.txt"/,
    );
  });

  it('starts with a policy that allows its own inline scripts, and no other', () => {
    const [, policy = ''] =
      /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
        html,
      ) ?? [];
    const [, sources = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
    const allowed = sources.match(/'sha256-[^']+'/g) ?? [];
    expect(allowed.toSorted()).toEqual(inlineScripts.toSorted());
    expect(sources).not.toMatch(/unsafe|data:|\*/);
  });

  it('has no sign-in, upload or form but search', () => {
    expect(html).not.toMatch(/type="?(password|file|email)/);
    expect(html).not.toMatch(
      /<form(?![^>]* action="[^"]*\/search")[^>]* action=/,
    );
  });

  it('has the colour of the default mode', () => {
    expect(meta('theme-color')).toContain(
      colorOf(siteTokens().dark, 'surface'),
    );
  });
});

it.each(routesOf('doc'))('a menu leads to %s', (route) => {
  const {html} = pages.find((page) => page.route === route)!;
  expect(html).toMatch(
    new RegExp(`class="menu__link[^"]*"[^>]* href="${route}"`),
  );
});

it('no script contains Prism, as the build highlights code', () => {
  const scripts = fs.globSync('assets/js/*.js', {cwd: buildDir});
  expect(scripts).not.toEqual([]);
  expect(
    scripts.filter((file) =>
      /languages\.(extend|insertBefore)\(/.test(readBuilt(file)),
    ),
  ).toEqual([]);
});

it('the home page has the title and the tagline, the manifest its icons', () => {
  const {title, html} = heads.find(({kind}) => kind === 'home')!;
  expect(title).toContain(settings.brand.name);
  expect(html).toContain(settings.brand.tagline);
  const {short_name, icons} = JSON.parse(readBuilt('manifest.webmanifest')) as {
    short_name: string;
    icons: {src: string}[];
  };
  expect(short_name).toBe(settings.brand.name);
  expect(icons.filter(({src}) => !fs.existsSync(fileOf(src)))).toEqual([]);
});

it.each(['title', 'description'] as const)(
  'no two pages share a %s',
  (field) => {
    const shared = [
      ...Map.groupBy(heads, (head) =>
        field === 'title' ? head.title : head.meta(field).join(),
      ),
    ]
      .filter(([, {length}]) => length > 1)
      .map(([text, list]) => [text, list.map(({file}) => file)]);
    expect(shared).toEqual([]);
  },
);

it('the sitemap lists every page but search and not-found', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(listed.map(([, url]) => url).toSorted()).toEqual(
    pages
      .filter(({kind}) => kind !== 'search' && kind !== 'not-found')
      .map(({route}) => urlOf(route))
      .toSorted(),
  );
  expect(readBuilt('robots.txt')).toContain(
    `Sitemap: ${urls.site}/sitemap.xml`,
  );
});

it('every URL of the site that a page, a feed or Markdown names is there', () => {
  const {origin} = new URL(urls.site);
  const named = /(?:href|src)="?(\/[^\s"'>]*)|https?:\/\/[^\s"'<>)\\`]+/g;
  const files = fs.globSync('**/*.{html,md,txt,xml,json}', {cwd: buildDir});
  const found = new Set(
    files
      .flatMap((file) => [...readBuilt(file).matchAll(named)])
      .map(([url, link = url]) => URL.parse(link, origin))
      // Agents aren't files.
      .filter((url) => url?.origin === origin && !/\/mcp\.?$/.test(url.href))
      .map((url) => url!.pathname),
  );
  const isThere = (pathname: string) =>
    `${pathname}/`.startsWith(`${base}/`) &&
    ['', '.html', 'index.html'].some((end) =>
      fs
        .statSync(
          path.join(buildDir, decodeURI(pathname).slice(base.length) + end),
          {throwIfNoEntry: false},
        )
        ?.isFile(),
    );
  expect([...found].filter((pathname) => !isThere(pathname))).toEqual([]);
});
