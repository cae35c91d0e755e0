/**
 * A sentence about another product, with where and when it was read. Prose
 * that names one without this fails `e2e/build/comparisons.test.ts`.
 */
import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {tools} from '../tools';
import type {ToolId} from '../tools';
import styles from './styles.module.css';

type Props = {
  tool: ToolId;
  children: ReactNode;
};

export default function Cited({tool, children}: Props): ReactNode {
  const {sources, checked} = tools[tool];
  const links = sources.map(({label, href}, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <Link to={href}>{label}</Link>
    </Fragment>
  ));
  return (
    <span data-about={tool}>
      {children}{' '}
      <span className={styles.evidence}>
        <Translate
          id="site.Cited.evidence"
          values={{
            sources: <Fragment>{links}</Fragment>,
            date: <time dateTime={checked}>{checked}</time>,
          }}>
          {'({sources}; checked {date})'}
        </Translate>
      </span>
    </span>
  );
}
