/**
 * DocSearch 3.9.0 chooses its limit of recent searches (7, or 4 if there are
 * favorites) when it mounts. The returned key remounts it when the first
 * favorite is added or the last one removed.
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
      // Only the lists have buttons, and they render after the modal.
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
