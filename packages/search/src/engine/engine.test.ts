import {describe, expect, test} from 'vitest';
import {find, makeSearch} from '../../test/helpers/index.ts';
import {getResult} from '../results/index.ts';
import {makeRecord as record} from '../../test/helpers/records.ts';

describe('words', async () => {
  const search = makeSearch([
    record('both', {lvl1: 'Webhooks', content: 'verify the signature'}),
    record('one', {lvl1: 'Signature'}),
    record('what', {lvl1: 'What is this?'}),
    record('code', {lvl1: 'Errors', content: 'status 4290'}),
  ]);

  test('sections with all words rank above those with some', () => {
    expect(find(search, 'webhook signature')).toEqual(['both', 'one']);
  });

  test('an unknown word does not hide results for the others', () => {
    expect(find(search, 'zzzzzz signature ')).toContain('one');
  });

  test('stop words are ignored, unless there is nothing else', () => {
    expect(find(search, 'what is the signature')[0]).toBe('one');
    expect(find(search, 'what is this')[0]).toBe('what');
  });

  test('a query without matches finds nothing', () => {
    expect(find(search, 'zzzzzz')).toEqual([]);
    expect(find(search, '???')).toEqual([]);
    expect(find(search, '4920')).toEqual([]);
  });

  test('an empty query lists everything', () => {
    expect(find(search, ' ')).toHaveLength(4);
  });
});

test('all words once score higher than one word many times', async () => {
  const search = makeSearch([
    record('often', {lvl1: 'Token', lvl2: 'Token', content: 'token token'}),
    record('all', {lvl1: 'Rotate a token in the panel of your workspace'}),
    record('other', {lvl1: 'Rotate', lvl2: 'Rotate', content: 'rotate'}),
  ]);
  expect(find(search, 'rotate token ')[0]).toBe('all');
});

test('a rare word scores higher than a common one', async () => {
  const common = ['a', 'b', 'c', 'd'].map((id) => record(id, {lvl1: 'Bot'}));
  const rare = record('rare', {lvl1: 'Setup', content: 'a crow and more'});
  const search = makeSearch([...common, rare]);
  expect(find(search, 'bot crow ')[0]).toBe('rare');
});

describe('spelling', async () => {
  const search = makeSearch(
    [
      record('webhook', {lvl1: 'Webhook'}),
      record('knowledge', {lvl1: 'Knowledge base'}),
      record('form', {lvl1: 'Form'}),
      record('forum', {lvl1: 'Channels', content: 'a forum'}),
      record('panel', {lvl1: 'Panel'}),
      record('instructions', {lvl1: 'Custom instructions'}),
    ],
    'dashboard => panel\nsystem prompt => custom instructions',
  );

  test.each([
    ['webhok', 'webhook'],
    ['wehbook', 'webhook'],
    ['knwoledg', 'knowledge'],
    ['knowlegde ba', 'knowledge'],
    ['knowl', 'knowledge'],
    ['knwol', 'knowledge'],
    ['dashbord', 'panel'],
    ['dashb', 'panel'],
    ['sytem prompt', 'instructions'],
  ])('%s finds %s', (query, id) => expect(find(search, query)).toEqual([id]));

  test('exact matches rank above similar words', () => {
    expect(find(search, 'forum')).toEqual(['forum']);
    expect(find(search, 'form ')).toEqual(['form']);
  });

  test('short words allow no typos, and a space ends a word', () => {
    expect(find(search, 'frm')).toEqual([]);
    expect(find(search, 'pan')).toEqual(['panel']);
    expect(find(search, 'pan ')).toEqual([]);
  });

  test('only likely typos are corrected', () => {
    const other = makeSearch([
      record('same', {lvl1: 'The same window'}),
      record('api', {lvl1: 'OpenAPI, with a pattern'}),
      {...record('code', {lvl1: 'x', content: 'const a'}), isCode: true},
    ]);
    // Two typos in a short word, a stop word, a name in code, another product.
    for (const query of ['patreon', 'saml', 'cost', 'openai', 'zindow']) {
      expect(find(other, query)).toEqual([]);
    }
    expect(find(other, 'openpai')).toEqual(['api']);
  });
});

