import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {tools} from '../../../data/comparisons/tools';
import type {ToolId} from '../../../data/comparisons/tools';
import {sourceId} from '../../../data/comparisons/sourceId';
import styles from './styles.module.css';

/** A footnote link to a product's entry in `Sources`. */
export default function Mark({tool}: {tool: ToolId}): ReactNode {
  const label = translate(
    {id: 'site.Cited.label', message: 'Source for {name}'},
    {name: tools[tool].name},
  );
  return (
    <sup className={styles.mark}>
      <Link to={`#${sourceId(tool)}`} aria-label={label}>
        {translate({id: 'site.Cited.mark', message: 'source'})}
      </Link>
    </sup>
  );
}
