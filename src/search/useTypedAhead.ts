import {useEffect, useRef} from 'react';
import {MAX_QUERY_LENGTH} from './constants.ts';

/** Collects text typed while the modal is still loading. */
export function useTypedAhead(isLoading: boolean) {
  const typed = useRef('');
  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    function onKeyDown(event: KeyboardEvent) {
      const isText =
        event.key?.length === 1 && !event.ctrlKey && !event.metaKey;
      if (isText) {
        typed.current = (typed.current + event.key).slice(0, MAX_QUERY_LENGTH);
      } else if (event.key === 'Backspace') {
        typed.current = typed.current.slice(0, -1);
      } else {
        return;
      }
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isLoading]);
  return typed;
}
