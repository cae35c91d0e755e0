import settings from '../../site.settings.ts';
import {expect, open, test} from '../helpers/test.ts';

const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 390, height: 800};
/** The mobile breakpoint: 996 is mobile, 997 is not. */
const BREAKPOINT = 996;

test.describe('top bar', () => {
  test('links to the documentation on the left and to Discord on the right', async ({
    page,
  }) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', {name: 'Main'});
    const docs = bar.getByRole('link', {name: 'Documentation'});
    const discord = bar.getByRole('link', {name: /Discord/});
    await expect(docs).toHaveAttribute('href', '/docs/getting-started/intro');
    await expect(discord).toHaveAttribute('href', settings.urls.community);
    const docsBox = (await docs.boundingBox())!;
    const discordBox = (await discord.boundingBox())!;
    expect(docsBox.x).toBeLessThan(DESKTOP.width / 2);
    expect(discordBox.x).toBeGreaterThan(DESKTOP.width / 2);
  });

  test('has a search button, a color-mode toggle and a version dropdown', async ({
    page,
  }) => {
    await open(page, '/docs/commands');
    const bar = page.getByRole('navigation', {name: 'Main'});
    await expect(bar.getByRole('button', {name: 'Search'})).toBeVisible();
    await expect(
      bar.getByRole('button', {name: /dark and light mode/}),
    ).toBeVisible();
    const version = bar.getByRole('button', {name: 'Next'});
    await expect(version).toBeVisible();
    await version.hover();
    await expect(
      bar.getByRole('list').getByRole('link', {name: 'Next'}),
    ).toBeVisible();
  });

  test('collapses into a mobile menu at the breakpoint', async ({page}) => {
    const menuButton = page.getByRole('button', {
      name: 'Toggle navigation bar',
    });
    await page.setViewportSize({width: BREAKPOINT + 1, height: 800});
    await open(page, '/');
    await expect(menuButton).toBeHidden();
    await page.setViewportSize({width: BREAKPOINT, height: 800});
    await expect(menuButton).toBeVisible();
    await expect(
      page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Documentation'}),
    ).toBeHidden();
  });

  test('hides on scroll down and returns on scroll up', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await open(page, '/docs/api-developers/api');
    const bar = page.locator('nav.navbar');
    await page.mouse.move(600, 400);
    // Several steps, like turns of the wheel.
    for (const position of [400, 800, 1200]) {
      await page.mouse.wheel(0, 400);
      await page.waitForFunction((top) => scrollY >= top, position);
    }
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(bar).toBeInViewport();
  });
});

test.describe('mobile menu', () => {
  test('opens, closes by its button, and shows the links', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(
      menu.getByRole('link', {name: 'Documentation'}),
    ).toBeInViewport();
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).not.toBeInViewport();
  });

  test('takes the focus, and returns it on Escape', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    const close = page.getByRole('button', {name: 'Close navigation bar'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    const {width, height} = (await close.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
    await expect(button).toBeFocused();
  });

  test('makes the page behind it inert while it is open', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/commands');
    const inert = page.locator('.main-wrapper[inert], .footer[inert]');
    const openMenu = async () => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(inert).toHaveCount(2);
    };
    await openMenu();
    await page.keyboard.press('Escape');
    await expect(inert).toHaveCount(0);
    await openMenu();
    await page.locator('.navbar-sidebar__backdrop').click({
      position: {x: PHONE.width - 10, y: 300},
    });
    await expect(inert).toHaveCount(0);
    await openMenu();
    await page.setViewportSize({width: BREAKPOINT + 1, height: 800});
    await expect(inert).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await openMenu();
    await page
      .locator('.navbar-sidebar')
      .getByRole('link', {name: 'Commands'})
      .click();
    await expect(inert).toHaveCount(0);
  });

  test('closes when the screen grows wider than the breakpoint', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
    await page.setViewportSize({width: BREAKPOINT + 1, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
    // Not just hidden: it stays closed when the screen narrows.
    await page.setViewportSize(PHONE);
    await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
  });
});

