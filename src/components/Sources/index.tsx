/**
 * The sources of a page's statements about other products, with dates; the
 * footnotes that `Cited` links to.
 */
import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {sourceId} from '../../../data/comparisons/sourceId';
import {tools} from '../../../data/comparisons/tools';
import type {ToolId} from '../../../data/comparisons/tools';
import {formatDate} from '../formatDate';
import styles from './styles.module.css';

function Links({of}: {of: ToolId}): ReactNode {
  return Object.entries(tools[of].sources).map(([page, {label, href}], at) => (
    <Fragment key={page}>
      {at > 0 && ', '}
      <Link id={sourceId(of, page)} to={href}>
        {label}
      </Link>
    </Fragment>
  ));
}

export default function Sources({
  tools: ids,
}: {
  tools: readonly ToolId[];
}): ReactNode {
  // The broken-link checker only knows headings.
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids) {
    for (const page of [undefined, ...Object.keys(tools[id].sources)]) {
      collectAnchor(sourceId(id, page));
    }
  }
  return (
    <ul className={styles.sources}>
      {ids.map((id) => (
        <li key={id} id={sourceId(id)}>
          {tools[id].name}: <Links of={id} />, checked on{' '}
          <time dateTime={tools[id].checked}>
            {formatDate(tools[id].checked)}
          </time>
          .
        </li>
      ))}
    </ul>
  );
}
