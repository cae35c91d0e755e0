import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Actions from '../Actions';
import Conversation from '../Conversation';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.inner}`}>
        <header className={styles.text}>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <Heading as="h1" className={styles.title}>
            <Translate
              id="home.hero.title"
              values={{
                brand: siteConfig.title,
                sources: (
                  <span className={styles.sheen}>
                    <Translate id="home.hero.sources">
                      cites its sources
                    </Translate>
                  </span>
                ),
              }}>
              {"{brand} answers your community's questions and {sources}."}
            </Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate
              id="home.hero.lead"
              values={{
                modes: (
                  <Link to="/docs/getting-started/intro#behaviour-by-place">
                    <Translate id="home.hero.modes">
                      depending on where someone asks
                    </Translate>
                  </Link>
                ),
              }}>
              {
                "It uses only the knowledge you give it. If it isn't sure, it tells you or stays out of the way, {modes}."
              }
            </Translate>
          </p>
          <Actions />
        </header>
        <Conversation />
      </div>
    </div>
  );
}
