// Change: our button and shortcuts instead of DocSearch's, and no preconnect.
// Upstream (theme-search-algolia 3.10.2) puts all of DocSearch 3.9 into the
// main bundle twice for its button and key handler, and always opens a
// connection to Algolia's hosts, even when search is self-hosted.
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SEARCH_FILE} from 'docs-search/searchFile';
import {isSlowConnection, whenIdle} from '../client/idle.ts';
import {useCustomFields} from '../components/useCustomFields.ts';
import {createBrowserClient} from './browserClient.ts';
import SearchIcon from './SearchIcon.tsx';
import type SearchModalType from './SearchModal.tsx';
import Sheet from './Sheet.tsx';
import {useSearchFocus} from './useSearchFocus.ts';
import {useSearchShortcuts} from './useSearchShortcuts.ts';
import styles from './SearchBar.module.css';

/** Once loaded, it opens in the next frame. */
let Modal: ComponentType<Parameters<typeof SearchModalType>[0]> | undefined;

async function loadModal(): Promise<void> {
  Modal = (await import('./SearchModal')).default;
}

/** Opening it shows failures. */
const preloadModal = () => void loadModal().catch(() => {});

/** @param fileUrl what the browser searches without Algolia */
function prefetchSearch(fileUrl: string | null): void {
  preloadModal();
  if (fileUrl !== null) {
    const link = document.createElement('link');
    const file = {rel: 'prefetch', as: 'fetch', href: fileUrl};
    document.head.append(Object.assign(link, file));
  }
}

export default function SearchBar(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const sheetRef = useRef<HTMLDialogElement>(null);
  const [initialQuery, setInitialQuery] = useState('');
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>(
    'closed',
  );
  const {saveFocus, restoreFocus} = useSearchFocus(buttonRef);
  const path = useBaseUrl(`/${SEARCH_FILE}`);
  const fileUrl = useCustomFields().algolia ? null : path;
  useEffect(() => {
    if (!isSlowConnection()) {
      whenIdle(() => prefetchSearch(fileUrl));
    }
  }, [fileUrl]);

  const close = useCallback(() => {
    sheetRef.current!.close();
    setState('closed');
  }, []);
  const open = useCallback(async () => {
    const sheet = sheetRef.current!;
    if (fileUrl !== null) {
      // The engine loads while the modal opens; a query reports failures.
      createBrowserClient(fileUrl)
        .search({requests: []})
        .catch(() => {});
    }
    if (!Modal) {
      if (!sheet.open) {
        saveFocus();
        sheet.showModal();
      }
      setState('loading');
      try {
        await loadModal();
      } catch {
        setState((current) => (current === 'loading' ? 'failed' : current));
        return;
      }
      // Escape may have closed it while loading.
      if (!sheet.open) {
        return;
      }
    }
    const field = sheet.querySelector('input')!;
    const typed = sheet.open ? field.value : '';
    sheet.close();
    // Has no effect if the browser has moved the focus back to the button.
    field.blur();
    saveFocus();
    // Opens the modal and focuses its field in one step; keys typed between
    // the two would be lost.
    flushSync(() => {
      setInitialQuery(typed);
      setState('open');
    });
  }, [fileUrl, saveFocus]);
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
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
        onMouseOver={preloadModal}
        onFocus={preloadModal}
        onTouchStart={preloadModal}>
        <SearchIcon />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      <Sheet
        ref={sheetRef}
        hasFailed={state === 'failed'}
        onClose={() => {
          // Otherwise, the modal has replaced it.
          if (state !== 'open') {
            setState('closed');
            restoreFocus();
          }
        }}
      />
      {state === 'open' && Modal && (
        <Modal
          initialQuery={initialQuery}
          onClose={close}
          onClosed={restoreFocus}
        />
      )}
    </>
  );
}
