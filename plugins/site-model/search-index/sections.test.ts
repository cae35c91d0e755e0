import {expect, it} from 'vitest';
import {
  codeBlock,
  docSource,
  heading,
} from '../../../tests/helpers/builtPages.ts';
import {readPage} from '../page-model/readPage.ts';
import {sectionsOf} from './sections.ts';
import type {Section} from './sections.ts';

const sections = (html: string) =>
  sectionsOf(readPage(docSource(html))!).map(({parts, ...section}) => ({
    ...section,
    texts: parts.map(({text}) => text),
  }));

it('headings start sections, with their anchor, also inside steps and details', () => {
  expect(
    sections(
      `<p>Intro.</p>${heading(2, 'one', 'One <code>/ask</code>')}<p>A.</p><ol><li>${heading(3, 'step', 'Step')}<p>B.</ol><details><summary>More</summary>${heading(4, 'more', 'In there')}<p>C.</details><h2>Plain</h2>`,
    ),
  ).toEqual([
    {level: 1, heading: 'First steps', anchor: null, texts: ['Intro.']},
    {level: 2, heading: 'One /ask', anchor: 'one', texts: ['A.']},
    {level: 3, heading: 'Step', anchor: 'step', texts: ['B.', 'More']},
    {level: 4, heading: 'In there', anchor: 'more', texts: ['C.']},
    {level: 2, heading: 'Plain', anchor: null, texts: []},
  ]);
});

it.each([
  [
    'mock-ups, which the text next to them describes',
    '<ol><li><p>Save.</p><figure data-search-ignore=""><figcaption>Save it</figcaption><ol><li>Select it.</ol></figure></ol><p>After.',
    ['Save.', 'After.'],
  ],
  [
    'controls, icons, hidden and screen-reader-only text',
    '<p>Seen<span class=sr-only> spoken</span><span hidden> hidden</span><button>Copy</button><svg aria-label=x><title>Icon</title></svg>.</p><section data-markdown-ignore=""><p>Tool</section>',
    ['Seen.'],
  ],
  [
    'the type of an admonition, unlike its title',
    ['warning', 'Your token']
      .map(
        (title) =>
          `<div class="theme-admonition theme-admonition-warning"><div class=admonitionHeading_1>${title}</div><div><p>Secret.</p></div></div>`,
      )
      .join(''),
    ['Secret.', 'Your token', 'Secret.'],
  ],
  ['ticks and dashes', '<table><tr><th>A<th>B<tr><td>a<td>✓</table>', ['a']],
])('leaves out %s', (_, html, texts) => {
  expect(sections(html)[0]!.texts).toEqual(texts);
});

it('has the blocks in reading order', () => {
  expect(
    sections(
      `<p>Before<span aria-hidden=true>→</span><span>after</span>:</p><ul><li>One<ul><li>a</ul></ul><table><caption>Sets</caption><thead><tr><th>K<th>V<tbody><tr><td><code>k</code><td>Reads<ul><li>a<li>b</ul></table>${codeBlock(['if', '', '  &lt;b&gt;'])}<div class=theme-tabs-container><ul role=tablist><li role=tab>A<li role=tab>B</ul><div><div role=tabpanel>1</div><div role=tabpanel hidden>2</div></div></div><dl><dt>Limit<dd>20</dl>`,
    )[0]!.texts,
  ).toEqual([
    'Before after:',
    'One',
    'a',
    'Sets',
    'k · Reads a b',
    'if\n\n  <b>',
    ...['1', '2'],
    'Limit: 20',
  ]);
});

it('knows the tab of each text, and leaves out notes about sources', () => {
  const tab = (name: string) => `<li role=tab data-tab="os=${name}">${name}`;
  const html = `<div class=theme-tabs-container><ul role=tablist>${tab('A')}${tab('B')}</ul><div><div role=tabpanel>1</div><div role=tabpanel hidden><ul><li>2</ul></div></div></div><p>3<p><em>Checked <a href=/x>here</a>.</em>`;
  const [{parts}] = sectionsOf(readPage(docSource(html))!) as [Section];
  expect(parts.map(({text, tab: it}) => `${text} ${it?.query}`)).toEqual([
    '1 os=A',
    '2 os=B',
    '3 undefined',
  ]);
});
