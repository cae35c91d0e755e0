import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {tools} from '../../../data/comparisons/tools';
import type {ToolId} from '../../../data/comparisons/tools';
import {sourceId} from '../../../data/comparisons/sourceId';
import styles from './styles.module.css';

/** A footnote link to a product's entry in `Sources`. */
export default function Mark({tool}: {tool: ToolId}): ReactNode {
  const label = `Source for ${tools[tool].name}`;
  return (
    <sup className={styles.mark}>
      <Link to={`#${sourceId(tool)}`} aria-label={label}>
        {'source'}
      </Link>
    </sup>
  );
}
