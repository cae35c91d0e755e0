/** The tools in pages: keyboard, screen reader, without JavaScript. */
import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from '../helpers/axe.ts';
import {docWith} from '../helpers/pages.ts';
import {hold} from '../helpers/requests.ts';
import {at} from '../helpers/site.ts';
import {
  expect,
  hydrated,
  open,
  test,
  withoutPrefetch,
} from '../helpers/test.ts';
import {
  permissionInteger,
  permissionSets,
} from '../../data/facts/permissions.ts';
import {example} from '../../src/calculators/SignatureChecker/example.ts';

const tools = {
  invite: {
    route: docWith(/Build your invite link/),
    label: 'Build your invite link',
    example: `permissions=${permissionInteger(permissionSets.default.permissions)}`,
  },
  placeholders: {
    route: docWith(/Preview your instructions/),
    label: 'Preview your instructions',
    example: 'Greet Ada by name',
  },
  widget: {
    route: docWith(/Create your script tag/),
    label: 'Create your script tag',
    example: 'data-widget-id="wgt_YOUR_ID"',
  },
  signature: {
    route: docWith(/Check a webhook signature/),
    label: 'Check a webhook signature',
    example: 'Valid: the signature matches.',
  },
} as const;

async function openTool(page: Page, name: keyof typeof tools) {
  const {route, label} = tools[name];
  test.skip(!route, 'no document has this tool');
  await open(page, route);
  const tool = page.getByRole('region', {name: label, exact: true});
  return {tool, status: tool.getByRole('status')};
}

/** Moves to the next control with the Tab key. */
async function tabTo(page: Page, control: Locator) {
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

const integer = (set: keyof typeof permissionSets) =>
  String(permissionInteger(permissionSets[set].permissions));

test.describe('tools work with the keyboard', () => {
  test('invite: modes and a client id give integer and link', async ({
    page,
  }) => {
    const {tool, status} = await openTool(page, 'invite');
    const box = (name: string) => tool.getByRole('checkbox', {name});
    await box('AI support channel').focus();
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Choose at least one mode.');
    await tabTo(page, box('Answer in all channels'));
    await page.keyboard.press('Space');
    await expect(status).toContainText(integer('base'));
    await tabTo(page, box('Ticket automation'));
    await page.keyboard.press('Space');
    await expect(status).toContainText(integer('tickets'));
    await expect(tool).toContainText('Manage Threads');
    const clientId = tool.getByRole('textbox', {name: /client ID/});
    await tabTo(page, clientId);
    await page.keyboard.type('12x');
    await expect(clientId).toHaveAccessibleDescription(/digits/);
    await clientId.fill('12345678901234567');
    await expect(tool).toContainText(
      `client_id=12345678901234567&scope=bot&permissions=${integer('tickets')}`,
    );
  });

  test('placeholders: values depend on the place, unknown names are marked', async ({
    page,
  }) => {
    const {tool, status} = await openTool(page, 'placeholders');
    const text = tool.getByRole('textbox', {name: 'Instructions'});
    await text.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Hi {{user.name}}, {{user.nmae}}!');
    await expect(tool).toContainText('Hi Ada, {{user.nmae}}!');
    await expect(tool.locator('mark')).toHaveText('{{user.nmae}}');
    await expect(status).toContainText('did you mean {{user.name}}?');
    await tabTo(page, tool.getByRole('radio', {name: 'Discord'}));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tool.getByRole('radio', {name: 'Widget'})).toBeChecked();
    await expect(status).toContainText('Empty here: {{user.name}}.');
    await tabTo(page, tool.getByRole('checkbox', {name: /is identified/}));
    await page.keyboard.press('Space');
    await expect(tool).toContainText('Hi Ada,');
  });

  test('widget: options appear in the tag, invalid ones do not', async ({
    page,
  }) => {
    const {tool, status} = await openTool(page, 'widget');
    const code = tool.locator('pre').first();
    await tool.getByRole('textbox', {name: 'Widget id'}).focus();
    await page.keyboard.type('wgt_42');
    await tabTo(page, tool.getByRole('radio', {name: 'right'}));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, tool.getByRole('radio', {name: 'auto'}));
    await tabTo(page, tool.getByRole('textbox', {name: 'Accent colour'}));
    await page.keyboard.type('violet');
    await expect(status).toContainText('Accent colour');
    await expect(code).not.toContainText('data-accent');
    await tabTo(page, tool.getByRole('textbox', {name: 'Greeting'}));
    await page.keyboard.type('Say "hi"');
    await tabTo(page, tool.getByRole('checkbox', {name: /^Open/}));
    await page.keyboard.press('Space');
    await expect(code).toContainText('data-widget-id="wgt_42"');
    await expect(code).toContainText('data-position="left"');
    await expect(code).toContainText('data-greeting="Say &quot;hi&quot;"');
    await expect(code).toContainText('data-open');
  });

  test('widget: the tag can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {tool} = await openTool(page, 'widget');
    await tool.locator('pre').first().focus();
    const copy = tool.getByRole('button', {name: /Copy code/}).first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('data-widget-id="wgt_YOUR_ID"');
  });

  test('signature: reports valid, or why not', async ({page}) => {
    const {tool, status} = await openTool(page, 'signature');
    const field = (name: string) => tool.getByRole('textbox', {name});
    await field('Secret').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(status).toContainText("Not valid: the secret isn't base64");
    await page.keyboard.press('Backspace');
    await expect(status).toContainText('Valid: the signature matches');
    await tabTo(page, field('webhook-id'));
    await page.keyboard.type('msg_2');
    await expect(status).toContainText("doesn't match");
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(example.id);
    await tabTo(page, field('webhook-timestamp'));
    await tabTo(page, field('webhook-signature'));
    await tabTo(page, field('Body'));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await expect(status).toContainText('leading or trailing white space');
    await page.keyboard.press('Backspace');
    await expect(status).toContainText('older than 5 minutes');
  });
});

