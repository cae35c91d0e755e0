// Change: our button and shortcuts instead of DocSearch's, and no preconnect.
// Upstream (theme-search-algolia 3.10.2) puts all of DocSearch 3.9 into the
// main bundle twice for its button and key handler, and always opens a
// connection to Algolia's hosts, even when search is self-hosted.
import {useCallback, useMemo, useRef, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LoadFailure from './LoadFailure';
import type SearchModalType from './SearchModal';
import {useSearchFocus} from './useSearchFocus';
import {useSearchShortcuts} from './useSearchShortcuts';
import {useTypedAhead} from './useTypedAhead';
import styles from './SearchBar.module.css';

type SearchModal = ComponentType<Parameters<typeof SearchModalType>[0]>;

const loadModal = () => import('./SearchModal');

function SearchIcon(): ReactNode {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
        stroke="currentColor"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Hovering the button preloads the modal; opening it shows failures. */
const preloadModal = () => void loadModal().catch(() => {});

export default function SearchBar(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<SearchModal | null>(null);
  const [initialQuery, setInitialQuery] = useState('');
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>(
    'closed',
  );
  const {saveFocus, restoreFocus} = useSearchFocus(buttonRef);
  const typedRef = useTypedAhead(state === 'loading');

  const close = useCallback(() => {
    typedRef.current = '';
    setState('closed');
  }, [typedRef]);
  const open = useCallback(async () => {
    saveFocus();
    setState('loading');
    try {
      const module = await loadModal();
      // Opens the modal and focuses its field in one step; keys typed between
      // the two would be lost.
      flushSync(() => {
        setModal(() => module.default);
        setInitialQuery(typedRef.current);
        // Escape may have closed it while loading.
        setState((current) => (current === 'loading' ? 'open' : current));
      });
    } catch {
      typedRef.current = '';
      setState((current) => (current === 'loading' ? 'failed' : current));
    }
  }, [saveFocus, typedRef]);
  useSearchShortcuts(
    state !== 'closed',
    useMemo(() => ({open, close}), [open, close]),
  );

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <>
      {/* Before hydration, a click opens the search page. */}
      <form action={useBaseUrl('/search')}>
        <button
          ref={buttonRef}
          type="submit"
          className={styles.button}
          aria-label={label}
          aria-keyshortcuts="Control+K Meta+K"
          aria-busy={state === 'loading'}
          onClick={(event) => {
            event.preventDefault();
            void open();
          }}
          onMouseOver={preloadModal}
          onFocus={preloadModal}
          onTouchStart={preloadModal}>
          <SearchIcon />
          <span className={styles.label}>{label}</span>
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </button>
      </form>
      {state === 'open' && Modal && (
        <Modal
          initialQuery={initialQuery}
          onClose={close}
          onClosed={restoreFocus}
        />
      )}
      {state === 'failed' && (
        <LoadFailure onClose={close} onClosed={restoreFocus} />
      )}
    </>
  );
}
