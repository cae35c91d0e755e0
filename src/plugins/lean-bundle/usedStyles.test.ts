import {describe, expect, test} from 'vitest';
import {propertiesRead, usedStyles} from './usedStyles.ts';

const used = (css: string, script = '') => usedStyles(css, [script]);

test('a component that no script names is left out', async () => {
  const css = '.pills__item{color:red}.tabs__item{color:red}';
  expect(await used(css, 'x="tabs__item"')).toBe('.tabs__item{color:red}');
});

test('of a list of selectors, the named ones stay', async () => {
  const css = '.card__body,.alert--info{margin:0}';
  expect(await used(css, 'x="alert--info"')).toBe('.alert--info{margin:0}');
});

test('a custom property that nothing reads is left out', async () => {
  const css = ':root{--a:1px;--b:2px}p{margin:var(--b)}';
  expect(await used(css)).toBe(':root{--b:2px}p{margin:var(--b)}');
});

test('a custom property that another file reads stays', async () => {
  const css = ':root{--a:1px;--b:2px}';
  const [read] = propertiesRead('.modal{margin:calc(var(--b)*2)}');
  expect(await used(css, read)).toBe(':root{--b:2px}');
});

test('elements, states, attributes and names of CSS modules stay', async () => {
  const css = [
    'blockquote{margin:0}',
    'a:hover{margin:0}',
    'html[data-announcement-bar-initially-dismissed=true] .bar_x1Y2{margin:0}',
    '@layer docusaurus.infima{[data-theme=dark]{margin:0}}',
  ].join('');
  expect(await used(css)).toBe(css);
});

describe('a value of a layer that a style in none overrides', () => {
  const use = 'p{margin:var(--a)}';

  test.each([':root', '[data-theme=dark]', 'html[data-theme=dark]'])(
    'is left out, of %s',
    async (root) => {
      const css = `@layer infima{${root}{--a:1px;color:red}}:root{--a:2px}${use}`;
      expect(await used(css)).toBe(
        `@layer infima{${root}{color:red}}:root{--a:2px}${use}`,
      );
    },
  );

  test('is left out with what only it reads', async () => {
    const css = `@layer infima{:root{--a:var(--b);--b:1px;color:red}}:root{--a:2px}${use}`;
    expect(await used(css)).toBe(
      `@layer infima{:root{color:red}}:root{--a:2px}${use}`,
    );
  });

  test.each([
    // A part of the page may have another value than the page.
    `@layer infima{.bar{--a:1px}}:root{--a:2px}${use}`,
    // Only sometimes.
    `@layer infima{:root{--a:1px}}@media print{:root{--a:2px}}${use}`,
    `@layer infima{:root{--a:1px}}[data-theme=dark]{--a:2px}${use}`,
    // Not in a layer: the later one wins, or the more specific one.
    `:root{--a:1px}[data-theme=dark]{--a:2px}${use}`,
  ])('stays where another may be seen: %s', async (css) => {
    expect(await used(css)).toBe(css);
  });
});
