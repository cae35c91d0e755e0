/**
 * A small recorded reply of the search service, for tests and pictures of how
 * results look. What is found is tested with the real service elsewhere.
 */
import type {Page} from '@playwright/test';
import settings from '../../site.settings.ts';

type Entry = {path: string; titles: string[]; content?: string};

const entries: Entry[] = [
  {
    path: '/docs/integrations/web-widget',
    titles: ['Integrations', 'Web <mark>widget</mark>'],
  },
  {
    path: '/docs/integrations/web-widget#page-api',
    titles: [
      'Integrations',
      'Web <mark>widget</mark>',
      'Page API: window.Assistant',
    ],
    content:
      'Open, close and destroy the <mark>widget</mark> from your own page …',
  },
  {
    path: '/docs/integrations/web-widget#allowed-domains',
    titles: [
      'Integrations',
      'Web <mark>widget</mark>',
      'Allowed domains for the <mark>widget</mark>',
    ],
  },
  {
    path: '/docs/custom-instructions/prompt-placeholders',
    titles: ['Custom instructions and prompts', 'Prompt placeholders'],
    content: '… the page that a <mark>widget</mark> visitor reads …',
  },
];

function toHit({path, titles, content}: Entry, index: number) {
  const plain = (text: string) => text.replace(/<\/?mark>/g, '');
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`);
  const marked = titles.map((value, level) => [
    `lvl${level}`,
    {value, matchLevel: value.includes('<mark>') ? 'full' : 'none'},
  ]);
  return {
    objectID: String(index),
    url: `${settings.urls.site}${path}`,
    type: content ? 'content' : `lvl${titles.length - 1}`,
    content: content ? plain(content) : null,
    hierarchy: Object.fromEntries(
      levels.map((key, level) => [
        key,
        titles[level] === undefined ? null : plain(titles[level]),
      ]),
    ),
    _highlightResult: {hierarchy: Object.fromEntries(marked)},
    _snippetResult: {
      ...(content && {content: {value: content, matchLevel: 'full'}}),
      hierarchy: Object.fromEntries(marked),
    },
  };
}

/** Answers every search of the page with the recorded hits. */
export async function answerSearch(page: Page): Promise<void> {
  await page.route('**/1/indexes/*/queries**', async (route) => {
    const {requests} = JSON.parse(route.request().postData() ?? '{}') as {
      requests: {query?: string; hitsPerPage?: number}[];
    };
    const hits = entries.map(toHit);
    await route.fulfill({
      json: {
        results: requests.map(({query = ''}) => ({
          query,
          hits,
          nbHits: hits.length,
          page: 0,
          nbPages: 1,
          hitsPerPage: 20,
          processingTimeMS: 1,
          index: settings.search.indexName,
        })),
      },
    });
  });
}
