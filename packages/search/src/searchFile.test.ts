import {expect, test} from 'vitest';
import {makeRecords, pack} from '../test/helpers/records.ts';
import {requireEscaped, unpackRecords} from './searchFile.ts';

const records = makeRecords(60);

test('derived fields are restored: unique ids, pages, positions, weights', () => {
  const unpacked = unpackRecords(pack(records));
  expect(new Set(unpacked.map(({objectID}) => objectID)).size).toBe(60);
  for (const {url, url_without_anchor: page} of unpacked) {
    expect(url.startsWith(page)).toBe(true);
    expect(page).not.toContain('#');
  }
  const [title, , ...rest] = unpacked;
  expect(title!.weight).toEqual({level: 90, position: 0});
  expect(rest[0]!.weight).toEqual({level: 0, position: 2});
});

test('another section leaves the ids of a section alone', () => {
  const ids = unpackRecords(pack(records)).map(({objectID}) => objectID);
  const fewer = unpackRecords(pack(records.slice(5)));
  expect(fewer.map(({objectID}) => objectID)).toEqual(ids.slice(5));
});

test('a later format is refused', () => {
  const later = {...pack(records), format: 2 as never};
  expect(() => unpackRecords(later)).toThrow('format 2');
});

test('a record with markup is refused', () => {
  const [record] = pack(records).records;
  const hostile = {...record!, content: 'a <b> c'};
  expect(() => requireEscaped([hostile])).toThrow(record!.url);
});
