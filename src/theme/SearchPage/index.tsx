// Change: written anew. Upstream (theme-search-algolia 3.10.2) has no error
// state, no bound on the query, no main landmark, pages of 15 hits, and names
// Algolia even when search is self-hosted; none of it can be reached by a wrap.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {
  PageMetadata,
  usePluralForm,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {MAX_QUERY_LENGTH} from '../../search/constants';
import {usePagedSearch} from '../../search/usePagedSearch';
import type {DocsHit} from '../../search/usePagedSearch';
import styles from './styles.module.css';

function pageTitle(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      });
}

function QueryInput({
  query,
  onChange,
}: {
  query: string;
  onChange: (query: string) => void;
}): ReactNode {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        name="q"
        className={styles.input}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
          description: 'The placeholder for search page input',
        })}
        aria-label={translate({
          id: 'theme.SearchPage.inputLabel',
          message: 'Search',
          description: 'The ARIA label for search page input',
        })}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoFocus
      />
    </form>
  );
}

/** Records are stored HTML-escaped; the only markup is the service's <mark>. */
function asHtml(html: string) {
  return {dangerouslySetInnerHTML: {__html: html}};
}

function ResultItem({hit}: {hit: DocsHit}): ReactNode {
  const toSiteUrl = useSearchResultUrlProcessor();
  const levels = Object.values(
    (hit._highlightResult?.hierarchy ?? {}) as Record<string, {value: string}>,
  ).map(({value}) => value);
  const snippet = hit._snippetResult?.content as {value: string} | undefined;
  return (
    <article className={styles.item}>
      <p className={styles.path} {...asHtml(levels.slice(0, -1).join(' › '))} />
      <Heading as="h2" className={styles.title}>
        <Link to={toSiteUrl(hit.url)} {...asHtml(levels.at(-1) ?? hit.url)} />
      </Heading>
      {snippet?.value && <p {...asHtml(snippet.value)} />}
    </article>
  );
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">
            Unable to fetch results
          </Translate>
        </strong>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={onRetry}>
        <Translate id="site.SearchPage.retry">Retry</Translate>
      </button>
    </div>
  );
}

function useCountText() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
        },
        {count},
      ),
    );
}

function Results({query}: {query: string}): ReactNode {
  const {status, results, load} = usePagedSearch(query);
  const countText = useCountText();
  const hits = results?.hits ?? [];
  const nextPage = (results?.page ?? -1) + 1;
  return (
    <>
      <p className={styles.status} role="status">
        {status === 'loading' && hits.length === 0 && (
          <span className={styles.spinner}>
            <Translate id="site.SearchPage.loading">Searching…</Translate>
          </span>
        )}
        {status === 'done' &&
          (results && results.total > 0 ? (
            countText(results.total)
          ) : (
            <Translate id="theme.SearchPage.noResultsText">
              No results were found
            </Translate>
          ))}
      </p>
      {hits.map((hit) => (
        <ResultItem key={hit.objectID} hit={hit} />
      ))}
      {status === 'error' && <Failure onRetry={() => load(nextPage)} />}
      {status === 'done' && results && nextPage < results.pages && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => load(nextPage)}>
          <Translate id="site.SearchPage.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}

export default function SearchPage(): ReactNode {
  const [typed, setQuery] = useSearchQueryString();
  const query = typed.slice(0, MAX_QUERY_LENGTH);
  const title = pageTitle(query);
  return (
    <Layout>
      <PageMetadata title={title} />
      {/* Results are no page to find; where to search is one. */}
      {query !== '' && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <QueryInput query={query} onChange={setQuery} />
        <Results query={query} />
      </main>
    </Layout>
  );
}
