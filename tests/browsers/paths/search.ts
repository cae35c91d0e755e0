import type {Page} from '../Page.ts';
import type {Path} from '../visitorPaths.ts';

const START = '/docs/getting-started/intro';
const INPUT = '.DocSearch-Modal input';
const CHOSEN = '.DocSearch-Hit[aria-selected="true"]';
const TELEGRAM = '/docs/integrations/telegram';
const ERROR = '.DocSearch-ErrorScreen';
const QUERIES = '/1/indexes/';

async function openByKeyboard(page: Page) {
  await page.open(START);
  await page.visit.press('Control+k');
  await page.focuses(INPUT);
}

export default function searchPaths(path: Path) {
  path('the button opens it, Escape closes it', async (page) => {
    await page.open(START);
    await page.visit.click('nav[aria-label="Main"] button[aria-keyshortcuts]');
    await page.focuses(INPUT);
    await page.visit.press('Escape');
    await page.hides('.DocSearch-Modal');
  });

  path(
    'a shortcut opens it, typing shows hits, Enter opens one',
    async (page) => {
      const {visit} = page;
      await page.open(START);
      await visit.press('/');
      await page.focuses(INPUT);
      await visit.press('Escape');
      await page.hides('.DocSearch-Modal');
      await visit.press('Control+k');
      await page.focuses(INPUT);
      await visit.type('telegram');
      await page.hasValue(INPUT, 'telegram');
      // Hits of a partial query may be shown first.
      await page.startsWith(`${CHOSEN} a`, 'href', TELEGRAM);
      await visit.press('Enter');
      await page.hides('.DocSearch-Modal');
      await page.isAt(TELEGRAM, /telegram/i);
    },
  );

  path('a query without hits shows No results', async (page) => {
    await openByKeyboard(page);
    await page.visit.type('qqzzxxyy');
    await page.hasText('.DocSearch-NoResults', /No results for/);
  });

  path('a failed search shows an error, and recovers', async (page) => {
    await openByKeyboard(page);
    page.site.network.is((url) => (url.startsWith(QUERIES) ? 'fail' : 'pass'));
    await page.visit.type('bot');
    await page.hasText(ERROR, 'Unable to fetch results');
    await page.hasText(
      ERROR,
      'You might want to check your network connection.',
    );
    page.site.network.isWell();
    await page.visit.type('s');
    await page.shows('.DocSearch-Hit');
    await page.hides(ERROR);
  });

  path('the search page shows all hits', async (page) => {
    await page.open('/search?q=telegram');
    await page.shows('main article a');
  });
}
