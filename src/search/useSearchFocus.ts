/**
 * Moves the focus when search closes: back to where it was or, after a hit, to
 * its target. Docusaurus focuses the page after navigation, but not a section
 * (facebook/docusaurus#8204), nor a page with another layout.
 */
import {useCallback, useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/** Not React state: a page with another layout mounts another search bar. */
let destination: 'hit' | 'opener' | null = null;

/** For a navigation that starts in the modal. */
export function leaveSearch(): void {
  destination = 'hit';
}

/**
 * For Back, which only closes the modal: to Docusaurus, the cancelled step is a
 * navigation to the same page, so it would scroll to the top.
 */
export function stayOnPage(): void {
  destination = 'opener';
}

function focusFound(hash: string): void {
  const found =
    document.getElementById(decodeURIComponent(hash.slice(1))) ??
    document.querySelector('h1');
  if (found) {
    // A heading's tabIndex is -1, but it needs the attribute to be focusable.
    if (found.tabIndex < 0) {
      found.tabIndex = -1;
    }
    found.focus({preventScroll: true});
  }
}

export function useSearchFocus(fallback: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  const scrollTop = useRef(0);
  const location = useLocation();

  const saveFocus = useCallback(() => {
    destination = null;
    opener.current = document.activeElement;
    scrollTop.current = window.scrollY;
  }, []);
  const restoreFocus = useCallback(() => {
    const target =
      opener.current instanceof HTMLElement && opener.current !== document.body
        ? opener.current
        : fallback.current;
    target?.focus({preventScroll: true});
  }, [fallback]);

  useEffect(() => {
    if (destination === 'hit') {
      focusFound(location.hash);
    } else if (destination === 'opener') {
      restoreFocus();
      // By then, the browser has restored the position behind the modal.
      requestAnimationFrame(() =>
        window.scrollTo({top: scrollTop.current, behavior: 'instant'}),
      );
    }
    destination = null;
  }, [location, restoreFocus]);
  return {saveFocus, restoreFocus};
}
