import {describe, expect, test} from 'vitest';
import {find, makeIndex} from '../../test-support/index.ts';
import {makeRecord as record} from '../../test-support/records.ts';

describe('words', () => {
  const index = makeIndex([
    record('both', {lvl1: 'Commands', content: 'rotate the token'}),
    record('one', {lvl1: 'Token'}),
  ]);

  test('all words of a query are needed where a record has them', () => {
    expect(find(index, 'rotate token')).toEqual(['both']);
  });

  test('without such a record any word counts, the rare one most', () => {
    const mixed = makeIndex([
      ...['a', 'b', 'c', 'd'].map((id) => record(id, {lvl1: 'Files'})),
      record('rare', {lvl1: 'Sync', content: 'with markdown'}),
    ]);
    expect(find(mixed, 'markdown files nowhere')[0]).toBe('rare');
    expect(find(index, 'rotate nowhere')).toEqual(['both']);
  });

  test('stop words are not needed', () => {
    expect(find(index, 'how do I rotate my token?')).toEqual(['both']);
  });

  test('a query of nothing but stop words still finds', () => {
    const about = makeIndex([
      record('what', {lvl1: 'What is this?'}),
      record('other', {lvl1: 'Something else'}),
    ]);
    expect(find(about, 'what is this')).toEqual(['what']);
  });

  test('nothing is found for nothing that matches', () => {
    expect(find(index, 'zzzzzz')).toEqual([]);
    expect(find(index, '???')).toEqual([]);
  });

  test('an empty query lists everything in the custom order', () => {
    expect(find(index, ' ')).toHaveLength(2);
  });
});

describe('typo', () => {
  const index = makeIndex([
    record('webhook', {lvl1: 'Webhook'}),
    record('knowledge', {lvl1: 'Knowledge base'}),
    record('form', {lvl1: 'Form'}),
    record('forum', {content: 'a forum', lvl1: 'Channels'}),
    record('custom', {lvl1: 'Custom'}),
    record('code', {lvl1: 'Status 4290'}),
  ]);

  test.each([
    ['webhok', 'webhook'],
    ['wehbook', 'webhook'],
    ['knwoledg', 'knowledge'],
    ['costum', 'custom'],
    ['ewbhook', 'webhook'],
    ['knowlegde ba', 'knowledge'],
  ])('%s finds %s', (query, id) => expect(find(index, query)).toEqual([id]));

  test('what was typed comes before what looks like it', () => {
    expect(find(index, 'forum')).toEqual(['forum']);
    expect(find(index, 'form')).toEqual(['form']);
  });

  test('short words and numbers have to be right', () => {
    expect(find(index, 'frm')).toEqual([]);
    expect(find(index, '4920')).toEqual([]);
  });

  test('words written together or apart are found', () => {
    expect(find(index, 'web hook')).toEqual(['webhook']);
    expect(find(index, 'knowledgebase')).toEqual(['knowledge']);
  });
});

describe('prefix', () => {
  const index = makeIndex([
    record('knowledge', {lvl1: 'Knowledge base'}),
    record('basic', {lvl1: 'Basics of knowledge'}),
  ]);

  test('the last word may be unfinished', () => {
    expect(find(index, 'knowledge bas')).toHaveLength(2);
  });

  test('a space ends it', () => {
    expect(find(index, 'know')).toHaveLength(2);
    expect(find(index, 'know ')).toEqual([]);
    expect(find(index, 'knowledge base ')).toEqual(['knowledge']);
  });
});

describe('attribute', () => {
  test('title before heading before text before category', () => {
    const index = makeIndex([
      record('category', {lvl0: 'Telegram', lvl1: 'Overview'}),
      record('content', {lvl1: 'Places', content: 'Discord or Telegram'}),
      record('heading', {lvl1: 'Integrations', lvl2: 'Telegram', anchor: 'a'}),
      record('title', {lvl1: 'Telegram'}),
    ]);
    expect(find(index, 'telegram')).toEqual([
      'title',
      'heading',
      'content',
      'category',
    ]);
  });

  test('a title that is the query comes before one that holds it', () => {
    const index = makeIndex([
      record('a', {lvl1: 'Difference between an FAQ and a document'}),
      record('b', {lvl1: 'FAQs'}),
    ]);
    expect(find(index, 'faq')).toEqual(['b', 'a']);
  });

  test('words together in a heading beat words scattered over headings', () => {
    const index = makeIndex([
      record('apart', {
        lvl1: 'Answer in all channels',
        lvl2: 'What goes wrong',
      }),
      record('together', {lvl1: 'Tips', lvl2: 'The bot gives wrong answers'}),
    ]);
    expect(find(index, 'wrong answer')[0]).toBe('together');
  });
});

