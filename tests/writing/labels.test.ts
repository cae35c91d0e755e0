/** The site's labels and messages use our terms and plain English. */
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {findTerms} from './terms.ts';

/** The texts of `translate` and `<Translate>`, without values. */
const LABEL =
  /\bmessage:\s*(['"`])(?<text>.+?)\1|<Translate[^>]*>(?<child>[^<]+)</gs;

const labels = (source: string) =>
  [...source.matchAll(LABEL)].map(({groups}) =>
    (groups?.text ?? groups?.child ?? '').replace(/\s+/g, ' '),
  );

const files = fs.globSync(
  'src/{components,theme,search,comparisons}/**/*.{ts,tsx}',
);

it('reads the labels of a component', () => {
  expect(
    labels(
      `translate({id: 'a', message: 'One'}); <Translate id="b">\n  Two\n</Translate>`,
    ),
  ).toEqual(['One', ' Two ']);
});

it.each([...files, 'sidebars.ts', 'site.settings.ts'])('%s', (file) => {
  const source = fs.readFileSync(file, 'utf8');
  const texts = /settings|sidebars/.test(file) ? [source] : labels(source);
  expect(texts.flatMap(findTerms)).toEqual([]);
});
