import {describe, expect, it} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {defineSettings} from './schema.ts';
import type {Settings} from './schema.ts';

const withChange = (change: Partial<Settings>) => () =>
  defineSettings({...settings, ...change});

describe('settings', () => {
  it('accepts Algolia, and search without keys', () => {
    const algolia = {appId: 'A1', apiKey: 'k', indexName: 'docs'};
    for (const search of [{algolia}, {algolia: null}]) {
      expect(withChange({search})().search).toEqual(search);
    }
  });

  it('accepts a site under a path', () => {
    const urls = {...settings.urls, site: 'https://a.test/docs'};
    expect(withChange({urls})().urls).toEqual(urls);
  });

  it.each([
    [
      'a name with a quote',
      {brand: {...settings.brand, name: "O'Bot"}},
      'brand.name',
    ],
    [
      'a slug with capitals',
      {brand: {...settings.brand, slug: 'Acme Inc'}},
      'brand.slug',
    ],
    [
      'a URL with a trailing slash',
      {urls: {...settings.urls, panel: 'https://a.test/'}},
      'urls.panel',
    ],
    [
      'a URL without a scheme',
      {urls: {...settings.urls, api: 'api.test'}},
      'urls.api',
    ],
    [
      'a javascript: URL',
      {urls: {...settings.urls, site: 'javascript:alert(1)'}},
      'urls.site',
    ],
    [
      'a site with a query',
      {urls: {...settings.urls, site: 'https://a.test?b=1'}},
      'urls.site',
    ],
    [
      'a site with a hash',
      {urls: {...settings.urls, site: 'https://a.test/#b'}},
      'urls.site',
    ],
    [
      'a contact that is not a URL',
      {securityContact: 'security@a.test'},
      'securityContact',
    ],
    [
      'a contact of two lines',
      {securityContact: 'mailto:a@a.test\nEncryption: x'},
      'securityContact',
    ],
    ['a handle without @', {telegramBot: 'acme_bot'}, 'telegramBot'],
    [
      'Algolia without an index',
      {search: {algolia: {appId: 'A1', apiKey: 'k', indexName: ''}}},
      'search.algolia.indexName',
    ],
    [
      'a source that would allow all inline scripts',
      {contentSecurity: {'script-src': ["'unsafe-inline'"]}},
      'contentSecurity["script-src"]',
    ],
    [
      'a directive that does not exist',
      {contentSecurity: {'image-src': ['https://a.test']}} as object,
      'image-src',
    ],
    ['an unknown key', {colour: 'red'} as Partial<Settings>, 'colour'],
  ])('refuses %s, with its path', (_, change, where) => {
    expect(withChange(change as Partial<Settings>)).toThrow(where);
  });
});
