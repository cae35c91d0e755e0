import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSearch} from '../useSearch.ts';
import {asHtml} from './asHtml.ts';
import styles from './styles.module.css';

export function noResultsText(query: string): string {
  const text = translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
  });
  return `${text} "${query}"`;
}

type Props = {
  query: string;
  suggestions: string[];
  onSuggestion: (query: string) => void;
};

/** The same text as in the modal, below 'No results for'. */
export default function NoResults({
  query,
  suggestions,
  onSuggestion,
}: Props): ReactNode {
  const {feedbackLink} = useSearch();
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <p>
            <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">
              Try searching for
            </Translate>
            :
          </p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={({currentTarget}) =>
                    onSuggestion(currentTarget.textContent.toLowerCase())
                  }
                  {...asHtml(suggestion)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
          Believe this query should return results?
        </Translate>{' '}
        <Link to={feedbackLink(query)}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
            Let us know.
          </Translate>
        </Link>
      </p>
    </>
  );
}
