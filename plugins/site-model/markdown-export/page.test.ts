import {describe, expect, it} from 'vitest';
import {readPage} from '../page-model/readPage.ts';
import {
  codeBlock,
  docSource,
  heading,
  site,
} from '../../../tests/helpers/builtPages.ts';
import {partsOf, sectionFiles} from './sections.ts';
import {meaningOf, render} from './toMarkdown.ts';
import {makeMarkdownPage} from './page.ts';
import {markdownPath} from '../../../data/paths.ts';

const markdownOf = (html: string, updated: string | null = null) => {
  const page = readPage(docSource(html))!;
  const content = render(meaningOf(page.main, page.url));
  return makeMarkdownPage(page, {siteUrl: site.siteUrl, updated, content}).text;
};

/** The Markdown below the title. */
const body = (markdown: string) =>
  markdownOf(markdown).split('# First steps\n\n')[1]!.trim();

describe('markdownPath', () => {
  it.each([
    ['/', '/index.md'],
    ['/docs/a', '/docs/a.md'],
  ])('of %s is %s', (route, path) => {
    expect(markdownPath(route)).toBe(path);
  });
});

describe('makeMarkdownPage', () => {
  it('starts with front matter and a link to llms.txt', () => {
    expect(markdownOf('<p>Text.', '2026-11-15T00:43:17.000Z')).toBe(`---
title: First steps
description: How to begin & go on.
url: https://docs.acme.test/docs/guide/first
updated: 2026-11-15T00:43:17.000Z
---

> All pages, for agents: https://docs.acme.test/llms.txt

# First steps

Text.
`);
  });

  it.each([
    ['headings without their own links', heading(2, 'one', 'One'), '## One'],
    [
      'absolute URLs',
      '<p><a href=/docs/b#c>B</a> <img src=/i.png alt=I>',
      '[B](https://docs.acme.test/docs/b#c) ![I](https://docs.acme.test/i.png)',
    ],
    [
      'code with its title and language',
      codeBlock(['run', '', '  now'], 'a.sh'),
      '**a.sh**\n\n```bash\nrun\n\n  now\n```',
    ],
    [
      'tabs as labelled blocks',
      '<div class="theme-tabs-container x_1"><ul role=tablist><li role=tab>A<li role=tab>B</ul><div><div role=tabpanel><p>One</div><div role=tabpanel hidden><p>Two</div></div></div>',
      '**A**\n\nOne\n\n**B**\n\nTwo',
    ],
    [
      'an admonition as a quote',
      '<div class="theme-admonition theme-admonition-note"><div class=admonitionHeading_1><span><svg></svg></span>note</div><div><p>Text.</div></div>',
      '> **Note**\n>\n> Text.',
    ],
    [
      'a conversation as quoted lines',
      '<figure data-place=discord><figcaption><span>Discord</span>: a talk</figcaption><ol><li><div><strong>Ada</strong><span> · Member</span></div><div><p>Why?</div><li><div><strong>Bot</strong></div><div><p>So.</div></ol></figure>',
      '**Discord: a talk**\n\n> **Ada** · Member\n>\n> Why?\n>\n> **Bot**\n>\n> So.',
    ],
    [
      'a diagram as text',
      '<figure class="diagram x_1"><figcaption>The way</figcaption><svg role=img><text>A</text></svg><details><summary>Diagram as text</summary><ul><li>A → B</ul></details></figure>',
      '**The way**\n\n- A → B',
    ],
    [
      'a mock-up as its caption and steps',
      '<ol><li><p>Save:</p><figure class=screen_1 data-search-ignore=""><figcaption>Save it</figcaption><div hidden="" aria-hidden=true><div>Panel</div><span>Save<b>1</b></span></div><ol><li>Select <strong>Save</strong>.</ol></figure></ol>',
      '1. Save:\n\n   **Save it**\n\n   1. Select **Save**.',
    ],
    [
      'a table with its caption, cells on one line',
      '<table><caption>All</caption><thead><tr><th>K<th>V<tbody><tr><td>a|b<td>one<div>two</div></table>',
      '**All**\n\n| K | V |\n| - | - |\n| a\\|b | one two |',
    ],
    [
      'a line break in a cell, and a mark after a word, kept apart',
      '<table><tr><th>K<tr><td>a<br>b<sup><a href=#s>source</a></sup></table>',
      '| K |\n| - |\n| a · b [source](https://docs.acme.test/docs/guide/first#s) |',
    ],
    [
      'names and values as a list',
      '<dl><div><dt>Limit</dt><dd>5</dd></div></dl>',
      '- **Limit**: 5',
    ],
    [
      'a settings path as text',
      '<p>In <span><kbd>Panel</kbd><span> → </span><kbd>Keys</kbd></span>.',
      'In Panel → Keys.',
    ],
    [
      'a card as a heading that leads on',
      '<ul><li><h3><a href=/b>B</a></h3><p>About B.</p></ul>',
      '### [B](https://docs.acme.test/b)\n\nAbout B.',
    ],
    [
      'no control of a tool, only its text',
      '<form><label>Plan</label><select><option>x</select><input value=5><button>Go</button><p>100 a day.</form>',
      'Plan\n\n100 a day.',
    ],
    [
      'apart what only style keeps apart',
      '<p><a href=/a>A</a><span>3 posts</span>',
      '[A](https://docs.acme.test/a) 3 posts',
    ],
  ])('has %s', (_, html, expected) => {
    expect(body(html)).toBe(expected);
  });
});

describe('sections', () => {
  const long = `<p>${'word '.repeat(1_000)}</p>`;
  const read = (html: string) => {
    const page = readPage(docSource(html))!;
    return {page, tree: meaningOf(page.main, page.url)};
  };

  it('say where they are, and what a reader of one needs', () => {
    const {page, tree} = read(
      `<p>Start.</p>${heading(2, 'one', 'One')}<p>A.</p>${heading(3, 'two', 'Two')}<p>B.</p>${heading(2, 'three', 'Three')}`,
    );
    const files = sectionFiles(page, tree, {two: 'Base URL: x.'});
    expect(files.map(({file}) => file)).toEqual([
      'docs/guide/first.one.md',
      'docs/guide/first.two.md',
      'docs/guide/first.three.md',
    ]);
    expect(files[0]!.text).toContain('## One\n\nA.\n\n### Two\n\nB.\n');
    expect(files[1]!.text).toBe(
      `> First steps › One › Two: ${page.url}#two\n>\n> Base URL: x.\n\n### Two\n\nB.\n`,
    );
  });

  it('link to what is below them if it is long', () => {
    const {page, tree} = read(
      heading(2, 'one', 'One') + heading(3, 'two', 'Two') + long,
    );
    expect(sectionFiles(page, tree, {})[0]!.text).toContain(
      `## One\n\nBelow it:\n\n- [Two](${page.url}#two)\n`,
    );
  });

  it('are the page, together with its introduction', () => {
    const {page, tree} = read(
      `<p>Start.</p>${heading(2, 'one', 'One')}<div>${heading(3, 'two', 'Two')}${long}</div>`,
    );
    const nodes = partsOf(page, tree).flatMap((part) => part.nodes);
    expect(tree.children.slice(1)).toEqual(nodes);
  });
});