test.describe('footer', () => {
  test('has the groups Docs, Community and More, and the copyright notice', async ({
    page,
  }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__title')).toHaveText([
      'Docs',
      'Community',
      'More',
    ]);
    const more = footer.locator('.footer__col', {hasText: 'More'});
    await expect(more.getByRole('link', {name: 'Invite Bot'})).toHaveAttribute(
      'href',
      settings.urls.invite,
    );
    await expect(more.getByRole('link', {name: 'My Panel'})).toHaveAttribute(
      'href',
      settings.urls.panel,
    );
    await expect(more.getByRole('link', {name: 'Blog'})).toHaveAttribute(
      'href',
      '/blog',
    );
    await expect(footer).toContainText(`© 2025 ${settings.brand.name}`);
  });
});

test.describe('document page', () => {
  test('a table on a phone names its columns', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/getting-started/invite-bot');
    const table = (column: string) =>
      page.locator('main table', {has: page.locator('th', {hasText: column})});
    // Two columns: in the header. More columns: in each cell.
    await expect(
      table('Message Content intent').locator('thead'),
    ).toBeVisible();
    const permissions = table('What the bot uses it for');
    await expect(permissions.locator('thead')).toBeHidden();
    await expect(permissions.locator('td').nth(1)).toHaveAttribute(
      'data-label',
      'What the bot uses it for',
    );
  });

  test('table of contents shows heading levels 2 to 3', async ({page}) => {
    await open(page, '/docs/api-developers/api');
    const listed = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).hash),
      );
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)')
      .evaluateAll((nodes) => nodes.map((node) => `#${node.id}`));
    expect(listed.length).toBeGreaterThan(5);
    expect(listed).toEqual(headings);
  });

  test('a long table of contents keeps the active entry in view', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, '/docs/api-developers/api');
    const active = page.locator('.table-of-contents__link--active');
    const last = page.locator('.theme-doc-markdown h3').last();
    await last.evaluate((heading) => heading.scrollIntoView());
    await expect(active).toHaveCount(1);
    await expect(active).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(active).toBeInViewport();
  });

  test('"On this page" has aria-expanded', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/commands');
    const button = page.getByRole('button', {name: 'On this page'});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the page menu and the text come after the title', async ({page}) => {
    for (const width of [PHONE.width, DESKTOP.width]) {
      await page.setViewportSize({width, height: 800});
      await open(page, '/docs/commands');
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      const menu = await page
        .getByRole('button', {name: 'Use this page'})
        .boundingBox();
      expect(menu!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
    }
  });

  test('back to top jumps under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(DESKTOP);
    await open(page, '/docs/api-developers/api');
    await page.evaluate(() => window.scrollTo(0, 5000));
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    // Shown after a scroll upwards.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, -100));
      await expect(button).toBeInViewport({timeout: 500});
    }).toPass();
    const place = await button.evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(place).toBe(0);
  });

  test('cards and pagination of a category are aligned', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/docs/category/knowledge-sources');
    const right = async (selector: string) =>
      Math.max(
        ...(await page
          .locator(selector)
          .evaluateAll((nodes) =>
            nodes.map((node) => node.getBoundingClientRect().right),
          )),
      );
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({width, height: 900});
      const cards = await right('.theme-doc-card-container');
      expect(cards, `${width} px`).toBeCloseTo(
        await right('.pagination-nav'),
        0,
      );
    }
  });

  test('updates its social card after client-side navigation', async ({
    page,
  }) => {
    await open(page, '/docs/commands');
    await page.locator('.theme-doc-breadcrumbs a').first().click();
    await expect(page).toHaveURL('/');
    for (const image of ['[property="og:image"]', '[name="twitter:image"]']) {
      await expect(page.locator(`meta${image}`)).toHaveAttribute(
        'content',
        `${settings.urls.site}/img/cards/home.png`,
      );
    }
  });

  test('API fields need no horizontal scrolling on a phone', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/api-developers/api');
    const meanings = page.locator('.fields td:last-child');
    await expect(meanings).not.toHaveCount(0);
    const ends = await meanings.evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect().right),
    );
    expect(Math.max(...ends)).toBeLessThan(PHONE.width);
  });

  test('on a phone, every tab label is one line', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/integrations/web-widget');
    const lines = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const text = document.createRange();
        text.selectNodeContents(tab);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  });

  test('on a phone, no line starts with the comma after inline code', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/getting-started/invite-bot');
    const code = page.locator('.code-long').first();
    const [codeEnd, commaTop] = await code.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.nextSibling!, 0);
      range.setEnd(element.nextSibling!, 1);
      const lines = [...element.getClientRects()];
      return [lines.at(-1)!.bottom, range.getBoundingClientRect().top];
    });
    expect(commaTop).toBeLessThan(codeEnd);
  });

  test('sidebar starts with the getting-started category', async ({page}) => {
    await open(page, '/docs/commands');
    const first = page.locator('.theme-doc-sidebar-menu a').first();
    await expect(first).toHaveAttribute(
      'href',
      '/docs/category/getting-started',
    );
  });

  test('has language, direction and version in its metadata', async ({
    page,
  }) => {
    await open(page, '/docs/commands');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(
      page.locator('meta[name="docsearch:version"]'),
    ).toHaveAttribute('content', 'current');
    await expect(
      page.locator('meta[name="docsearch:docusaurus_tag"]'),
    ).toHaveAttribute('content', 'docs-default-current');
  });
});

