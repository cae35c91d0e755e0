import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteCustomFields} from '../../../../plugins/settings/customFields';
import styles from './styles.module.css';

/** The two call-to-action buttons, at the top and at the end. */
export default function Actions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {inviteUrl} = siteConfig.customFields as SiteCustomFields;
  return (
    <div className={styles.actions}>
      <Link className="button button--primary button--lg" href={inviteUrl}>
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
