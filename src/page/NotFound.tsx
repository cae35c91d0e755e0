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
import {MAX_QUERY_LENGTH} from '../search/constants';
import HelpfulPages from './HelpfulPages';
import {nearestPages, pathAsQuery, readPages} from './nearest';
import {useSearchLink} from '../search/useSearchLink';
import {useCustomFields} from '../components/useCustomFields';
import {useMainDoc} from '../components/useMainDoc';

/** The pages whose paths are nearest to the requested one. */
function useNearest(path: string) {
  const list = useBaseUrl('/llms.txt');
  const [llmsTxt, setLlmsTxt] = useState('');
  useEffect(() => {
    // Without it, there is nothing to suggest.
    fetch(list).then(
      async (reply) => setLlmsTxt(reply.ok ? await reply.text() : ''),
      () => {},
    );
  }, [list]);
  return nearestPages(path, readPages(llmsTxt));
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {hasBlog} = useCustomFields();
  const createSearchLink = useSearchLink();
  // One 404.html serves every unknown path: only the browser knows which.
  const {pathname} = useLocation();
  const path = useIsBrowser() ? pathname : '';
  const near = useNearest(path);
  const query = pathAsQuery(path).slice(0, MAX_QUERY_LENGTH);
  return (
    <main className={clsx('container margin-vert--xl markdown', className)}>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page not found',
        })}
        description={"There's no page at this URL."}
      />
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p>
        There's no page at this URL. It may have moved, or the link you followed
        may be wrong.
      </p>
      <p>
        <Link className="button button--primary" to={createSearchLink(query)}>
          {query ? `Search for "${query}"` : 'Search the documentation'}
        </Link>
      </p>
      <HelpfulPages near={near} />
      <p>
        Or start from the <Link to="/">home page</Link>
        {hasBlog ? ', the ' : ' or the '}
        <Link to={useMainDoc()}>documentation</Link>
        {hasBlog && (
          <>
            {' or the '}
            <Link to="/blog">blog</Link>
          </>
        )}
        .
      </p>
    </main>
  );
}
