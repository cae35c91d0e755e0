/**
 * Compares every page with its Markdown version, parsed with code independent of
 * the export: no main content is missing, nothing is added.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Nodes as MdNodes} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import settings from '../../site.settings.ts';
import {attribute} from '../../plugins/postbuild/page-model/hast.ts';
import {buildDir, readBuilt} from '../helpers/built.ts';
import {allRoutes} from '../helpers/routes.ts';

const {site} = settings.urls;

const routes = allRoutes.filter(
  (route) => route !== '/search' && !/\/page\/\d+$/.test(route),
);
const htmlFile = (route: string) =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;
const markdownFile = (route: string) => htmlFile(route).replace(/html$/, 'md');

type Content = {
  headings: string[];
  code: string[];
  cells: string[];
  links: string[];
  /** The text of each block. */
  texts: string[];
};

const BLOCKS =
  /^(address|article|aside|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|br)$/;

/** Ignores white space, since CSS alone may separate two words. */
const squeeze = (text: string) =>
  text.replace(/[\s\u200B]+/g, '').toLowerCase();

/** Controls, navigation and repeated text; the rest is content. */
function isChrome(element: Element, inArticle: boolean): boolean {
  const names = attribute(element, 'className') ?? '';
  return (
    /^(button|script|style|svg|noscript|input|select|textarea)$/.test(
      element.tagName,
    ) ||
    (!inArticle && /^(nav|aside)$/.test(element.tagName)) ||
    attribute(element, 'ariaHidden') === 'true' ||
    attribute(element, 'dataPageMenu') !== undefined ||
    // A tool, whose data is also on the page as text.
    attribute(element, 'dataMarkdownIgnore') !== undefined ||
    attribute(element, 'role') === 'tablist' ||
    /\b(hash-link|avatar__photo|sr-only|theme-doc-card-icon)\b|visuallyHidden/i.test(
      names,
    ) ||
    // 'Diagram as text' opens the text, which Markdown shows directly.
    (element.tagName === 'summary' && names === '' && isDiagramSummary(element))
  );
}

const isDiagramSummary = (element: Element) =>
  squeeze(textOf(element)) === 'diagramastext';

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function codeOf(pre: Element): string {
  return squeeze(textOf(pre));
}

