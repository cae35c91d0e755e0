import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import home from '@generated/home/default/home.json';
import {openSearch} from '../search/useSearchShortcuts';
import Conversations from './Conversations';
import RichText from './RichText';
import styles from './styles.module.css';

/** Looks like a field; before hydration it leads to the search page. */
function SearchLink(): ReactNode {
  function onClick(event: MouseEvent) {
    if (!event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      openSearch();
    }
  }
  return (
    <Link to="/search" className={styles.search} onClick={onClick}>
      {home.search}
      <kbd aria-hidden="true">/</kbd>
    </Link>
  );
}

export default function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.inner}`}>
        <header className={styles.text}>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <Heading as="h1" className={styles.title}>
            <RichText>{home.title}</RichText>
          </Heading>
          <p className={styles.lead}>
            <RichText>{home.lead}</RichText>
          </p>
          <p className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to={home.action.to}>
              {home.action.label}
              <IconExternalLink />
            </Link>{' '}
            <Link to={home.help.to}>{home.help.label}</Link>
          </p>
          <p className={styles.small}>
            <RichText>{home.effort}</RichText>
          </p>
          <SearchLink />
          <p className={styles.small}>
            <RichText>{home.developers}</RichText>
          </p>
        </header>
        <Conversations {...home.conversations} />
      </div>
    </div>
  );
}
