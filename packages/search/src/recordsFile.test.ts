import {expect, test} from 'vitest';
import {find, makeSearch} from '../test/helpers/index.ts';
import {makeQueries} from '../test/helpers/queries.ts';
import {makeRecords} from '../test/helpers/records.ts';
import {packRecords, unpackRecords} from './recordsFile.ts';

test('search in the file finds the same as in the snapshot, in order', async () => {
  const records = makeRecords(300);
  const file = packRecords({records, synonyms: []});
  const [service, browser] = await Promise.all([
    makeSearch(records),
    makeSearch(unpackRecords(JSON.parse(JSON.stringify(file)))),
  ]);
  // Browsers have no ids: there, a section's URL is one.
  const urlOf = new Map(records.map(({objectID, url}) => [objectID, url]));
  for (const query of makeQueries(records, 200)) {
    const expected = find(service, query).map((id) => urlOf.get(id));
    expect(find(browser, query)).toEqual(expected);
  }
});

test('derived fields are left out and restored', () => {
  const [record] = makeRecords(10).slice(-1);
  const file = packRecords({records: [record!], synonyms: []});
  expect(file.records[0]).not.toHaveProperty('objectID');
  expect(file.records[0]).not.toHaveProperty('weight');
  expect(unpackRecords(file)[0]).toMatchObject({
    objectID: record!.url,
    url_without_anchor: record!.url_without_anchor,
    content: record!.content,
  });
});
