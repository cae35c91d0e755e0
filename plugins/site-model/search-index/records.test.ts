import {describe, expect, it} from 'vitest';
import {isEscaped} from 'docs-search/escape';
import {readPage} from '../page-model/readPage.ts';
import {
  codeBlock,
  docSource,
  heading,
} from '../../../tests/helpers/builtPages.ts';
import type {PageModel} from '../page-model/types.ts';
import {chunks} from './chunks.ts';
import {isSearchable, pageRecords, searchRecords} from './records.ts';

const page = (markdown: string) => readPage(docSource(markdown))!;

const guide = page(
  `<p>Intro.</p>${heading(2, 'one', 'One &lt;b&gt;')}<p>First.</p>${heading(3, 'deep', 'Deep')}<ul><li>Item</ul>${heading(2, 'two', 'Two')}${codeBlock(['run it', '  now'])}<table><tbody><tr><td>a<td>b</table>`,
);

const outline = (model: PageModel) =>
  pageRecords(model).map(
    ({type, anchor, content, hierarchy}) =>
      `${type} #${anchor ?? ''} ${content ?? hierarchy[type as 'lvl1']}`,
  );

describe('pageRecords', () => {
  it('has one record per heading and per chunk of text, in order', () => {
    expect(outline(guide)).toEqual([
      'lvl1 # First steps',
      'content # How to begin &amp; go on.',
      'content # Intro.',
      'lvl2 #one One &lt;b&gt;',
      'content #one First.',
      'lvl3 #deep Deep',
      'content #deep Item',
      'lvl2 #two Two',
      'content #two run it now',
      'content #two a · b',
    ]);
  });

  it('opens its tab, which its heading names', () => {
    const tabs =
      '<div class=theme-tabs-container><ul role=tablist><li role=tab data-tab="site-builder=wix">Wix</ul><div role=tabpanel>Paste it.</div></div>';
    const records = pageRecords(page(`${heading(2, 'one', 'One')}${tabs}`));
    expect(records.at(-1)).toMatchObject({
      url: 'https://docs.acme.test/docs/guide/first?site-builder=wix#one',
      hierarchy: {lvl2: 'One › Wix'},
    });
  });

  it('has only the headings above it', () => {
    const hierarchies = pageRecords(guide).map(({hierarchy}) =>
      Object.values(hierarchy).filter(Boolean).join(' > '),
    );
    expect(hierarchies[6]).toBe('Guide > First steps > One &lt;b&gt; > Deep');
    expect(hierarchies[8]).toBe('Guide > First steps > Two');
  });

  it('has all fields that hits and filters need', () => {
    expect(pageRecords(guide)[4]).toEqual({
      url: 'https://docs.acme.test/docs/guide/first#one',
      anchor: 'one',
      type: 'content',
      content: 'First.',
      hierarchy: {
        lvl0: 'Guide',
        lvl1: 'First steps',
        lvl2: 'One &lt;b&gt;',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
    });
  });

  it('links to the nearest anchor above a heading without one', () => {
    const model = page(`${heading(2, 'one', 'One')}<h3>Plain</h3><p>Text.`);
    expect(pageRecords(model).at(-1)).toMatchObject({
      anchor: 'one',
      hierarchy: {lvl3: 'Plain'},
    });
  });

  it('escapes everything that reaches innerHTML', () => {
    const model = page(
      `${heading(2, 'x', '&lt;img src=x onerror=alert(1)&gt;')}<p>&lt;script&gt;"&amp;amp;'`,
    );
    for (const {content, hierarchy} of pageRecords(model)) {
      for (const text of [content, ...Object.values(hierarchy)]) {
        expect(isEscaped(text ?? '')).toBe(true);
      }
    }
  });
});

it('questions are on the heading that answers them', () => {
  const questions = {top: ['begin'], one: ['<b>?']};
  const asked = pageRecords(guide, questions).flatMap((record) =>
    record.questions ? [`${record.type} ${record.questions.join()}`] : [],
  );
  expect(asked).toEqual(['lvl1 begin', 'lvl2 &lt;b&gt;?']);
});

describe('lvl0', () => {
  const lvl0 = (change: Partial<PageModel>) =>
    pageRecords({...guide, ...change})[0]!.hierarchy.lvl0;

  it.each([
    ['the category', {}, 'Guide'],
    ['Documentation elsewhere', {breadcrumbs: ['First']}, 'Documentation'],
  ] as [string, Partial<PageModel>, string][])('is %s', (_, change, label) => {
    expect(lvl0(change)).toBe(label);
  });
});

describe('isSearchable', () => {
  it.each([
    ['a document', {}, true],
    ['a category', {kind: 'category'}, false],
    ['a post', {kind: 'post', docusaurusTag: 'default'}, false],
    ['a list of tags', {kind: 'list', docusaurusTag: 'docs-tags'}, false],
    ['a document of the default tag', {docusaurusTag: 'default'}, false],
    ['an unlisted document', {noindex: true}, false],
  ] as [string, Partial<PageModel>, boolean][])('%s', (_, change, expected) => {
    expect(isSearchable({...guide, ...change})).toBe(expected);
    expect(searchRecords([{...guide, ...change}]).length > 0).toBe(expected);
  });
});

describe('chunks', () => {
  it.each([
    ['short\n  text', 80, ['short text']],
    ['one two three', 8, ['one two', 'three']],
    ['unbroken', 4, ['unbr', 'oken']],
    ['', 4, []],
  ])('of %j at %i', (text, max, expected) => {
    expect(chunks(text, max)).toEqual(expected);
  });
});