describe('ranking by position', () => {
  test('headings above text', async () => {
    const search = makeSearch([
      record('content', {lvl1: 'Places', content: 'Telegram, telegram!'}),
      record('heading', {lvl1: 'How to add it', lvl2: 'Your Telegram group'}),
    ]);
    expect(find(search, 'telegram')).toEqual(['heading', 'content']);
  });

  test('a page above its sections, unless they say more', async () => {
    const lvl1 = 'Web widget: embed the chat on your website';
    const search = makeSearch([
      record('limits', {lvl1, lvl2: 'Widget limits'}),
      record('fields', {lvl1, lvl2: 'Widget options', lvl3: 'Widget fields'}),
      record('page', {lvl1, content: 'One script tag.'}),
    ]);
    expect(find(search, 'widget')).toEqual(['page', 'limits', 'fields']);
    expect(find(search, 'widget limits')[0]).toBe('limits');
  });

  test('a title equal to the query above one that contains it', async () => {
    const search = makeSearch([
      record('a', {lvl1: 'Difference between an FAQ and a document'}),
      record('b', {lvl1: 'FAQs'}),
    ]);
    expect(find(search, 'faq')).toEqual(['b', 'a']);
  });

  test('adjacent words above distant ones', async () => {
    const search = makeSearch([
      record('far', {lvl1: 'A', content: 'rate of things that have limits'}),
      record('near', {lvl1: 'B', content: 'other things have a rate limit'}),
    ]);
    expect(find(search, 'rate limit')).toEqual(['near', 'far']);
  });
});

describe('subjects', async () => {
  const api = {page: 'api', lvl1: 'API'};
  const search = makeSearch(
    [
      record('call', {
        ...api,
        anchor: 'refresh',
        lvl2: 'Refresh a source: POST /sources/{id}/refresh',
      }),
      record('parent', {
        ...api,
        anchor: 'add',
        lvl2: 'Add a source: POST /sources',
      }),
      record('scopes', {
        ...api,
        anchor: 'scopes',
        lvl2: 'Scopes',
        content: 'sources:write · Refresh sources',
      }),
      record('mode', {lvl1: 'Privacy mode and administrators'}),
      record('privacy', {lvl1: 'Privacy: what is stored'}),
      record('links', {lvl1: 'Link', lvl2: 'Link', content: 'link'}),
      record('commands', {lvl1: 'Commands', content: '/link CODE · Connects'}),
      record('start', {lvl1: 'Start with /status', content: '/status'}),
      record('status', {lvl1: 'Commands', lvl2: '/status: what is missing'}),
    ],
    'gdpr => privacy',
  );

  test('what a typed path or scope names', () => {
    expect(find(search, '/sources/{id}/refresh')[0]).toBe('call');
    expect(find(search, 'POST /sources')[0]).toBe('parent');
    expect(find(search, 'the sources:write scope')[0]).toBe('scopes');
  });

  test('what is called like the query above what mentions it', () => {
    expect(find(search, 'gdpr')[0]).toBe('privacy');
  });

  test('a command above its words', () => {
    expect(find(search, '/link')[0]).toBe('commands');
    expect(find(search, 'link')[0]).toBe('links');
    expect(find(search, 'what does /status do?')[0]).toBe('status');
  });
});

test('a page whose description has the words above one whose text does', async () => {
  const text = 'How often a website is read. ';
  const other = {page: 'sources', lvl1: 'Sources'};
  const search = makeSearch([
    record('title', {...other, content: 'What the assistant knows.'}),
    record('text', {...other, content: text.repeat(3)}),
    record('description', {lvl1: 'Differences', content: text}),
  ]);
  expect(find(search, 'website read')[0]).toBe('description');
});

test('questions find their section, and are never shown', () => {
  const search = makeSearch([
    {...record('invite', {lvl1: 'Remove the bot'}), questions: ['kick it']},
    record('other', {lvl1: 'Bot'}),
  ]);
  expect(find(search, 'kick the bot')).toEqual(['invite', 'other']);
  const {hits} = getResult(search, {query: 'kick it'});
  expect(JSON.stringify(hits)).not.toMatch(/kick|span/);
});

describe('synonyms', async () => {
  const search = makeSearch(
    [
      record('synonym', {lvl1: 'Dashboard'}),
      record('typed', {lvl1: 'Panel'}),
      record('manual', {lvl1: 'Manual'}),
      record('pdf', {lvl1: 'PDF'}),
      record('instructions', {lvl1: 'Custom instructions'}),
    ],
    'panel, dashboard\nsystem prompt, custom instructions\npdf => manual',
  );

  test('find each other, exact matches first', () => {
    expect(find(search, 'panels')).toEqual(['typed', 'synonym']);
    expect(find(search, 'dashboards')).toEqual(['synonym', 'typed']);
  });

  test('can be phrases', () => {
    expect(find(search, 'the system prompt')).toEqual(['instructions']);
  });

  test('can be one-way', () => {
    expect(find(search, 'pdf')).toEqual(['pdf', 'manual']);
    expect(find(search, 'manual')).toEqual(['manual']);
  });
});

test('several alternatives of a word count once', async () => {
  const search = makeSearch(
    [
      record('many', {
        lvl1: 'A',
        content: 'recap digest roundup outline abstract',
      }),
      record('one', {lvl1: 'B', content: 'summary for everybody every day'}),
    ],
    'summary, recap, digest, roundup, outline, abstract',
  );
  expect(find(search, 'summary')).toEqual(['one', 'many']);
});
