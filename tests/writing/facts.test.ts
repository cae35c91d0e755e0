/** Content states each fact by its name, and facts are consistent. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findHardcodedFacts} from './findHardcodedFacts.ts';
import {grouped, limits, shown} from '../../data/facts/limits.ts';
import {
  permissionInteger,
  permissionSets,
} from '../../data/facts/permissions.ts';
import {factTables} from '../../plugins/remark/data-blocks/tables/index.ts';
import {factValues, rawFactValues} from '../../data/facts/values.ts';

const content = fs.globSync('{docs,blog}/**/*.{mdx,tsx,yml}');

describe('hardcoded facts', () => {
  it.each(content)('are not in %s', (file) => {
    expect(findHardcodedFacts(fs.readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each([
    ['a small number before what it counts', 'Up to 20 MB each.'],
    ['a large number alone', '| FAQs | 1,000 |'],
    ['a large number without its comma', 'at most 4096 characters'],
    ['a permission integer', '&permissions=309237763136'],
  ])('are found: %s', (_, text) => {
    expect(findHardcodedFacts(text)).not.toEqual([]);
  });

  it.each([
    ['a number that counts something else', '20 tickets, 4,000 members'],
    ['a fact by its name', '{limit.document.megabytes} MB'],
    ['a date', '2026-11-14'],
  ])('are not seen in %s', (_, text) => {
    expect(findHardcodedFacts(text)).toEqual([]);
  });
});

describe('numbers', () => {
  it.each([0, 20, 999, 1000, 4096, 123456, 1234567])('%i', (value) => {
    expect(grouped(value)).toBe(value.toLocaleString('en-GB'));
  });
});

describe('permission sets', () => {
  // Literal values, to catch a wrong bit or an extra permission.
  it.each([
    ['base', 274877992000n],
    ['default', 309237763136n],
    ['tickets', 326417632320n],
    ['privateThreads', 395137109056n],
  ] as const)('%s is %d', (name, integer) => {
    expect(permissionInteger(permissionSets[name].permissions)).toBe(integer);
  });
});

describe('values', () => {
  it('have separators in text, and none in YAML', () => {
    expect(factValues()['limit.faq.answer']).toBe(shown(limits.faq.answer));
    expect(rawFactValues()['limit.faq.answer']).toBe(
      String(limits.faq.answer.value),
    );
  });
});

describe('tables', () => {
  it.each(Object.entries(factTables))('%s has equal rows', (_, draw) => {
    const rows = draw().split('\n');
    const cells = rows.map((row) => row.split(/(?<!\\)\|/).length);
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(cells).size).toBe(1);
  });

  it("puts the page's mode first, without a link", () => {
    expect(factTables.modes!('tickets')).toMatch(
      /^\| Mode \| Ticket automation \| \[AI support channel\]/,
    );
  });
});
