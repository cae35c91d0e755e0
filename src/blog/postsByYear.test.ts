import {expect, test} from 'vitest';
import {postsByYear} from './postsByYear.ts';

const post = (date: string) => ({metadata: {date}});

test('groups by year, years and posts newest first', () => {
  const dates = ['2024-02-13', '2025-12-02', '2024-11-19', '2025-01-21'];
  expect(
    postsByYear(dates.map(post)).map(([year, posts]) => [
      year,
      ...posts.map(({metadata}) => metadata.date),
    ]),
  ).toEqual([
    ['2025', '2025-12-02', '2025-01-21'],
    ['2024', '2024-11-19', '2024-02-13'],
  ]);
});
