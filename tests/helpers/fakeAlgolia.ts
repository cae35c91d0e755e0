/** Answers the browser's requests to Algolia from a search file. */
import type {BrowserContext, Request} from '@playwright/test';
import type {SearchFile} from 'docs-search/searchFile';
import {createAnswers} from './searchFile.ts';

const HOSTS = /^https:\/\/[\w-]+\.(?:algolia\.net|algolianet\.com)\//;

export const isAlgolia = (url: string): boolean => HOSTS.test(url);

type Query = Record<string, unknown> & {indexName: string};

export const queriesOf = (request: Request): Query[] =>
  (JSON.parse(request.postData() ?? '{}') as {requests: Query[]}).requests;

export async function fakeAlgolia(
  context: BrowserContext,
  file: SearchFile,
): Promise<void> {
  const answer = createAnswers(file);
  await context.route(HOSTS, (route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {
        results: queriesOf(route.request()).map(({indexName, ...params}) => ({
          ...answer(params),
          index: indexName,
        })),
      },
    }),
  );
}
