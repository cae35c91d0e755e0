/**
 * Compares every page with its Markdown version, parsed with code independent
 * of the export: headings, code with its language, links and sentences.
 */
import type {Element, Nodes} from 'hast';
import type {Nodes as MdNodes} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {sectionsOf} from '../../plugins/site-model/search-index/sections.ts';
import {attribute, hasClass} from '../../plugins/site-model/page-model/hast.ts';
import {
  all,
  allRoutes,
  docRoutes,
  markdownFile,
  modelOf,
  pages,
  readBuilt,
  treeOf,
  urlOf,
} from '../helpers/site.ts';

const routes = allRoutes.filter((route) =>
  pages.some(
    (page) => page.route === route && page.html.includes('text/markdown'),
  ),
);

/** Ignores white space and case, since CSS may separate or change words. */
const squeeze = (text: string) =>
  text.replace(/[\s\u200B]+/g, '').toLowerCase();

const BLOCK =
  /^(blockquote|caption|dd|details|div|dl|dt|figcaption|figure|h[1-6]|header|li|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul|br)$/;

/** Controls, navigation and decoration; the rest is content. */
const isChrome = (element: Element, inArticle: boolean) =>
  /^(button|script|style|svg|noscript|input|legend|select|textarea)$/.test(
    element.tagName,
  ) ||
  (!inArticle && /^(nav|aside)$/.test(element.tagName)) ||
  attribute(element, 'ariaHidden') === 'true' ||
  attribute(element, 'dataPageMenu') !== undefined ||
  attribute(element, 'dataMarkdownIgnore') !== undefined ||
  attribute(element, 'role') === 'tablist' ||
  ['hash-link', 'avatar__photo', 'sr-only'].some((name) =>
    hasClass(element, name),
  ) ||
  // 'Diagram as text' opens the text, which Markdown shows directly.
  (element.tagName === 'summary' &&
    squeeze(textOf(element)) === 'diagramastext');

function textOf(node: Nodes): string {
  return node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';
}

type Content = {
  headings: string[];
  code: string[];
  links: string[];
  texts: string[];
};
const empty = (): Content => ({headings: [], code: [], links: [], texts: []});

function readHtml(route: string): Content {
  const tree = treeOf(route);
  const article = all(
    tree,
    (element) =>
      hasClass(element, 'theme-doc-markdown') ||
      attribute(element, 'id') === '__blog-post-container',
  )[0];
  const [layout] = all(tree, (element) =>
    hasClass(element, 'theme-layout-main'),
  );
  const content = empty();
  let text = '';
  const flush = () => {
    content.texts.push(squeeze(text));
    text = '';
  };
  const visit = (node: Nodes, language = ''): string => {
    if (node.type === 'text') {
      text += node.value;
      return node.value;
    }
    if (node.type !== 'element' || isChrome(node, article !== undefined)) {
      return '';
    }
    const {tagName, children} = node;
    const [, own = language] =
      /language-([\w-]+)/.exec(attribute(node, 'className') ?? '') ?? [];
    const isBlock = BLOCK.test(tagName);
    if (isBlock) {
      flush();
    }
    if (tagName === 'pre') {
      const lang = own === 'text' ? '' : own;
      content.code.push(`${lang}:${squeeze(textOf(node))}`);
      return '';
    }
    const inside = children.map((child) => visit(child, own)).join('');
    if (isBlock) {
      flush();
    }
    if (/^h[1-6]$/.test(tagName)) {
      content.headings.push(squeeze(inside));
    } else if (tagName === 'a' && inside.trim() !== '') {
      const href = attribute(node, 'href') ?? '';
      content.links.push(new URL(href, urlOf(route)).href);
    }
    return inside;
  };
  visit((article ?? layout)!);
  flush();
  return content;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

function readMarkdown(route: string): Content {
  const [, , ...rest] = parser.parse(readBuilt(markdownFile(route))).children;
  const content = empty();
  const visit = (node: MdNodes): string => {
    if (node.type === 'code') {
      content.code.push(`${node.lang ?? ''}:${squeeze(node.value)}`);
      return '';
    }
    if ('value' in node) {
      return node.value;
    }
    const inside: string =
      'children' in node ? node.children.map(visit).join('') : '';
    if (node.type === 'heading') {
      content.headings.push(squeeze(inside));
    } else if (node.type === 'link') {
      content.links.push(node.url);
    }
    if (/^(heading|paragraph|tableCell)$/.test(node.type)) {
      content.texts.push(squeeze(inside));
    }
    return inside;
  };
  rest.forEach(visit);
  return content;
}

const unique = (list: string[]) =>
  [...new Set(list.filter((item) => item !== ''))].toSorted();

describe.each(routes)('Markdown version of %s', (route) => {
  const html = readHtml(route);
  const exported = readMarkdown(route);

  it('has the headings and code of the page, in order', () => {
    const [title] = exported.headings;
    const below = (list: string[]) => list.filter((item) => item !== title);
    expect(below(exported.headings)).toEqual(below(html.headings));
    expect(exported.code).toEqual(html.code);
  });

  it('has its links, absolute, and its sentences', () => {
    // An author's name links to the page it's the title of.
    const elsewhere = (links: string[]) =>
      unique(links.filter((url) => url !== urlOf(route)));
    expect(elsewhere(exported.links)).toEqual(elsewhere(html.links));
    const text = exported.texts.join('\n');
    const missing = unique(html.texts).filter((part) => !text.includes(part));
    expect(missing).toEqual([]);
  });
});

describe.each(docRoutes)('the sections of %s', (route) => {
  const model = modelOf(route);
  const {url} = model;
  const whole = readBuilt(markdownFile(route));
  const anchors = sectionsOf(model).flatMap(({anchor}) => anchor ?? []);
  const texts = anchors.map((anchor) => {
    const file = markdownFile(route).replace(/md$/, `${anchor}.md`);
    const [head, ...rest] = readBuilt(file).split('\n\n');
    expect(head).toContain(`: ${url}#${anchor}`);
    return rest.join('\n\n').trimEnd();
  });

  it('are parts of the page', () => {
    for (const text of texts) {
      const [own] = text.split('\n\nBelow it:\n\n');
      expect(whole).toContain(own);
    }
  });

  it('are all of it, after the introduction', () => {
    const last = whole.trimEnd();
    expect(texts.length === 0 || last.endsWith(texts.at(-1)!)).toBe(true);
    const headings = whole.match(/^#{2,6} .+$/gm) ?? [];
    const own = texts.map((text) => text.split('\n')[0]);
    expect(own).toEqual(headings.filter((line) => own.includes(line)));
  });
});
