/**
 * DocSearch 3.9.0 chooses its limit of recent searches (7, or 4 if there are
 * favorites) when it mounts. The returned key mounts it again once there is a
 * first favorite, or no more.
 */
import {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import translations from '@theme/SearchTranslations';

export function useRecentsLimit(modal: RefObject<HTMLElement | null>): number {
  const [key, setKey] = useState(0);
  useEffect(() => {
    const root = modal.current!;
    let had: boolean | undefined;
    const observer = new MutationObserver(() => {
      // Hits of a query have no buttons, and lists come later than the modal.
      if (!root.querySelector('.DocSearch-Hit button')) {
        return;
      }
      const has = [...root.querySelectorAll('.DocSearch-Hit-source')].some(
        ({textContent}) =>
          textContent ===
          translations.modal?.startScreen?.favoriteSearchesTitle,
      );
      if (had !== undefined && has !== had) {
        setKey((current) => current + 1);
      }
      had = has;
    });
    observer.observe(root, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [modal]);
  return key;
}
