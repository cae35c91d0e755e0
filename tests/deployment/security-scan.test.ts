/**
 * The strict scan: Mozilla's Observatory rules over the headers and the meta
 * policy, on a server with our nginx rules and on static hosts.
 */
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {pagesOf, thisBuild} from '../helpers/deploymentHarness/builds.ts';
import {cleanUpLater} from '../helpers/deploymentHarness/cleanUp.ts';
import {firstPort, portsFrom} from '../helpers/deploymentHarness/config.ts';
import type {TestServer} from '../helpers/deploymentHarness/index.ts';
import {
  makeHome,
  removeHome,
  startServer,
} from '../helpers/deploymentHarness/index.ts';
import {parsePolicy, scan} from '../helpers/deploymentHarness/observatory.ts';
import {release} from '../helpers/deploymentHarness/release.ts';
import {Visitor} from '../helpers/deploymentHarness/visitor.ts';
import {staticHeaders} from '../helpers/staticHeaders.ts';

/**
 * 130 of 100 points, grade A+. Not gained: CORP for our own origin (+10),
 * because other sites may embed our images and read openapi.yaml; COEP (+10),
 * which only pages with shared memory need; HSTS preload (+5), which an owner
 * can't take back for months.
 */
const FULL_MARKS = {
  'default-src none': 10,
  'framing refused by CSP': 5,
  'referrer policy private': 5,
  COOP: 10,
};

const later = cleanUpLater();
const home = makeHome();
later(() => removeHome(home));
const pages = pagesOf(thisBuild());
const read = (route: string) =>
  fs.readFileSync(
    path.resolve('build', route === '/' ? 'index.html' : `.${route}.html`),
    'utf8',
  );

describe('nginx', () => {
  let server: TestServer;
  beforeAll(async () => {
    await release('publish', home);
    server = await startServer(home, firstPort(4));
    later(server.stop);
  });

  test('every page, and the 404 page, gets full marks', async () => {
    const visitor = new Visitor(server.origin);
    for (const route of [...pages, '/no-such-page']) {
      const {headers, body} = await visitor.request(route);
      expect(scan({headers, html: body.toString()}), route).toEqual(FULL_MARKS);
    }
    visitor.close();
  });

  test('plain HTTP is redirected to HTTPS on the same host', async () => {
    const {http} = portsFrom(firstPort(4));
    const reply = await fetch(`http://127.0.0.1:${http}/docs/commands?q=1`, {
      redirect: 'manual',
    });
    expect(reply.status).toBe(301);
    expect(reply.headers.get('location')).toBe(
      'https://127.0.0.1/docs/commands?q=1',
    );
  });
});

describe('static hosts', () => {
  test('a host that reads _headers gets full marks', () => {
    for (const route of pages) {
      const headers = staticHeaders(route);
      expect(scan({headers, html: read(route)}), route).toEqual(FULL_MARKS);
    }
  });

  /**
   * GitHub Pages and S3 send no headers of ours. The page still protects its
   * scripts; what is lost only a header can carry. A CDN in front adds them.
   */
  test('a host without our headers loses what a page cannot carry', () => {
    for (const route of pages) {
      expect(scan({headers: {}, html: read(route)}), route).toEqual({
        'default-src none': 10,
        'no HSTS': -20,
        'no nosniff': -5,
        'can be framed': -20,
      });
    }
  });
});

test('the policy names no source that is not needed', () => {
  const [, text = ''] = /Security-Policy" content="([^"]+)"/.exec(read('/'))!;
  const policy = parsePolicy(text);
  expect(policy.get('script-src')!.join(' ')).toMatch(
    /^'self'( 'sha256-[\w+/=]+')+$/,
  );
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
});
