import {describe, expect, it} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import type {Settings} from '../settings/schema.ts';
import {contentSecurityPolicy, sourceHash} from './contentSecurityPolicy.ts';
import {hostRules} from './hostRules.ts';
import type {HostRules} from './hostRules.ts';
import {movedPage} from './movedPage.ts';
import {siteWideScripts, withPolicy} from './pagePolicy.ts';
import {headersFile, redirectsFile} from './staticHosts.ts';
import {checkRedirects} from './writeHostConfig.ts';

const rules: HostRules = {
  ...hostRules(settings),
  redirects: [{from: '/docs/old', to: '/docs/new'}],
};

describe('content security policy', () => {
  it('lets the given inline scripts run, and no other', () => {
    const policy = contentSecurityPolicy(settings, ['go()']);
    expect(policy).toContain(`script-src 'self' ${sourceHash('go()')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('lets no style attribute in but one', () => {
    const policy = contentSecurityPolicy(settings, []);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[^ ]+';/);
  });

  it("connects to Algolia's hosts only if search uses it", () => {
    const algolia = {appId: 'APP1', apiKey: 'k', indexName: 'i'};
    const policyWith = (value: Settings['search']['algolia']) =>
      contentSecurityPolicy({...settings, search: {algolia: value}}, []);
    expect(policyWith(algolia)).toContain(
      "connect-src 'self' https://app1-dsn.algolia.net https://app1-1.algolianet.com",
    );
    expect(policyWith(algolia)).toContain("worker-src 'none'");
    expect(policyWith(null)).toContain(
      "connect-src 'self'; worker-src 'self';",
    );
  });

  it("allows the owner's widget what its page documents, and only if set", () => {
    const policy = contentSecurityPolicy(
      {...settings, widget: {id: 'wgt_1'}},
      [],
    );
    const {widget, api} = settings.urls;
    expect(policy).toContain(`script-src 'self' ${widget};`);
    expect(policy).toContain(`connect-src 'self' ${api}/;`);
    expect(contentSecurityPolicy(settings, [])).not.toContain(widget);
  });
});

describe("the owner's sources", () => {
  const policyWith = (contentSecurity: Settings['contentSecurity']) =>
    contentSecurityPolicy({...settings, contentSecurity}, ['go()']);

  it('are added to ours', () => {
    const host = 'https://stats.example';
    const policy = policyWith({'script-src': [host], 'frame-src': [host]});
    expect(policy).toContain(`${sourceHash('go()')} ${host};`);
    expect(policy).toContain(`frame-src ${host};`);
    expect(policy).toContain("media-src 'none';");
  });
});

describe('inline scripts', () => {
  const page = (file: string, ...inlineScripts: string[]) => ({
    file,
    inlineScripts,
  });

  it('are allowed where every page has them', () => {
    expect(siteWideScripts([page('a', 'x', 'y'), page('b', 'x', 'y')])).toEqual(
      ['x', 'y'],
    );
  });

  it('fail the build where one page has another, or lacks one', () => {
    expect(() =>
      siteWideScripts([page('a', 'x'), page('b', 'x', 'z')]),
    ).toThrow('b: not every page has this inline script: z');
    expect(() => siteWideScripts([page('a', 'x'), page('b')])).toThrow('b: ');
  });
});

describe('the policy in a page', () => {
  it('comes before all that it covers, after the charset', () => {
    const head = '<head>\n<meta charset="UTF-8">';
    const policy = contentSecurityPolicy(settings, ['go()']);
    const html = withPolicy(`${head}<script>go()</script>`, policy);
    expect(html).toBe(
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"><script>go()</script>`,
    );
  });

  it('has no directive that browsers ignore in a page', () => {
    const policy = contentSecurityPolicy(settings, []);
    expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
    expect(headersFile(rules)).toContain(
      "Content-Security-Policy: frame-ancestors 'none'\n",
    );
  });
});

describe('the rules for hosts', () => {
  it.each([
    ['/docs/new', '/docs/new', 'still a page'],
    ['/docs/old', '/docs/nowhere', 'no page'],
    ['/docs/old', 'https://other.test/docs/new', 'no page'],
    ['/docs/old page', '/docs/new', 'not like'],
    ['/docs/old/', '/docs/new', 'not like'],
    ['/../old', '/docs/new', 'not like'],
  ])('refuse a redirect from %s to %s', (from, to, message) => {
    const isPage = (route: string) => route === '/docs/new';
    expect(() => checkRedirects([{from, to}], isPage)).toThrow(message);
  });

  it('forward from a moved page, without a script', () => {
    const html = movedPage(new URL('/docs/new#part', 'https://docs.test'));
    expect(html).toContain('content="0; url=/docs/new#part"');
    expect(html).toContain('<a href="/docs/new#part">');
    expect(html).toContain('rel="canonical" href="https://docs.test/docs/new"');
  });

  it('for static hosts names no header in two rules', () => {
    const file = headersFile(rules);
    const names = [...file.matchAll(/^ {2}([\w-]+):/gm)].map(([, it]) => it);
    expect(names).toContain('Cache-Control');
    expect(new Set(names).size).toBe(names.length);
    // Cloudflare Pages reads no longer line.
    expect(file.split('\n').filter((line) => line.length > 2000)).toEqual([]);
    expect(redirectsFile(rules)).toBe('/docs/old /docs/new 301\n');
  });
});
