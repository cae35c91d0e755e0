/** Reads built pages for tests. */
import fs from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import settings from '../../site.settings.ts';
import {attribute, elements} from '../../plugins/postbuild/page-model/hast.ts';
import {readPage} from '../../plugins/postbuild/page-model/read-page.ts';
import type {PageModel} from '../../plugins/postbuild/page-model/types.ts';

export const buildDir = path.resolve(import.meta.dirname, '../../build');

export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

export function treeOf(route: string): Root {
  return fromHtml(readBuilt(`${route}.html`));
}

export function modelOf(route: string): PageModel {
  const page = readPage({
    html: readBuilt(`${route}.html`),
    file: `${route.slice(1)}.html`,
    siteUrl: settings.urls.site,
    siteTitle: settings.brand.name,
  });
  if (!page) {
    throw new Error(`${route} is not a page`);
  }
  return page;
}

export function all(
  tree: Root | Element,
  test: (element: Element) => boolean,
): Element[] {
  return [...elements(tree)].filter(test);
}

export function linksOf(tree: Root | Element): string[] {
  return all(tree, ({tagName}) => tagName === 'a').flatMap(
    (link) => attribute(link, 'href') ?? [],
  );
}

/** All JSON-LD items of a page, with graphs flattened. */
export function structuredData(route: string): Record<string, unknown>[] {
  return all(
    treeOf(route),
    (element) => attribute(element, 'type') === 'application/ld+json',
  ).flatMap((script) => {
    const [text] = script.children;
    const data = JSON.parse(text?.type === 'text' ? text.value : '') as {
      '@context': string;
      '@graph'?: Record<string, unknown>[];
    };
    const {'@context': context, '@graph': graph, ...rest} = data;
    return (graph ?? [rest]).map((node) => ({'@context': context, ...node}));
  });
}
