import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import {SEARCH_PAGE_SIZE} from '../constants.ts';
import type {DocsHit} from '../usePagedSearch.ts';
import {asHtml} from './asHtml.ts';
import {rememberOpenedHit} from './openedHit.ts';
import styles from './styles.module.css';

export type IndexedHit = DocsHit & {index: number};

/** Groups hits by page, within each page of results. */
export function groupByPage(hits: DocsHit[]): IndexedHit[][] {
  // Not Map.groupBy, which browsers from 2023 lack.
  const groups = new Map<string, IndexedHit[]>();
  hits.forEach((hit, index) => {
    const batch = Math.floor(index / SEARCH_PAGE_SIZE);
    const key = `${batch} ${hit.url.split(/[?#]/)[0]}`;
    groups.set(key, [...(groups.get(key) ?? []), {...hit, index}]);
  });
  return [...groups.values()];
}

/** Titles from the top level down to the hit. */
function titlesOf(hit: DocsHit): string[] {
  return Object.values(
    (hit._highlightResult?.hierarchy ?? {}) as Record<string, {value: string}>,
  ).map(({value}) => value);
}

function HitLink({hit, query}: {hit: IndexedHit; query: string}): ReactNode {
  const toSiteUrl = useSearchResultUrlProcessor();
  return (
    <Link
      to={toSiteUrl(hit.url)}
      data-index={hit.index}
      onClick={() => rememberOpenedHit({query, index: hit.index})}
      {...asHtml(titlesOf(hit).at(-1) ?? hit.url)}
    />
  );
}

function Excerpt({hit}: {hit: IndexedHit}): ReactNode {
  const text = hit._snippetResult?.content as {value: string} | undefined;
  return (
    text?.value && <p className={styles.excerpt} {...asHtml(text.value)} />
  );
}

type Props = {
  hit: IndexedHit;
  /** Other hits on the same page. */
  others: IndexedHit[];
  query: string;
};

export default function ResultItem({hit, others, query}: Props): ReactNode {
  // A category may be called like its page.
  const path = [...new Set(titlesOf(hit).slice(0, -1))].join(' › ');
  return (
    <article className={styles.item}>
      <p className={styles.path} {...asHtml(path)} />
      <Heading as="h2" className={styles.title}>
        <HitLink hit={hit} query={query} />
      </Heading>
      <Excerpt hit={hit} />
      {others.length > 0 && (
        <ul className={styles.sections}>
          {others.map((other) => (
            <li key={other.objectID}>
              <HitLink hit={other} query={query} />
              <Excerpt hit={other} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
