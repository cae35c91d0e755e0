import {describe, expect, test} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {withOptionalParts} from './optionalParts.ts';

const TEXT = `# A

{/* if urls.mcp */}

Use {mcpUrl}.

{/* end if */}

B
`;
const withoutMcp = {...settings, urls: {...settings.urls, mcp: null}};
const parts = (text: string, from = settings) =>
  withOptionalParts(text, from, 'docs/a.mdx');
const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

test('a part about an optional setting is left out if it is null', () => {
  expect(words(parts(TEXT))).toBe('# A Use {mcpUrl}. B');
  expect(words(parts(TEXT, withoutMcp))).toBe('# A B');
});

test('a part about a missing setting is kept only if it is null', () => {
  const text = TEXT.replace('if urls', 'if not urls');
  expect(words(parts(text))).toBe('# A B');
  expect(words(parts(text, withoutMcp))).toBe('# A Use {mcpUrl}. B');
});

test('the count of lines stays', () => {
  for (const from of [settings, withoutMcp]) {
    expect(parts(TEXT, from).split('\n').indexOf('B')).toBe(8);
  }
});

describe('text never vanishes because of a typo', () => {
  test.each([
    ['{/* endif */}', 7, '"{/* endif */}" isn\'t a condition'],
    ['{/* end-if */}', 7, "isn't a condition"],
    ['{/* End if */}', 7, "isn't a condition"],
    ['{/* else */}', 7, "isn't a condition"],
    ['  {/* end if */}', 7, "isn't a condition"],
    ['Text. {/* end if */}', 7, "isn't a condition"],
    ['', 3, 'no {/* end if */} follows'],
  ])('with %j as its end', (end, line, message) => {
    expect(() => parts(TEXT.replace('{/* end if */}', end))).toThrow(
      new RegExp(
        `^docs/a\\.mdx:${line}: .*${message.replace(/[{}()*/]/g, '\\$&')}`,
      ),
    );
  });

  test.each([
    [
      '{/* if urls.pricng */}',
      'no setting urls.pricng; did you mean urls.pricing?',
    ],
    ['{/* if mcp */}', 'no setting mcp'],
    ['{/* If urls.mcp */}', "isn't a condition"],
    ['{/* unless urls.mcp */}', "isn't a condition"],
    ['Text.', '{/* end if */} without'],
  ])('with %j as its start', (start, message) => {
    expect(() => parts(TEXT.replace('{/* if urls.mcp */}', start))).toThrow(
      message,
    );
  });

  test('with parts in each other, or without an empty line around', () => {
    expect(() =>
      parts(TEXT.replace('Use', '{/* if urls.mcp */}\n\nUse')),
    ).toThrow(
      'docs/a.mdx:5: {/* if urls.mcp */} inside the part that line 3 starts',
    );
    expect(() => parts(TEXT.replace('A\n\n', 'A\n'))).toThrow(
      'docs/a.mdx:2: put an empty line',
    );
  });

  test('other comments are nobody’s business', () => {
    const text = '{/* truncate */}\n{/* #id */}\n{/* Iffy: an endive. */}\n';
    expect(parts(text)).toBe(text);
  });
});
