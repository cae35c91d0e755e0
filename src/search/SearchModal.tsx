/**
 * The DocSearch modal as published, wired to the site. Loaded once the page
 * is idle, so that DocSearch delays nothing else.
 */
import {useCallback, useMemo, useRef} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {LEVELS} from 'docs-search/record';
import translations from '@theme/SearchTranslations';
import StartPages from './StartPages.tsx';
import {createModalClient} from './modalClient.ts';
import {useModalSemantics} from './modalSemantics.ts';
import {useModality, useNavigationFrom} from './useModality.ts';
import {useRecentsLimit} from './useRecentsLimit.ts';
import {useSearch} from './useSearch.ts';
import {useSearchLink} from './useSearchLink.ts';
// Not '@docsearch/react/style': that package sets "sideEffects": false, so a
// production build drops its styles.
import '@docsearch/css/dist/style.css';
import './modal.css';

type Props = {
  initialQuery: string | undefined;
  onClose: () => void;
  /** Called once the modal is removed and the page can take the focus. */
  onClosed: () => void;
};

const Hit: DocSearchModalProps['hitComponent'] = ({hit, children}) => (
  <Link to={hit.url}>{children}</Link>
);

type Item = Parameters<
  NonNullable<DocSearchModalProps['transformItems']>
>[0][number];

/** The level of the heading that a hit is below. */
const typeOf = ({hierarchy, type}: Item) =>
  LEVELS.findLast((level) => hierarchy[level]) ?? type;

/**
 * A row is titled by the hit's heading; its page and text are below. As a text,
 * DocSearch would title it by an excerpt, and not keep it in recent searches.
 */
function rowOf(item: Item, onPage: Item[]) {
  const type = typeOf(item);
  const titles = item._highlightResult.hierarchy;
  const text = item._snippetResult.content?.value;
  const page = titles.lvl1?.value;
  // Below its page's row, a section doesn't repeat the page's title.
  const isChild = onPage.some((each) => typeOf(each) === 'lvl1');
  const below = [isChild ? undefined : page, text].filter(Boolean);
  return {
    type,
    _snippetResult: {
      ...item._snippetResult,
      // Whole titles: a snippet of five words often lacks the first ones.
      hierarchy: {
        ...titles,
        ...(type !== 'lvl1' && {
          lvl1: {...titles.lvl1, value: below.join(' · ')},
        }),
      },
    },
  };
}

function useResultsFooter(onClose: () => void) {
  const createSearchLink = useSearchLink();
  return useCallback<
    NonNullable<DocSearchModalProps['resultsFooterComponent']>
  >(
    ({state}) => (
      <Link
        to={createSearchLink(state.query)}
        onClick={onClose}
        data-count={state.context.nbHits}>
        <Translate
          id="theme.SearchBar.seeAll"
          values={{count: state.context.nbHits as number}}>
          {'See all {count} results'}
        </Translate>
      </Link>
    ),
    [createSearchLink, onClose],
  );
}

export default function SearchModal({
  initialQuery,
  onClose,
  onClosed,
}: Props): ReactNode {
  const {algolia, indexName, createClient, facetFilters, feedbackLink} =
    useSearch();
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const history = useHistory();
  const toSiteUrl = useSearchResultUrlProcessor();
  const resultsFooter = useResultsFooter(onClose);
  const modalRef = useModalSemantics();
  const recentsLimit = useRecentsLimit(modalRef);
  useModality(modalRef, onClosed);
  useNavigationFrom(onClose);
  const isPending = useRef(false);

  // DocSearch recreates its autocomplete if one of these changes identity.
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({navigate: ({itemUrl}) => history.push(itemUrl)}),
    [history],
  );
  const transformItems = useCallback<
    NonNullable<DocSearchModalProps['transformItems']>
  >(
    (items) =>
      items.map((item) => ({
        ...item,
        url: toSiteUrl(item.url),
        ...rowOf(item, items),
      })),
    [toSiteUrl],
  );
  const transformSearchClient = useCallback<
    NonNullable<DocSearchModalProps['transformSearchClient']>
  >(() => {
    const client = createClient();
    client.addAlgoliaAgent('docusaurus', docusaurusVersion);
    return createModalClient(client, (pending) => {
      isPending.current = pending;
    });
  }, [createClient, docusaurusVersion]);
  const searchParameters = useMemo(() => ({facetFilters}), [facetFilters]);

  /** Until the reply arrives, the hits are those of the query before. */
  function skipEarlyEnter(event: KeyboardEvent) {
    const {target, key} = event;
    const isQuery = target instanceof HTMLInputElement && target.value !== '';
    if (key === 'Enter' && isQuery && isPending.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return createPortal(
    // Inside a section, the modal's header and footer aren't landmarks.
    <section
      ref={modalRef}
      data-algolia={algolia ? true : undefined}
      onKeyDownCapture={skipEarlyEnter}>
      <DocSearchModal
        key={recentsLimit}
        appId={algolia?.appId ?? 'none'}
        apiKey={algolia?.apiKey ?? 'none'}
        indexName={indexName}
        insights={false}
        placeholder={translations.placeholder}
        translations={translations.modal}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        onClose={onClose}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooter}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        searchParameters={searchParameters}
        getMissingResultsUrl={({query}) => feedbackLink(query)}
      />
      <StartPages modal={modalRef} />
    </section>,
    document.body,
  );
}