test('a page outside the docs has the same measure as a document', async ({
  page,
}) => {
  const widthOf = async (path: string) => {
    await open(page, path);
    const paragraph = page.locator('article p').first();
    return paragraph.evaluate((element) => getComputedStyle(element).maxWidth);
  };
  await page.setViewportSize(DESKTOP);
  const inDocument = await widthOf('/docs/commands');
  expect(inDocument).not.toBe('none');
  expect(await widthOf('/markdown-page')).toBe(inDocument);
});

test.describe('metadata', () => {
  test('title, tagline, favicon and social card', async ({page}) => {
    await open(page, '/');
    await expect(page).toHaveTitle(new RegExp(settings.brand.name));
    await expect(page.getByText(settings.brand.tagline).first()).toBeVisible();
    for (const selector of [
      'link[rel="icon"]',
      'meta[property="og:image"]',
    ] as const) {
      const node = page.locator(selector).first();
      const url = await node.evaluate(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('content')!,
      );
      const file = new URL(url, settings.urls.site).pathname;
      expect((await page.request.get(file)).status(), file).toBe(200);
    }
  });
});

test.describe('preferred version', () => {
  test('is remembered', async ({page}) => {
    await open(page, '/docs/commands');
    const bar = page.getByRole('navigation', {name: 'Main'});
    await bar.getByRole('button', {name: 'Next'}).hover();
    await bar.getByRole('list').getByRole('link', {name: 'Next'}).click();
    const read = () =>
      page.evaluate(() =>
        localStorage.getItem('docs-preferred-version-default'),
      );
    expect(await read()).toBe('current');
    await open(page, '/');
    expect(await read()).toBe('current');
    await expect(bar.getByRole('button', {name: 'Next'})).toBeVisible();
  });
});

test.describe('code blocks', () => {
  /** A colour's hue in degrees and lightness from 0 to 1. */
  const hueOf = (css: string) => {
    const [r, g, b] = css.match(/[\d.]+/g)!.map((part) => Number(part) / 255);
    const max = Math.max(r!, g!, b!);
    const min = Math.min(r!, g!, b!);
    const span = max - min || 1;
    const hue =
      max === r
        ? ((g! - b!) / span) * 60
        : max === g
          ? ((b! - r!) / span) * 60 + 120
          : ((r! - g!) / span) * 60 + 240;
    return {hue: (hue + 360) % 360, light: (max + min) / 2};
  };

  test('use a dark purple and green theme in both modes', async ({page}) => {
    for (const mode of ['light', 'dark']) {
      await open(page, `/docs/api-developers/api?docusaurus-theme=${mode}`);
      const block = page.locator('.theme-code-block').first();
      const background = hueOf(
        await block.evaluate((node) => getComputedStyle(node).backgroundColor),
      );
      expect(background.light, 'dark background').toBeLessThan(0.25);
      const hues = await page
        .locator('pre [class^=code-]')
        .evaluateAll((nodes) => [
          ...new Set(nodes.map((node) => getComputedStyle(node).color)),
        ])
        .then((colors) => colors.map((color) => hueOf(color).hue));
      expect(
        hues.some((hue) => hue > 250 && hue < 330),
        'purple',
      ).toBe(true);
      expect(
        hues.some((hue) => hue > 90 && hue < 170),
        'green',
      ).toBe(true);
    }
  });
});
