import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Failure from '../Failure.tsx';
import {countText} from '../countText.ts';
import {usePagedSearch} from '../usePagedSearch.ts';
import NoResults, {noResultsText} from './NoResults.tsx';
import ResultItem, {groupByPage} from './ResultItem.tsx';
import type {Place} from './openedHit.ts';
import styles from './styles.module.css';

const SUGGESTIONS = 3;

type Props = {
  query: string;
  pages: number;
  onMore: () => void;
  onSuggestion: (query: string) => void;
  /** The hit to focus once it's rendered. */
  returnTo: Place | null;
};

export default function Results({
  query,
  pages,
  onMore,
  onSuggestion,
  returnTo,
}: Props): ReactNode {
  const {status, hits, total, hasMore, suggestions, retry} = usePagedSearch(
    query,
    pages,
  );
  const list = useRef<HTMLDivElement>(null);
  const [focusAt, setFocusAt] = useState(returnTo);
  const isAwaited = focusAt?.query === query;

  useEffect(() => {
    // Don't take the focus from someone who is still typing.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (status === 'done' && isAwaited && !isTyping) {
      list.current
        ?.querySelector<HTMLElement>(`[data-index="${focusAt.index}"]`)
        ?.focus();
    }
  }, [status, isAwaited, focusAt]);

  function onButton() {
    if (status !== 'loading') {
      setFocusAt({query, index: hits.length});
      (status === 'error' ? retry : onMore)();
    }
  }

  return (
    <div ref={list}>
      <p className={styles.status} role="status">
        {status === 'loading' && hits.length === 0 && 'Searching…'}
        {status === 'done' &&
          (total > 0 ? countText(total) : noResultsText(query))}
      </p>
      {groupByPage(hits).map(([hit, ...others]) => (
        <ResultItem
          key={hit!.objectID}
          hit={hit!}
          others={others}
          query={query}
        />
      ))}
      {status === 'done' && total === 0 && (
        <NoResults
          query={query}
          suggestions={suggestions.slice(0, SUGGESTIONS)}
          onSuggestion={onSuggestion}
        />
      )}
      {status === 'error' && (
        <div className={styles.failure}>
          <Failure />
        </div>
      )}
      {/* The same element in all states, as it may have the focus. */}
      {(status === 'error' ||
        hasMore ||
        (status === 'loading' && isAwaited)) && (
        <button
          type="button"
          className="button button--secondary margin-top--md"
          aria-disabled={status === 'loading'}
          onClick={onButton}>
          {status === 'error' ? 'Retry' : 'Show more results'}
        </button>
      )}
    </div>
  );
}
