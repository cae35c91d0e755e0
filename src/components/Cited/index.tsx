/**
 * A sentence about another product, with a link to its entry in `Sources` on
 * the same page. `tests/build/comparisons.test.ts` fails on prose that names a
 * product without it.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {tools} from '../../../data/comparisons/tools';
import type {ToolId} from '../../../data/comparisons/tools';
import {sourceId} from '../../../data/comparisons/sourceId';
import styles from './styles.module.css';

type Props = {
  tool: ToolId;
  children: ReactNode;
};

export default function Cited({tool, children}: Props): ReactNode {
  const label = translate(
    {id: 'site.Cited.label', message: 'Source for {name}'},
    {name: tools[tool].name},
  );
  return (
    <span data-about={tool}>
      {children}
      <sup className={styles.mark}>
        <Link to={`#${sourceId(tool)}`} aria-label={label}>
          {translate({id: 'site.Cited.mark', message: 'source'})}
        </Link>
      </sup>
    </span>
  );
}
