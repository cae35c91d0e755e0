import {useCallback} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Returns the URL of /search for a query. */
export function useSearchLink(): (query: string) => string {
  const path = useBaseUrl('/search');
  return useCallback(
    (query) => `${path}?q=${encodeURIComponent(query)}`,
    [path],
  );
}
