import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Statement} from '../../../data/comparisons/types';
import styles from './styles.module.css';

/** Where a statement was read, and when. */
export default function Evidence({of}: {of: Statement}): ReactNode {
  return (
    <div className={styles.evidence}>
      {of.sources?.map(({label, href}, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <Link to={href}>{label}</Link>
        </Fragment>
      ))}
      {of.sources && ' · '}
      <Translate id="site.ComparisonTable.checked">checked</Translate>{' '}
      <time dateTime={of.checked}>{of.checked}</time>
    </div>
  );
}
