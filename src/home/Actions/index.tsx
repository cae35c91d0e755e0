import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/**
 * The two call-to-action buttons, at the top and at the end. The first leads to
 * the page with the invite, because a bot that's invited but not connected
 * doesn't answer.
 */
export default function Actions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.actions}>
      <Link
        className="button button--primary button--lg"
        to="/docs/getting-started/invite-bot">
        <Translate id="home.actions.invite" values={{brand: siteConfig.title}}>
          {'Invite {brand}'}
        </Translate>
      </Link>{' '}
      <Link
        className="button button--secondary button--lg"
        to="/docs/getting-started/intro">
        <Translate id="home.actions.docs">Read the docs</Translate>
      </Link>
    </div>
  );
}
