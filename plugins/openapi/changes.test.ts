import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {contentValues} from '../settings/contentValues.ts';
import {changesFeed, checkChanges, partsOfApi} from './changes.ts';
import {API_FIRST, readApi} from './document.ts';

const api = readApi(contentValues(settings));
const first = fs.readFileSync(API_FIRST, 'utf8').trim().split('\n');
const check = (parts: readonly string[]) => () => checkChanges(api, parts);

describe("the API's changes", () => {
  it('name everything that was added', () => {
    expect(check(first)).not.toThrow();
  });

  it.each(['call', 'parameter', 'field', 'value'] as const)(
    'without an entry for a %s stop the build and name it',
    (kind) => {
      const separator = {
        call: /^[A-Z]+ [^?]+$/,
        parameter: /\?/,
        field: /\w\./,
        value: /=/,
      };
      const part = first.find((name) => separator[kind].test(name))!;
      expect(check(first.filter((name) => name !== part))).toThrow(
        `no entry in data/apiChanges.ts adds ${part}`,
      );
    },
  );

  it('say what is gone', () => {
    expect(check([...first, 'Answer.mood'])).toThrow('lacks Answer.mood');
    expect(partsOfApi(api)).not.toContain('Answer.mood');
  });

  it('are a feed, newest first', () => {
    const feed = changesFeed({
      name: 'Acme',
      page: 'https://a.test/api',
      site: 'https://a.test',
    });
    const {items} = JSON.parse(feed.json1()) as {
      items: {id: string; date_modified: string}[];
    };
    const dates = items.map(({date_modified}) => date_modified);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(items.map(({id}) => id)).size).toBe(items.length);
    expect(feed.rss2()).toContain('<link>https://a.test/api#changes</link>');
  });
});
