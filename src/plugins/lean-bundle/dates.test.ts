import {expect, it} from 'vitest';
import {dateFormat} from './dates.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2023, 11, 30);

it.each([
  {month: 'long', year: 'numeric'},
  {month: 'short', year: 'numeric'},
  {month: 'long'},
] as const)('writes every day of two years as Intl does: %o', (options) => {
  const all = {
    calendar: 'gregory',
    day: 'numeric',
    timeZone: 'UTC',
    ...options,
  } as const;
  const ours = dateFormat('en', all);
  const theirs = new Intl.DateTimeFormat('en', all);
  expect(ours).not.toBeInstanceOf(Intl.DateTimeFormat);
  for (let day = 0; day < 800; day += 1) {
    const date = new Date(START + day * DAY_MS + day);
    expect(ours.format(date)).toBe(theirs.format(date));
    expect(ours.format(date.getTime())).toBe(theirs.format(date));
  }
});

it('leaves all else to Intl', () => {
  const plain = {
    calendar: 'gregory',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  } as const;
  for (const [locale, options] of [
    ['de', plain],
    ['en', {...plain, timeZone: 'Europe/Berlin'}],
    ['en', {...plain, calendar: 'buddhist'}],
    ['en', {...plain, weekday: 'long'}],
    ['en', {...plain, year: '2-digit'}],
  ] as const) {
    expect(dateFormat(locale, options)).toBeInstanceOf(Intl.DateTimeFormat);
  }
});
