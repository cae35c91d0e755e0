import {describe, expect, test} from 'vitest';
import {makeRecords, makeSnapshot} from '../test/helpers/records.ts';
import type {SearchRecord, Snapshot} from './record.ts';
import {parseSnapshot} from './snapshot.ts';

const good = makeSnapshot(makeRecords(30));
const parse = (value: unknown) => parseSnapshot(JSON.stringify(value));
const withFirst = (change: Partial<Record<keyof SearchRecord, unknown>>) => ({
  ...good,
  records: [{...good.records[0], ...change}, ...good.records.slice(1)],
});

describe('a snapshot', () => {
  test('is accepted', () => {
    expect(parse(good)).toEqual(good);
  });

  test.each<[string, unknown, string]>([
    ['no object', 42, 'expected object'],
    ['another format', {...good, format: 2}, 'format'],
    ['no name', {...good, indexName: ''}, 'indexName'],
    ['no records', {...good, records: []}, 'records'],
    ['no synonyms', {...good, synonyms: undefined}, 'synonyms'],
    ['a lone synonym', lone(), 'synonyms.0.synonyms'],
    ['markup in content', withFirst({content: '<img onerror=1>'}), 'records.0'],
    ['an unescaped ampersand', withFirst({content: 'a & b'}), 'unescaped HTML'],
    ['a script URL', withFirst({url: 'javascript:alert(1)'}), 'records.0.url'],
    ['a relative URL', withFirst({url: '/docs/x'}), 'records.0.url'],
    ['an unknown type', withFirst({type: 'lvl9'}), 'records.0.type'],
    ['no hierarchy', withFirst({hierarchy: {}}), 'records.0.hierarchy'],
    ['a weight as text', withFirst({weight: '1'}), 'records.0.weight'],
    ['two equal ids', withFirst({objectID: 'record-1'}), 'share an objectID'],
  ])('with %s is refused with the reason', (_, value, reason) => {
    expect(() => parse(value)).toThrow(reason);
  });

  test('is refused if truncated', () => {
    const text = JSON.stringify(good);
    expect(() => parseSnapshot(text.slice(0, text.length / 2))).toThrow(
      'not JSON',
    );
  });
});

function lone(): Snapshot {
  const synonym = {objectID: 'x', type: 'synonym' as const, synonyms: ['x']};
  return {...good, synonyms: [synonym]};
}
