import {describe, expect, test} from 'vitest';
import {find, makeSearch} from '../../test/helpers/index.ts';
import {makeRecord as record} from '../../test/helpers/records.ts';
import type {SearchParams} from './index.ts';
import {getResult} from './index.ts';

const records = [
  record('page', {page: 'bot', lvl1: 'Custom bot'}),
  record('heading', {
    page: 'bot',
    anchor: 'token',
    lvl1: 'Custom bot',
    lvl2: 'Token',
  }),
  record('text', {
    page: 'bot',
    anchor: 'token',
    lvl1: 'Custom bot',
    lvl2: 'Token',
    content: 'Paste the token of your bot &amp; save it. '.repeat(3).trim(),
  }),
  record('german', {lvl1: 'Bot auf Deutsch', language: 'de'}),
  record('blog', {lvl1: 'Bot story', docusaurus_tag: 'default'}),
];
const index = makeSearch(records);
const run = (query: string, params: Partial<SearchParams> = {}) =>
  getResult(index, {...params, query});

describe('distinct', () => {
  test('a section is shown once, with its best record', () => {
    expect(find(index, 'token')).toEqual(['heading']);
    expect(run('token').nbHits).toBe(1);
  });
});

describe('facet filters', () => {
  test.each<[(string | string[])[], string[]]>([
    [
      [['language:en'], ['docusaurus_tag:docs-default-current']],
      ['page', 'heading'],
    ],
    [[['language:de', 'docusaurus_tag:default']], ['blog', 'german']],
    [['language:de'], ['german']],
    [[['language:fr']], []],
    [[['secret:1']], []],
    [[['__proto__:1']], []],
    [[['language']], []],
  ])('%j', (facetFilters, ids) => {
    const found = find(index, 'bot', {facetFilters});
    expect(found.toSorted()).toEqual(ids.toSorted());
  });
});

describe('pages', () => {
  test('hits are split into pages', () => {
    const all = find(index, 'bot');
    const second = run('bot', {hitsPerPage: 2, page: 1});
    expect(second.hits.map(({objectID}) => objectID)).toEqual(all.slice(2, 4));
    expect(second).toMatchObject({
      nbHits: 4,
      nbPages: 2,
      page: 1,
      hitsPerPage: 2,
    });
  });
});

describe('a hit', () => {
  test('has the requested attributes, and no null in highlights', () => {
    const [hit] = run('token', {
      attributesToRetrieve: ['hierarchy.lvl1', 'url'],
      attributesToHighlight: ['hierarchy'],
      attributesToSnippet: ['hierarchy.lvl2:5', 'content:5'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    }).hits;
    expect(hit).toEqual({
      objectID: 'heading',
      url: 'https://docs.jackdaw.example/docs/bot#token',
      hierarchy: {lvl1: 'Custom bot'},
      _highlightResult: {
        hierarchy: {
          lvl0: {value: 'Documentation', matchLevel: 'none', matchedWords: []},
          lvl1: {value: 'Custom bot', matchLevel: 'none', matchedWords: []},
          lvl2: {
            value: '<mark>Token</mark>',
            matchLevel: 'full',
            matchedWords: ['token'],
          },
        },
      },
      _snippetResult: {
        // The section's beginning.
        content: expect.objectContaining({matchedWords: ['token']}) as object,
        hierarchy: {
          lvl2: {
            value: '<mark>Token</mark>',
            matchLevel: 'full',
            matchedWords: ['token'],
          },
        },
      },
      _distinctSeqID: 0,
    });
  });

  test('has snippets of the requested length', () => {
    const [hit] = run('paste', {attributesToSnippet: ['content:3']}).hits;
    expect(hit?._snippetResult?.content?.value).toMatch(
      /^<span[^>]*>Paste<\/span> the token…$/,
    );
  });
});

test('a hit opens the tab that the query names', () => {
  const lvl1 = 'Website';
  const at = {page: 'site', anchor: 'builders', lvl1};
  const tab = (name: string) => ({
    ...record(name, {...at, lvl2: `Builders › ${name}`, content: 'Paste it.'}),
    url: `https://docs.example/site?builder=${name}#builders`,
  });
  const title = record('title', {...at, lvl2: 'Builders'});
  const search = makeSearch([title, tab('wix'), tab('webflow')]);
  const idsOf = (query: string) =>
    getResult(search, {query}).hits.map(({objectID}) => objectID);
  expect(idsOf('builders')).toEqual(['title']);
  expect(idsOf('webflow')).toEqual(['webflow']);
});

test('a section found by a synonym shows its beginning, unmarked', async () => {
  const at = {page: 'site', lvl1: 'Website'};
  const search = makeSearch(
    [record('title', at), record('text', {...at, content: 'Embed the chat.'})],
    'widget, chat, embed',
  );
  const [hit] = getResult(search, {query: 'widget'}).hits;
  expect(hit).toMatchObject({objectID: 'title', content: 'Embed the chat.'});
  expect(JSON.stringify(hit)).not.toContain('<span');
});
