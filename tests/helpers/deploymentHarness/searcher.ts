/**
 * Visitors who search through nginx. The hits have to be those of one of the
 * builds' indexes, never a mixture and never an error.
 */
import fs from 'node:fs';
import path from 'node:path';
import {createSearch} from 'docs-search/engine';
import {getResult} from 'docs-search/results';
import {parseSnapshot} from 'docs-search/snapshot';
import settings from '../../../site.settings.ts';
import {SNAPSHOT_FILE} from '../../../plugins/postbuild/search-index/writeSnapshot.ts';
import type {Build} from './builds.ts';
import type {Load} from './load.ts';
import {Visitor} from './visitor.ts';

const {indexName} = settings.search;
const QUERIES = [
  ...['widget', 'ticket', 'faq', 'token', 'invite bot', 'custom instr'],
  ...['telegram', 'how do I rotate', 'comands', 'webhook signature', 'a', 'kb'],
];

const hitsText = (hits: readonly {objectID: string}[]) =>
  hits.map(({objectID}) => objectID).join(' ');

async function answersOf({siteDir}: Build): Promise<string[]> {
  const text = fs.readFileSync(path.join(siteDir, SNAPSHOT_FILE), 'utf8');
  const {records, synonyms} = parseSnapshot(text);
  const search = await createSearch(records, synonyms);
  return QUERIES.map((query) => hitsText(getResult(search, {query}).hits));
}

/** As the site's client posts it. */
export const searchRequest = (query: string) => ({
  headers: {'content-type': 'text/plain'},
  body: JSON.stringify({requests: [{indexName, query}]}),
});

export async function startSearcher(
  origin: string,
  builds: readonly Build[],
  load: Load,
): Promise<void> {
  const answers = await Promise.all(builds.map(answersOf));
  const visitor = new Visitor(origin);
  load.run('search', async (turn) => {
    const at = turn % QUERIES.length;
    const {status, body} = await visitor.request(
      '/1/indexes/*/queries',
      searchRequest(QUERIES[at]!),
    );
    if (status !== 200) {
      throw new Error(`${QUERIES[at]}: ${status}`);
    }
    const {results} = JSON.parse(body.toString()) as {
      results: [{hits: {objectID: string}[]}];
    };
    const hits = hitsText(results[0].hits);
    if (hits === '' || !answers.some((known) => known[at] === hits)) {
      throw new Error(`${QUERIES[at]}: hits of no build`);
    }
  });
}
