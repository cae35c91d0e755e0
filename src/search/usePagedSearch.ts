import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Hit} from 'algoliasearch/lite';
import {SEARCH_PAGE_SIZE} from './constants.ts';
import {useSearch} from './useSearch.ts';

type Hierarchy = {lvl0: string};

export type DocsHit = Hit<{url: string; hierarchy: Hierarchy}>;

type State = {
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The query of these hits. */
  query: string;
  hits: DocsHit[];
  total: number;
  hasMore: boolean;
  /** What to search for instead of a query without hits. */
  suggestions: string[];
};

/** Debounces typing. */
const TYPING_PAUSE_MS = 200;

const IDLE: State = {
  status: 'idle',
  query: '',
  hits: [],
  total: 0,
  hasMore: false,
  suggestions: [],
};

const TITLES = 'type:lvl1';

const groupsOf = (hits: DocsHit[]) => [
  ...new Set(hits.map(({hierarchy}) => hierarchy.lvl0)),
];

function useAsk() {
  const {createClient, indexName, facetFilters} = useSearch();
  const client = useMemo(
    () => (typeof window === 'undefined' ? undefined : createClient()),
    [createClient],
  );
  return useCallback(
    async (query: string, page: number, filters: string[] = []) => {
      const reply = await client!.searchForHits<DocsHit>({
        requests: [
          {
            indexName,
            query,
            page,
            hitsPerPage: SEARCH_PAGE_SIZE,
            facetFilters: [...facetFilters, ...filters],
            attributesToSnippet: ['content:30'],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      return reply.results[0]!;
    },
    [client, indexName, facetFilters],
  );
}

/** The first `pages` pages of hits. */
export function usePagedSearch(query: string, pages: number) {
  const ask = useAsk();
  const [state, setState] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const lastQuery = useRef('');

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    async function load() {
      setState((last) =>
        last.query === query
          ? {...last, status: 'loading'}
          : {...IDLE, status: 'loading', query},
      );
      try {
        // The client answers earlier pages from its cache. One after another: a
        // link to page 50 would be too many requests at once.
        const first = await ask(query, 0);
        const {nbHits = 0, nbPages = 0} = first;
        const replies = [first];
        while (isCurrent && replies.length < Math.min(pages, nbPages)) {
          replies.push(await ask(query, replies.length));
        }
        const hits = replies.flatMap((reply) => reply.hits);
        // An empty query finds everything; these are the titles of pages.
        const suggestions =
          hits.length > 0
            ? []
            : await ask('', 0, [TITLES]).then(
                (reply) => groupsOf(reply.hits),
                // "No results for" is true without them.
                () => [],
              );
        if (isCurrent) {
          setState({
            status: 'done',
            query,
            hits,
            total: nbHits,
            hasMore: pages < nbPages,
            suggestions,
          });
        }
      } catch {
        if (isCurrent) {
          setState((last) => ({...last, status: 'error'}));
        }
      }
    }
    const pause = query === lastQuery.current ? 0 : TYPING_PAUSE_MS;
    lastQuery.current = query;
    const timer = setTimeout(() => void load(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, pages, attempt, ask]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {...(query ? state : IDLE), retry};
}
