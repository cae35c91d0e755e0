import {useCallback, useEffect, useMemo, useState} from 'react';
import type {Hit} from 'algoliasearch/lite';
import {createSearchClient} from './client.ts';
import {SEARCH_PAGE_SIZE} from './constants.ts';
import {useSearch} from './useSearch.ts';

export type DocsHit = Hit<{url: string}>;

type Results = {
  query: string;
  hits: DocsHit[];
  total: number;
  page: number;
  pages: number;
};

type State =
  | {status: 'idle' | 'loading' | 'error'; results: Results | null}
  | {status: 'done'; results: Results};

/** Wait for a pause in typing before asking. */
const TYPING_PAUSE_MS = 200;

const IDLE: State = {status: 'idle', results: null};

export function usePagedSearch(query: string) {
  const {search, facetFilters} = useSearch();
  const [state, setState] = useState<State>(IDLE);
  const client = useMemo(
    () =>
      typeof window === 'undefined' ? undefined : createSearchClient(search),
    [search],
  );

  const load = useCallback(
    async (page: number, isCurrent: () => boolean = () => true) => {
      setState(({results}) => ({
        status: 'loading',
        results: page > 0 ? results : null,
      }));
      try {
        const reply = await client!.searchForHits<{url: string}>({
          requests: [
            {
              indexName: search.indexName,
              query,
              page,
              hitsPerPage: SEARCH_PAGE_SIZE,
              facetFilters,
              attributesToSnippet: ['content:30'],
              snippetEllipsisText: '…',
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
            },
          ],
        });
        const {hits, nbHits = 0, nbPages = 0} = reply.results[0]!;
        if (isCurrent()) {
          setState(({results}) => ({
            status: 'done',
            results: {
              query,
              hits: [...(page > 0 ? (results?.hits ?? []) : []), ...hits],
              total: nbHits,
              page,
              pages: nbPages,
            },
          }));
        }
      } catch {
        if (isCurrent()) {
          setState(({results}) => ({status: 'error', results}));
        }
      }
    },
    [client, search.indexName, query, facetFilters],
  );

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let current = true;
    const timer = setTimeout(() => load(0, () => current), TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, load]);

  return {...(query ? state : IDLE), load};
}
