/**
 * Every page against its Markdown twin, both read with other code than wrote
 * the twin: nothing of the page's main content is missing, nothing is added.
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
const twinFile = (route: string) => htmlFile(route).replace(/html$/, 'md');

type Content = {
  headings: string[];
  code: string[];
  cells: string[];
  links: string[];
  /** Each run of text between the edges of blocks. */
  texts: string[];
};

const BLOCKS =
  /^(address|article|aside|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|br)$/;

/** Style alone may keep two words apart, so white space does not count. */
const squeeze = (text: string) =>
  text.replace(/[\s\u200B]+/g, '').toLowerCase();

/** What operates a page or repeats it; the rest is content. */
function isChrome(element: Element, inArticle: boolean): boolean {
  const names = attribute(element, 'className') ?? '';
  return (
    /^(button|script|style|svg|noscript|input|select|textarea)$/.test(
      element.tagName,
    ) ||
    (!inArticle && /^(nav|aside)$/.test(element.tagName)) ||
    attribute(element, 'ariaHidden') === 'true' ||
    attribute(element, 'dataPageMenu') !== undefined ||
    // A tool; what it works with stands as text on its page.
    attribute(element, 'dataMarkdownIgnore') !== undefined ||
    attribute(element, 'role') === 'tablist' ||
    /\b(hash-link|avatar__photo|sr-only|theme-doc-card-icon)\b|visuallyHidden/i.test(
      names,
    ) ||
    // 'Diagram as text' opens the text, which the twin has at once.
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

/** The part of a page that its own words are in. */
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

function readTwin(route: string): Content & {
  front: Record<string, string>;
  pointer: string;
} {
  const tree = parser.parse(readBuilt(twinFile(route)));
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

describe.each(routes)('the twin of %s', (route) => {
  const html = readHtml(route);
  const twin = readTwin(route);
  const title = squeeze(String(twin.front.title));

  it('says what it is the twin of, and where the others are', () => {
    expect(twin.front).toMatchObject({
      url: `${site}${route}`,
      title: expect.any(String),
      description: expect.stringMatching(/./),
    });
    expect(twin.pointer).toContain(`${site}/llms.txt`);
  });

  it('has the headings, code and cells of the page, in order', () => {
    const below = (list: string[]) => list.filter((item) => item !== title);
    expect(below(twin.headings)).toEqual(below(html.headings));
    expect(twin.code).toEqual(html.code);
    expect(twin.cells.filter(Boolean)).toEqual(html.cells.filter(Boolean));
  });

  it('has its links, whole, and no others', () => {
    expect(sorted(twin.links)).toEqual(sorted(html.links));
  });

  it('has its sentences, and no others', () => {
    const twinText = twin.texts.join('\n');
    const missing = sorted(html.texts).filter(
      (text) => !twinText.includes(text),
    );
    expect(missing).toEqual([]);
    const htmlText = [...html.texts, title].join('');
    const tabs = tabNames(route);
    const added = sorted(twin.texts).filter(
      (text) => !htmlText.includes(text) && !tabs.includes(text),
    );
    expect(added.filter((text) => !isDefinition(text, html.texts))).toEqual([]);
  });
});

/** Tabs name their panels: in the page once, in the twin at each panel. */
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

/** 'Name: value' of a list of facts, which the page has side by side. */
function isDefinition(text: string, texts: string[]): boolean {
  return texts.some(
    (name) =>
      name !== '' &&
      text.startsWith(`${name}:`) &&
      texts.includes(text.slice(name.length + 1)),
  );
}

describe('all twins', () => {
  it('cost a reader less than the pages', () => {
    const size = (file: string) => fs.statSync(path.join(buildDir, file)).size;
    const sum = (files: string[]) =>
      files.reduce((total, file) => total + size(file), 0);
    const markdown = sum(routes.map(twinFile));
    const html = sum(routes.map(htmlFile));
    const share = ((100 * markdown) / html).toFixed(1);
    console.log(
      `${routes.length} twins: ${markdown} bytes, their pages ${html} bytes (${share} %)`,
    );
    expect(markdown).toBeLessThan(html / 4);
  });

  it('are all that there are', () => {
    const twins = fs
      .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'));
    expect(twins.toSorted()).toEqual(routes.map(twinFile).toSorted());
  });
});
