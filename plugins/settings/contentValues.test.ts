import {expect, test} from 'vitest';
import settings from '../../site.settings.ts';
import {contentValues, withOptionalParts} from './contentValues.ts';

const TEXT = `- A
  {/* if urls.mcp */}
- Use {mcpUrl}.
{/* end if */}
- B
`;
const withoutMcp = {...settings, urls: {...settings.urls, mcp: null}};

test('a text about an optional setting is left out if it is null', () => {
  expect(withOptionalParts(TEXT, settings)).toBe('- A\n- Use {mcpUrl}.\n- B\n');
  expect(withOptionalParts(TEXT, withoutMcp)).toBe('- A\n- B\n');
});

test('a text about a setting that does not exist is refused', () => {
  expect(() => withOptionalParts(TEXT.replace('mcp', 'mpc'), settings)).toThrow(
    'if urls.mpc',
  );
});

test('a setting that is null has no placeholder', () => {
  expect(contentValues(settings)).toHaveProperty('mcpUrl');
  expect(contentValues(withoutMcp)).not.toHaveProperty('mcpUrl');
  const withoutTelegram = contentValues({...settings, telegramBot: null});
  expect(withoutTelegram).not.toHaveProperty('telegramUsername');
});
