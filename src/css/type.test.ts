import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const src = path.dirname(import.meta.dirname);
const stylesheets = fs.globSync('**/*.css', {cwd: src});

/** A token, inherited, relative to the parent, or zero. */
const SIZE = /^(?:var\(--site-text-[\w-]+\)|inherit|[\d.]+(?:em|%)|0)$/;
const WEIGHT = /^(?:400|600|var\(--ifm-font-weight-bold\))$/;

/** Values of the property and of Infima's variables for it. */
const declared = (css: string, property: string): string[] =>
  Array.from(
    css.matchAll(
      new RegExp(`(?<![\\w-])(?:--ifm-[\\w-]+-)?${property}:\\s*([^;]+);`, 'g'),
    ),
    (match) => match[1]!,
  );

test.each(stylesheets)(
  '%s uses only the allowed font sizes and weights',
  (file) => {
    const css = fs.readFileSync(path.join(src, file), 'utf8');
    const others = [
      ...declared(css, 'font-size').filter((size) => !SIZE.test(size)),
      ...declared(css, 'font-weight').filter((weight) => !WEIGHT.test(weight)),
    ];
    expect(others).toEqual([]);
  },
);
