/**
 * Where the focus goes when the search closes: back to what had it, or, after
 * a hit, to what was found. Docusaurus focuses a page that it navigates to, but
 * not a section (facebook/docusaurus#8204), and not a page of another layout.
 */
import {useCallback, useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/** Outside of React: a page with another layout mounts another search bar. */
let isLeaving = false;

/** For a navigation that starts in the modal. */
export function leaveSearch(): void {
  isLeaving = true;
}

function focusFound(hash: string): void {
  const found =
    document.getElementById(decodeURIComponent(hash.slice(1))) ??
    document.querySelector<HTMLElement>('main [role="search"] input') ??
    document.querySelector('h1');
  if (found) {
    // A heading reports -1, but needs the attribute to take the focus.
    if (found.tabIndex < 0) {
      found.tabIndex = -1;
    }
    found.focus({preventScroll: true});
  }
}

export function useSearchFocus(fallback: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  const location = useLocation();

  useEffect(() => {
    if (isLeaving) {
      isLeaving = false;
      focusFound(location.hash);
    }
  }, [location]);

  const saveFocus = useCallback(() => {
    isLeaving = false;
    opener.current = document.activeElement;
  }, []);
  const restoreFocus = useCallback(() => {
    const target =
      opener.current instanceof HTMLElement && opener.current !== document.body
        ? opener.current
        : fallback.current;
    target?.focus({preventScroll: true});
  }, [fallback]);
  return {saveFocus, restoreFocus};
}
