// Change: rewritten. Upstream (theme-search-algolia 3.10.2) has no error state,
// no limit on the query's length, no main landmark, 15 hits per page, and names
// Algolia even when search is self-hosted; a wrapper can't change that.
import {useEffect, useRef, useState} from 'react';
import type {ReactNode, Ref} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {
  PageMetadata,
  useQueryString,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {MAX_PAGES, MAX_QUERY_LENGTH} from '../constants';
import Results from './Results';
import {lastOpenedHit} from './openedHit';
import styles from './styles.module.css';
import HelpfulPages from '../../page/HelpfulPages';
import {useMainDoc} from '../../components/useMainDoc';

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

/** Without JavaScript the field is hidden (css/without-script.css). */
function WithoutScript(): ReactNode {
  return (
    <p className={styles.withoutScript}>
      Search needs JavaScript, which is turned off in this browser. Browse the{' '}
      <Link to={useMainDoc()}>documentation</Link> instead. Each page links to
      the next one.
    </p>
  );
}

function QueryInput({
  query,
  onChange,
  ref,
}: {
  query: string;
  onChange: (query: string) => void;
  ref: Ref<HTMLInputElement>;
}): ReactNode {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={ref}
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
      />
    </form>
  );
}

export default function SearchPage(): ReactNode {
  const [typed, setTyped] = useSearchQueryString();
  // In the URL, so that Back and a shared link show the same results.
  const [page, setPage] = useQueryString('page');
  const history = useHistory();
  const [returnTo] = useState(() =>
    history.action === 'POP' ? lastOpenedHit() : null,
  );
  const inputRef = useRef<HTMLInputElement>(null);
  // With a query, a phone's keyboard would cover the hits.
  useEffect(() => {
    if (!new URLSearchParams(history.location.search).get('q')) {
      inputRef.current?.focus();
    }
  }, [history]);

  const query = typed.slice(0, MAX_QUERY_LENGTH);
  // Spaces alone aren't a query.
  const asked = query.trim() && query;
  const pages = Math.min(Math.max(Math.trunc(Number(page)), 1) || 1, MAX_PAGES);
  const title = pageTitle(asked);
  function search(text: string) {
    // Setting the same URL again would scroll to the top.
    if (page) {
      setPage('');
    }
    setTyped(text);
  }
  return (
    <Layout>
      <PageMetadata title={title} />
      {/* The empty search page is indexable; results aren't. */}
      {asked !== '' && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <QueryInput ref={inputRef} query={query} onChange={search} />
        <WithoutScript />
        {!asked && <HelpfulPages />}
        <Results
          query={asked}
          pages={pages}
          onMore={() => setPage(String(pages + 1))}
          onSuggestion={(suggestion) => {
            search(suggestion);
            inputRef.current?.focus();
          }}
          returnTo={returnTo}
        />
      </main>
    </Layout>
  );
}
