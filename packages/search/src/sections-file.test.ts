import {expect, test} from 'vitest';
import {ask, makeSearch} from '../test/helpers/index.ts';
import {makeQueries} from '../test/helpers/queries.ts';
import {makeRecords} from '../test/helpers/records.ts';
import {packSections, unpackRecords} from './sections-file.ts';

test('search in the file finds the same as in the snapshot, in order', async () => {
  const records = makeRecords(300);
  const file = packSections({records, synonyms: []});
  const [service, browser] = await Promise.all([
    makeSearch(records),
    makeSearch(unpackRecords(JSON.parse(JSON.stringify(file)))),
  ]);
  const urls = (search: typeof service, query: string) =>
    ask(search, query).hits.map(({url}) => url);
  for (const query of makeQueries(records, 200)) {
    expect(urls(browser, query)).toEqual(urls(service, query));
  }
});

test('derived fields are left out and restored', () => {
  const [record] = makeRecords(10).slice(-1);
  const file = packSections({records: [record!], synonyms: []});
  expect(file.records[0]).not.toHaveProperty('objectID');
  expect(file.records[0]).not.toHaveProperty('weight');
  expect(unpackRecords(file)[0]).toMatchObject({
    objectID: record!.url,
    url_without_anchor: record!.url_without_anchor,
    content: record!.content,
  });
});
