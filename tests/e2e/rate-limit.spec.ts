/**
 * Rate limits in nginx. They exempt 127.0.0.1, which all other tests use; each
 * test here uses a different IP address.
 */
import type {Route} from '@playwright/test';
import settings from '../../site.settings.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import type {RawReply} from '../helpers/rawRequest.ts';
import {SearchModal} from '../helpers/SearchModal.ts';
import {SEARCH_REQUESTS} from '../helpers/searchProvider.ts';
import {START} from '../helpers/pages.ts';
import {expect, open, test} from '../helpers/test.ts';

/** Fewer than one client may have at a time. */
const AT_ONCE = 10;
/** More than any burst plus the requests allowed in the meantime. */
const MOST = 5000;

type Call = {path: string; body: string; localAddress: string};

const post = (baseURL: string, {path, body, localAddress}: Call) =>
  rawRequest(baseURL, path, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
    localAddress,
  });

/** Sends requests until nginx rejects one; returns the number answered. */
async function untilRefused(
  baseURL: string,
  call: Call,
): Promise<{answered: number; refusal: RawReply}> {
  let answered = 0;
  while (answered < MOST) {
    const replies = await Promise.all(
      Array.from({length: AT_ONCE}, () => post(baseURL, call)),
    );
    const refusal = replies.find(({status}) => status === 429);
    answered += replies.filter(({status}) => status !== 429).length;
    if (refusal) {
      return {answered, refusal};
    }
  }
  throw new Error(`${call.path}: not rejected after ${answered} requests`);
}

/** Sends a page's query from another IP address. */
const callOf = (route: Route, localAddress: string): Call => {
  const {pathname, search} = new URL(route.request().url());
  const body = route.request().postData() ?? '';
  return {path: pathname + search, body, localAddress};
};
const fulfil = (route: Route, {status, body}: RawReply) =>
  route.fulfill({status, body, contentType: 'application/json'});

test.describe('rate limits', () => {
  for (const [path, localAddress, burst] of [
    ['/1/indexes/*/queries', '127.0.0.2', 200],
    ['/mcp', '127.0.0.3', 100],
  ] as const) {
    test(`${path} limits each IP address separately`, async ({baseURL}) => {
      const call = {path, body: '{}', localAddress};
      const {answered, refusal} = await untilRefused(baseURL!, call);
      expect(answered).toBeGreaterThanOrEqual(burst);
      expect(refusal.headers).toMatchObject({
        'content-type': 'application/json',
        'retry-after': '1',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      });
      expect(JSON.parse(refusal.body.toString())).toEqual({
        message: 'Too many requests',
        status: 429,
      });
      const other = await post(baseURL!, {...call, localAddress: '127.0.0.4'});
      expect(other.status).not.toBe(429);
      expect(other.headers).not.toHaveProperty('retry-after');
      const page = await rawRequest(baseURL!, START, {localAddress});
      expect(page.status).toBe(200);
    });
  }

  test('many requests at once from one IP address leave room for others', async ({
    baseURL,
  }) => {
    const requests = [{indexName: settings.search.indexName, query: 'bot'}];
    const call = {
      path: '/1/indexes/*/queries',
      body: JSON.stringify({requests}),
      localAddress: '127.0.0.7',
    };
    const many = Promise.all(
      Array.from({length: 150}, () => post(baseURL!, call)),
    );
    const other = await post(baseURL!, {...call, localAddress: '127.0.0.8'});
    expect(other.status).toBe(200);
    const statuses = (await many).map(({status}) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  test('a visitor who types fast is never limited', async ({page, baseURL}) => {
    const statuses: number[] = [];
    await page.route(SEARCH_REQUESTS, async (route) => {
      const reply = await post(baseURL!, callOf(route, '127.0.0.5'));
      statuses.push(reply.status);
      await fulfil(route, reply);
    });
    await open(page, START);
    const modal = new SearchModal(page);
    await modal.open();
    // A different first word, since answered queries are cached.
    for (const first of ['how', 'why']) {
      const longest = `${first} do I connect a telegram group with topics to this workspace?`;
      expect(longest).toHaveLength(64);
      await modal.input.fill('');
      // Twice as fast as the fastest typist. The test above covers the burst;
      // that many searches would measure the machine instead.
      await modal.input.pressSequentially(longest, {delay: 50});
    }
    await expect.poll(() => statuses.length).toBe(128);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test.describe('a visitor over the limit', () => {
    test.use({expectedProblems: /Failed to load resource/});

    test("sees 'Unable to fetch results', then hits a moment later", async ({
      page,
      baseURL,
    }) => {
      const {refusal} = await untilRefused(baseURL!, {
        path: '/1/indexes/*/queries',
        body: '{}',
        localAddress: '127.0.0.6',
      });
      await page.route(SEARCH_REQUESTS, (route) => fulfil(route, refusal));
      await open(page, START);
      const modal = new SearchModal(page);
      await modal.open();
      await modal.input.fill('bot');
      const error = modal.root.locator('.DocSearch-ErrorScreen');
      await expect(error).toContainText('Unable to fetch results');
      await page.unroute(SEARCH_REQUESTS);
      await modal.search('bots');
      await expect(error).toBeHidden();
    });
  });
});
