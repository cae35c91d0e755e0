// Change: offers search with the words of the path, the nearest pages, home,
// docs and blog. Upstream (theme-classic 3.10.2) is two sentences without a
// link, so there is nothing to wrap, and without a title under /docs.
import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {MAX_QUERY_LENGTH} from '../../../components/search/constants';
import {
  nearestPages,
  pathAsQuery,
  readPages,
} from '../../../components/not-found/nearest';
import {useSearchLink} from '../../../components/search/useSearchLink';
import {useMainDoc} from '../../../components/useMainDoc';

function Suggestions({path}: {path: string}): ReactNode {
  const createSearchLink = useSearchLink();
  const query = pathAsQuery(path).slice(0, MAX_QUERY_LENGTH);
  const list = useBaseUrl('/llms.txt');
  const [llmsTxt, setLlmsTxt] = useState('');
  useEffect(() => {
    // Without it, there is nothing to suggest.
    fetch(list).then(
      async (reply) => setLlmsTxt(reply.ok ? await reply.text() : ''),
      () => {},
    );
  }, [list]);
  const pages = nearestPages(path, readPages(llmsTxt));
  return (
    <>
      {query && (
        <p>
          <Link className="button button--primary" to={createSearchLink(query)}>
            <Translate id="site.NotFound.search" values={{query}}>
              {'Search for "{query}"'}
            </Translate>
          </Link>
        </p>
      )}
      {pages.length > 0 && (
        <>
          <Heading as="h2">
            <Translate id="site.NotFound.nearest">
              Pages with a similar URL
            </Translate>
          </Heading>
          <ul>
            {pages.map(({title, path: to}) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  // One 404.html serves every unknown path: only the browser knows which.
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  return (
    <main className={clsx('container margin-vert--xl markdown', className)}>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page not found',
        })}
        description={translate({
          id: 'site.NotFound.description',
          message: "There's no page at this URL.",
        })}
      />
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p>
        <Translate id="site.NotFound.what">
          There's no page at this URL. It may have moved, or the link you
          followed may be wrong.
        </Translate>
      </p>
      {isBrowser && <Suggestions path={pathname} />}
      <Heading as="h2">
        <Translate id="site.NotFound.start">Start from here</Translate>
      </Heading>
      <ul>
        <li>
          <Link to="/">
            <Translate id="site.NotFound.home">Home page</Translate>
          </Link>
        </li>
        <li>
          <Link to={useMainDoc()}>
            <Translate id="site.NotFound.docs">Documentation</Translate>
          </Link>
        </li>
        <li>
          <Link to="/blog">
            <Translate id="site.NotFound.blog">Blog</Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
