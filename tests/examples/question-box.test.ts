/** The server route against the mock, and the box in a real browser. */
import {createServer} from 'node:http';
import {chromium} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import playwrightConfig from '../../playwright.config.ts';
import {limits} from '../../data/facts/limits.ts';
import type {Reply} from '../samples/mock.ts';
import {API_KEY} from '../samples/mock.ts';
import {serveBox} from './boxPage.ts';
import {startApi, startServer} from './support.ts';

const {mock, env} = await startApi();
let server: Awaited<ReturnType<typeof startServer>>;

// A new server for each test, because it rate-limits visitors.
beforeEach(async () => {
  mock.answerWith(() => undefined);
  mock.take();
  server = await startServer('question-box', 'server/server.ts', env);
  return server.stop;
});
afterAll(() => mock.close());

const ask = (url: string, body: object = {question: 'How?'}) =>
  fetch(`${url}/api/ask`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });

const stream = (body: string): Reply => ({
  status: 200,
  type: 'text/event-stream',
  body,
});

describe('the server route', () => {
  it('returns the stream and keeps the key', async () => {
    const reply = await ask(server.url);
    expect(reply.status).toBe(200);
    const body = await reply.text();
    expect(body).toContain('event: done');
    expect(body + JSON.stringify([...reply.headers])).not.toContain(API_KEY);
    expect(mock.take()).toMatchObject({requests: 1, mistakes: []});
  });

  it('returns events before the answer is complete', async () => {
    const events = ['event: delta\ndata: {"text": "a"}\n\n', 'event: done\n\n'];
    let finish: () => void = () => undefined;
    const api = createServer((_, response) => {
      response.write(events[0]);
      finish = () => response.end(events[1]);
    }).listen(0);
    const {port} = api.address() as {port: number};
    const own = await startServer('question-box', 'server/server.ts', {
      API_URL: `http://localhost:${port}`,
      API_KEY: 'key_test_x',
    });
    const reader = (await ask(own.url)).body!.getReader();
    const text = async () =>
      Buffer.from((await reader.read()).value!).toString();
    expect(await text()).toBe(events[0]);
    finish();
    expect(await text()).toBe(events[1]);
    await own.stop();
    api.close();
  });

  it('stops a visitor long before the key is used up', async () => {
    const many = limits.api.answersPerMinute.value / 2;
    for (let count = 0; count < many; count += 1) {
      await (await ask(server.url)).text();
    }
    expect((await ask(server.url)).status).toBe(429);
    expect(mock.take().requests).toBeLessThan(many);
  });
});

describe('the component in a browser', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveBox>>;
  let page: Page;

  beforeAll(async () => {
    site = await serveBox();
    browser = await chromium.launch(playwrightConfig.use?.launchOptions);
    return async () => {
      await browser.close();
      await site.close();
    };
  });

  beforeEach(async () => {
    page = await browser.newPage();
    // The server has a different port in each test.
    await page.route('**/api/*', (route) => {
      const {pathname} = new URL(route.request().url());
      return route.continue({url: `${server.url}${pathname}`});
    });
    await page.goto(site.url);
    await page.getByLabel('Your question').fill('How do I reset my password?');
    return () => page.close();
  });

  const alert = () => page.getByRole('alert').textContent();

  it('shows the answer with its sources, and sends feedback', async () => {
    await page.getByRole('button', {name: 'Ask'}).click();
    await page.getByRole('button', {name: 'Not helpful'}).click();
    await page.locator('[aria-pressed=true]', {hasText: 'Not'}).waitFor();
    expect(await page.getByRole('paragraph').first().textContent()).toBe(
      'Open Settings, then Security, and select Reset password.',
    );
    expect(await page.getByRole('listitem').textContent()).toBe(
      'How do I reset my password?',
    );
    const {calls, mistakes} = mock.take();
    expect(mistakes).toEqual([]);
    expect(calls[1]).toMatchObject({
      operationId: 'createFeedback',
      id: 'ans_01',
      body: {helpful: false},
    });
  });

  it('discards a partial answer and retries with the same key', async () => {
    mock.answerWith(() =>
      stream('event: delta\ndata: {"text": "You can "}\n\n'),
    );
    await page.getByRole('button', {name: 'Ask'}).click();
    expect(await alert()).toBe('The answer was cut off.');
    expect(await page.getByText('You can').count()).toBe(0);

    mock.answerWith(() => undefined);
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByText('Open Settings').waitFor();
    const keys = mock
      .take()
      .calls.map(({headers}) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('continues the conversation', async () => {
    await page.getByRole('button', {name: 'Ask'}).click();
    await page.getByRole('button', {name: 'Not helpful'}).waitFor();
    await page.getByRole('button', {name: 'Ask'}).click();
    await page.getByRole('button', {name: 'Not helpful'}).waitFor();
    const bodies = mock.take().calls.map(({body}) => body);
    expect(bodies[0]).not.toHaveProperty('conversation_id');
    expect(bodies[1]).toMatchObject({conversation_id: 'cnv_01'});
  });
});
