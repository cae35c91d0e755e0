import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {tools} from '../../../data/comparisons/tools';
import type {ToolId} from '../../../data/comparisons/tools';
import {sourceId} from '../../../data/comparisons/sourceId';
import styles from './styles.module.css';

/** A footnote link to a product's entry in `Sources`, or to a page in it. */
export default function Mark(at: {tool: ToolId; page?: string}): ReactNode {
  const {name} = tools[at.tool];
  const label = `Source for ${name}${at.page ? `: ${at.page}` : ''}`;
  return (
    <>
      {' '}
      <sup className={styles.mark}>
        <Link to={`#${sourceId(at.tool, at.page)}`} aria-label={label}>
          {'source'}
        </Link>
      </sup>
    </>
  );
}
