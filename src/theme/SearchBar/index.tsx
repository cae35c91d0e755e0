// Change: own button and shortcuts instead of DocSearch's, and no preconnect.
// Upstream (theme-search-algolia 3.10.2) puts all of DocSearch 3.9 into the
// main bundle twice for its button and key handler, and always opens a
// connection to Algolia's hosts, even when search is self-hosted.
import {useCallback, useMemo, useRef, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type SearchModalType from '../../search/SearchModal';
import {useSearchShortcuts} from '../../search/useSearchShortcuts';
import styles from './styles.module.css';

type SearchModal = ComponentType<Parameters<typeof SearchModalType>[0]>;

const loadModal = () => import('../../search/SearchModal');

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

export default function SearchBar(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<SearchModal | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(() => {
    void loadModal().then((module) => {
      setModal(() => module.default);
      setIsOpen(true);
    });
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
    buttonRef.current?.focus();
  }, []);
  useSearchShortcuts(
    isOpen,
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
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onMouseOver={loadModal}
        onFocus={loadModal}
        onTouchStart={loadModal}>
        <SearchIcon />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {isOpen && Modal && <Modal initialQuery={undefined} onClose={close} />}
    </>
  );
}
