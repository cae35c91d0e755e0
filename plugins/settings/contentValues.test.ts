import {expect, test} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {contentValues} from './contentValues.ts';

test('a setting that is null has no placeholder', () => {
  expect(contentValues(settings)).toHaveProperty('mcpUrl');
  expect(
    contentValues({...settings, urls: {...settings.urls, mcp: null}}),
  ).not.toHaveProperty('mcpUrl');
  const withoutTelegram = contentValues({...settings, telegramBot: null});
  expect(withoutTelegram).not.toHaveProperty('telegramUsername');
});
