import {expect, test} from 'vitest';
import settings from '../../site.settings.ts';
import {contentValues, withOptionalParts} from './contentValues.ts';

const TEXT =
  'A\n\n{/* if urls.mcp */}\n\nUse {mcpUrl}.\n\n{/* end if */}\n\nB\n';
const withoutMcp = {...settings, urls: {...settings.urls, mcp: null}};

test('what is about MCP is left out where there is none', () => {
  expect(withOptionalParts(TEXT, settings)).toBe(TEXT);
  expect(withOptionalParts(TEXT, withoutMcp)).toBe('A\n\n\nB\n');
});

test('a setting that is null has no placeholder', () => {
  expect(contentValues(settings)).toHaveProperty('mcpUrl');
  expect(contentValues(withoutMcp)).not.toHaveProperty('mcpUrl');
});
