import {useEffect} from 'react';
import type {RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {leaveSearch, stayOnPage} from './useSearchFocus.ts';

/**
 * Keeps the focus in the modal, from Tab and from navigations behind it.
 * DocSearch's focus trap ends at the Algolia link, which we may hide, and
 * leaves the page accessible to assistive technology (algolia/docsearch#1370).
 */
export function useModality(
  modal: RefObject<HTMLElement | null>,
  onEnd: () => void,
) {
  useEffect(() => {
    const page = document.getElementById('__docusaurus')!;
    const root = modal.current!;
    const skipOwnTrap = (event: KeyboardEvent) => {
      if (event.key === 'Tab') {
        event.stopPropagation();
      }
    };
    // A click outside the modal closes it, and would then focus the body.
    const keepFocus = (event: MouseEvent) => {
      if ((event.target as Element).matches('.DocSearch-Container')) {
        event.preventDefault();
      }
    };
    page.inert = true;
    root.addEventListener('keydown', skipOwnTrap, {capture: true});
    root.addEventListener('mousedown', keepFocus, {capture: true});
    return () => {
      page.inert = false;
      root.removeEventListener('keydown', skipOwnTrap, {capture: true});
      root.removeEventListener('mousedown', keepFocus, {capture: true});
      onEnd();
    };
  }, [modal, onEnd]);
}

/** Back only closes the modal; every other navigation starts inside it. */
export function useNavigationFrom(onClose: () => void) {
  const history = useHistory();
  useEffect(
    () =>
      history.block((_location, action) => {
        if (action === 'POP') {
          stayOnPage();
          onClose();
          return false;
        }
        return leaveSearch();
      }),
    [history, onClose],
  );
}