function first(
  node: Nodes,
  test: (element: Element) => boolean,
): Element | undefined {
  if (node.type === 'element' && test(node)) {
    return node;
  }
  for (const child of 'children' in node ? node.children : []) {
    const found = first(child as Nodes, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The element with the page's content. */
function mainOf(tree: Root): {element: Element; inArticle: boolean} {
  const article = first(
    tree,
    (element) =>
      /\btheme-doc-markdown\b/.test(attribute(element, 'className') ?? '') ||
      attribute(element, 'id') === '__blog-post-container',
  );
  const layout = first(tree, (element) =>
    /\btheme-layout-main\b/.test(attribute(element, 'className') ?? ''),
  );
  return {element: article ?? layout!, inArticle: article !== undefined};
}

function readHtml(route: string): Content {
  const tree = fromHtml(readBuilt(htmlFile(route)));
  const {element: main, inArticle} = mainOf(tree);
  const content = empty();
  let text = '';
  const flush = () => {
    content.texts.push(squeeze(text));
    text = '';
  };
  const visit = (node: Nodes): string => {
    if (node.type === 'text') {
      text += node.value;
      return node.value;
    }
    if (node.type !== 'element' || isChrome(node, inArticle)) {
      return '';
    }
    const isBlock = BLOCKS.test(node.tagName);
    if (isBlock) {
      flush();
    }
    if (node.tagName === 'pre') {
      content.code.push(codeOf(node));
      return '';
    }
    const inside = node.children.map(visit).join('');
    if (isBlock) {
      flush();
    }
    if (/^h[1-6]$/.test(node.tagName)) {
      content.headings.push(squeeze(inside));
    } else if (/^t[dh]$/.test(node.tagName)) {
      content.cells.push(squeeze(inside));
    } else if (node.tagName === 'a' && inside.trim() !== '') {
      const href = attribute(node, 'href') ?? '';
      content.links.push(new URL(href, `${site}${route}`).href);
    }
    return inside;
  };
  visit(main);
  flush();
  return content;
}

const empty = (): Content => ({
  headings: [],
  code: [],
  cells: [],
  links: [],
  texts: [],
});

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

function readMarkdown(route: string): Content & {
  front: Record<string, string>;
  pointer: string;
} {
  const tree = parser.parse(readBuilt(markdownFile(route)));
  const [yaml, pointer, ...rest] = tree.children;
  let content = empty();
  const visit = (node: MdNodes): string => {
    if (node.type === 'code') {
      content.code.push(squeeze(node.value));
      return '';
    }
    if ('value' in node) {
      return node.value;
    }
    const inside: string =
      'children' in node ? node.children.map(visit).join('') : '';
    switch (node.type) {
      case 'heading':
        content.headings.push(squeeze(inside));
        break;
      case 'tableCell':
        content.cells.push(squeeze(inside));
        break;
      case 'link':
        content.links.push(node.url);
        break;
    }
    if (/^(heading|paragraph|tableCell)$/.test(node.type)) {
      content.texts.push(squeeze(inside));
    }
    return inside;
  };
  const pointerText = pointer ? visit(pointer) : '';
  content = empty();
  rest.forEach(visit);
  return {
    ...content,
    front: parse(yaml?.type === 'yaml' ? yaml.value : '') as never,
    pointer: pointerText,
  };
}

const sorted = (list: string[]) =>
  [...new Set(list.filter((item) => item !== ''))].toSorted();

describe.each(routes)('Markdown version of %s', (route) => {
  const html = readHtml(route);
  const exported = readMarkdown(route);
  const title = squeeze(String(exported.front.title));

  it('has the canonical URL and a link to llms.txt', () => {
    expect(exported.front).toMatchObject({
      url: `${site}${route}`,
      title: expect.any(String),
      description: expect.stringMatching(/./),
    });
    expect(exported.pointer).toContain(`${site}/llms.txt`);
  });

  it('has the headings, code and cells of the page, in order', () => {
    const below = (list: string[]) => list.filter((item) => item !== title);
    expect(below(exported.headings)).toEqual(below(html.headings));
    expect(exported.code).toEqual(html.code);
    expect(exported.cells.filter(Boolean)).toEqual(html.cells.filter(Boolean));
  });

  it('has its links, absolute, and no others', () => {
    expect(sorted(exported.links)).toEqual(sorted(html.links));
  });

  it('has its sentences, and no others', () => {
    const exportedText = exported.texts.join('\n');
    const missing = sorted(html.texts).filter(
      (text) => !exportedText.includes(text),
    );
    expect(missing).toEqual([]);
    const htmlText = [...html.texts, title].join('');
    const tabs = tabNames(route);
    const added = sorted(exported.texts).filter(
      (text) => !htmlText.includes(text) && !tabs.includes(text),
    );
    expect(added.filter((text) => !isDefinition(text, html.texts))).toEqual([]);
  });
});

/** Tab labels: once on the page, at each panel in Markdown. */
function tabNames(route: string): string[] {
  const names: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && attribute(node, 'role') === 'tab') {
      names.push(squeeze(textOf(node)));
    }
    ('children' in node ? node.children : []).forEach((child) =>
      visit(child as Nodes),
    );
  };
  visit(fromHtml(readBuilt(htmlFile(route))));
  return names;
}

/** 'Name: value' of a description list, which the page shows in columns. */
function isDefinition(text: string, texts: string[]): boolean {
  return texts.some(
    (name) =>
      name !== '' &&
      text.startsWith(`${name}:`) &&
      texts.includes(text.slice(name.length + 1)),
  );
}

describe('all Markdown versions', () => {
  it('are smaller than the pages', () => {
    const size = (file: string) => fs.statSync(path.join(buildDir, file)).size;
    const sum = (files: string[]) =>
      files.reduce((total, file) => total + size(file), 0);
    const markdown = sum(routes.map(markdownFile));
    const html = sum(routes.map(htmlFile));
    const share = ((100 * markdown) / html).toFixed(1);
    console.log(
      `${routes.length} Markdown files: ${markdown} bytes, HTML: ${html} bytes (${share} %)`,
    );
    expect(markdown).toBeLessThan(html / 4);
  });

  it('are the only Markdown files', () => {
    const files = fs
      .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'));
    expect(files.toSorted()).toEqual(routes.map(markdownFile).toSorted());
  });
});
