import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {defineSettings} from './schema.ts';
import type {Settings} from './schema.ts';

const withChange = (change: Partial<Settings>) => () =>
  defineSettings({...settings, ...change});

const onStaticHost = {...settings.hosting, kind: 'static' as const};
const inBrowser = {provider: 'static' as const, indexName: 'docs'};
const withoutMcp = {...settings.urls, mcp: null};

describe('settings', () => {
  it('accepts Algolia without hosts', () => {
    const search = {
      provider: 'algolia' as const,
      appId: 'A1',
      apiKey: 'k',
      indexName: 'docs',
    };
    expect(withChange({search})().search).toEqual(search);
  });

  it('accepts search in the browser without keys', () => {
    const search = {provider: 'static' as const, indexName: 'docs'};
    expect(withChange({search})().search).toEqual(search);
  });

  it('accepts a path on a static host, and a service elsewhere', () => {
    const {search} = withChange({
      hosting: onStaticHost,
      search: {...settings.search, hosts: ['https://search.test']} as never,
      urls: {
        ...settings.urls,
        site: 'https://a.test/docs',
        mcp: 'https://search.test/mcp',
      },
    })();
    expect(search.provider).toBe('self');
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
      'own search without a host',
      {search: {...settings.search, provider: 'self' as const, hosts: []}},
      'search.hosts',
    ],
    [
      'a path on a server',
      {urls: {...settings.urls, site: 'https://a.test/docs'}},
      'urls.site',
    ],
    [
      'our search service on a static host',
      {hosting: onStaticHost, urls: withoutMcp},
      'search.hosts',
    ],
    [
      'our MCP server on a static host',
      {hosting: onStaticHost, search: inBrowser},
      'urls.mcp',
    ],
    ['an unknown key', {colour: 'red'} as Partial<Settings>, 'colour'],
  ])('refuses %s, with its path', (_, change, where) => {
    expect(withChange(change as Partial<Settings>)).toThrow(where);
  });
});
