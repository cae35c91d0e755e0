/** The question box: its server as a process, its component in a browser. */
import {chromium} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import playwrightConfig from '../../playwright.config.ts';
import {limits} from '../../data/facts/limits.ts';
import settings from '../../site.settings.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {API_KEY, startMock} from '../samples/mock.ts';
import {serveBox} from './boxPage.ts';
import {startServer} from './run.ts';

const mock = await startMock(contentValues(settings));
const env = {API_URL: mock.url, API_KEY};
const server = () => startServer('question-box', 'server/server.ts', env);
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const [api, site] = await Promise.all([server(), serveBox()]);
  browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  page = await browser.newPage();
  await page.route('**/api/*', (route) => {
    const {pathname} = new URL(route.request().url());
    return route.continue({url: `${api.url}${pathname}`});
  });
  await page.goto(site.url);
  return async () => {
    await browser.close();
    await site.close();
    await api.stop();
  };
});
afterAll(() => mock.close());

const ask = () => page.getByRole('button', {name: 'Ask'}).click();

it('discards a partial answer, and retries with the same key', async () => {
  await page.getByLabel('Your question').fill('How do I reset my password?');
  mock.answerWith(() => ({
    status: 200,
    type: 'text/event-stream',
    body: 'event: delta\ndata: {"text": "You can "}\n\n',
  }));
  await ask();
  await page.getByText('The answer was cut off.').waitFor();
  expect(await page.getByText('You can').count()).toBe(0);

  mock.answerWith(() => undefined);
  await page.getByRole('button', {name: 'Try again'}).click();
  await page.getByRole('button', {name: 'Not helpful'}).waitFor();
  const {calls} = mock.take();
  const keys = calls.map(({headers}) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('shows the answer, sends feedback and continues the conversation', async () => {
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(0);
  await page.getByRole('button', {name: 'Not helpful'}).click();
  await page.locator('[aria-pressed=true]', {hasText: 'Not'}).waitFor();
  await ask();
  await page.locator('[aria-pressed=false]', {hasText: 'Not'}).waitFor();
  const {calls, mistakes} = mock.take();
  expect(mistakes).toEqual([]);
  expect(calls.map(({operationId}) => operationId)).toEqual([
    'createFeedback',
    'createAnswer',
  ]);
  expect(calls[1]!.body).toHaveProperty('conversation_id');
});

it('stops a visitor long before the key is used up, and keeps the key', async () => {
  const {url, stop} = await server();
  const send = async () => {
    const reply = await fetch(`${url}/api/ask`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({question: 'How?'}),
    });
    const sent = (await reply.text()) + JSON.stringify([...reply.headers]);
    expect(sent).not.toContain(API_KEY);
    return reply.status;
  };
  const many = limits.api.answersPerMinute.value / 2;
  for (let count = 0; count < many; count += 1) {
    await send();
  }
  expect(await send()).toBe(429);
  await stop();
});