test.describe('tools keep input private', () => {
  test('signature: nothing is requested or stored', async ({page}) => {
    // Search would be prefetched meanwhile.
    await withoutPrefetch(page);
    const {tool, status} = await openTool(page, 'signature');
    const sent: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (request.method() !== 'GET' || !path.startsWith(at('/assets/'))) {
        sent.push(`${request.method()} ${request.url()}`);
      }
    });
    const stored = () =>
      page.evaluate(() => JSON.stringify([localStorage, document.cookie]));
    const before = await stored();
    await tool.getByRole('textbox', {name: 'webhook-id'}).fill('msg_secret');
    await expect(status).toContainText("doesn't match");
    expect(sent).toEqual([]);
    expect(await stored()).toBe(before);
    expect(page.url()).not.toContain('msg_secret');
  });
});

const onPages = Object.entries(tools).filter(([, {route}]) => route !== '');

for (const [name, {route, label, example}] of onPages) {
  test(`${name}: nothing shifts when it hydrates, and axe finds nothing in an error`, async ({
    page,
  }) => {
    // Delays the page's script until the prerendered HTML is measured.
    const release = await hold(page, '**/assets/js/main*.js');
    await page.goto(route, {waitUntil: 'commit'});
    const tool = page.getByRole('region', {name: label, exact: true});
    await expect(tool).toBeVisible();
    const before = (await tool.boundingBox())!.height;
    release();
    await hydrated(page);
    expect((await tool.boundingBox())!.height).toBe(before);
    const field = tool.getByRole('textbox').first();
    await field.fill('{{?}}');
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, mode);
      await expectAccessible(page, mode, {colorsOnly: mode === 'dark'});
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test(`${name}: shows its example and no controls`, async ({page}) => {
      await page.goto(route);
      const tool = page.getByRole('region', {name: label, exact: true});
      await expect(tool).toContainText(example);
      await expect(tool.getByText('turn on JavaScript')).toBeVisible();
      await expect(tool.getByRole('textbox')).toHaveCount(0);
      await expect(tool.getByRole('checkbox')).toHaveCount(0);
    });
  });
}
