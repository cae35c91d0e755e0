import {useEffect} from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/** The action of a key, depending on whether the modal is open. */
function actionOf(event: KeyboardEvent, isOpen: boolean) {
  // Autofill sends key events without a key (algolia/docsearch#1887).
  const isCtrlK =
    event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (isCtrlK) {
    return isOpen ? 'close' : 'open';
  }
  if (event.key === 'Escape' && isOpen) {
    return 'close';
  }
  if (event.key === '/' && !isOpen && !isTyping(event.target)) {
    return 'open';
  }
  return undefined;
}

/** Ctrl or Cmd+K and '/' open the search; Escape closes it. */
export function useSearchShortcuts(
  isOpen: boolean,
  actions: {open: () => void; close: () => void},
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = actionOf(event, isOpen);
      if (action) {
        event.preventDefault();
        actions[action]();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, actions]);
}

/** For other buttons that open the search. */
export function openSearch(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
}