test('a page that often mentions it comes before one that does once', () => {
  const text = (page: string, number: number) =>
    record(`${page}-${number}`, {
      page,
      anchor: `s${number}`,
      lvl1: page,
      content: 'the exclusion list',
    });
  const index = makeIndex([
    text('first', 1),
    text('second', 1),
    text('second', 2),
  ]);
  expect(find(index, 'exclusion list')[0]).toMatch(/^second/);
});

test('proximity: words side by side before words far apart', () => {
  const index = makeIndex([
    record('far', {lvl1: 'A', content: 'rate of many things has a limit'}),
    record('near', {lvl1: 'B', content: 'many things have a rate limit'}),
  ]);
  expect(find(index, 'rate limit')).toEqual(['near', 'far']);
});

test('exact: the word itself before words that it begins', () => {
  const index = makeIndex([
    record('longer', {lvl1: 'Modern', weight: {page_rank: 9}}),
    record('same', {lvl1: 'Mode'}),
  ]);
  expect(find(index, 'mode')[0]).toBe('same');
});

test('custom: page rank, then level, then position decide the rest', () => {
  const index = makeIndex([
    record('a-late', {lvl1: 'Bot', weight: {position: 2}}),
    record('b-early', {lvl1: 'Bot', weight: {position: 1}}),
    record('low', {lvl1: 'Bot', weight: {level: 10}}),
    record('ranked', {lvl1: 'Bot', weight: {page_rank: 1, level: 0}}),
  ]);
  expect(find(index, 'bot')).toEqual(['ranked', 'b-early', 'a-late', 'low']);
});

describe('forms and synonyms', () => {
  const index = makeIndex(
    [
      record('answer', {lvl1: 'Why the bot is not answering'}),
      record('panel', {lvl1: 'Panel'}),
      record('dashboard', {lvl1: 'Quick links', content: 'dashboard'}),
      record('instructions', {lvl1: 'Custom instructions'}),
      record('manual', {lvl1: 'Manual'}),
      record('pdf', {lvl1: 'PDF'}),
      record('automation', {lvl1: 'Ticket automation'}),
    ],
    'panel, dashboard\nsystem prompt, custom instructions\npdf => manual',
  );

  test('plurals and tenses find each other', () => {
    expect(find(index, 'bots answer')).toEqual(['answer']);
    expect(find(index, 'instruction')).toEqual(['instructions']);
  });

  test('words of one root find each other', () => {
    expect(find(index, 'automate tickets ')).toEqual(['automation']);
  });

  test('two-way synonyms find each other, what was typed first', () => {
    const both = makeIndex(
      [
        record('synonym', {lvl1: 'Dashboard', weight: {page_rank: 9}}),
        record('typed', {lvl1: 'Panel'}),
      ],
      'panel, dashboard',
    );
    expect(find(both, 'panel')).toEqual(['typed', 'synonym']);
    expect(find(index, 'dashboards').toSorted()).toEqual([
      'dashboard',
      'panel',
    ]);
  });

  test('a synonym in a better place does not beat what was typed', () => {
    const headings = makeIndex(
      [
        record('synonym', {lvl1: 'API', lvl2: 'Recap of messages'}),
        record('typed', {
          lvl1: 'Commands',
          lvl2: 'Digest: in any channel or thread',
        }),
      ],
      'digest, recap',
    );
    expect(find(headings, 'digest')).toEqual(['typed', 'synonym']);
  });

  test('phrases can be synonyms', () => {
    expect(find(index, 'the system prompt')).toEqual(['instructions']);
  });

  test('one-way synonyms work one way', () => {
    expect(find(index, 'pdf')).toEqual(['pdf', 'manual']);
    expect(find(index, 'manual')).toEqual(['manual']);
  });
});

test('the order does not depend on the order of the file', () => {
  const records = ['a', 'b', 'c', 'd'].map((id) => record(id, {lvl1: 'Bot'}));
  expect(find(makeIndex(records.toReversed()), 'bot')).toEqual(
    find(makeIndex(records), 'bot'),
  );
});
