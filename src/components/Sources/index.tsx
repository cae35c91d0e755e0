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

type Props = {
  tools: readonly ToolId[];
  /** Only those that the page relies on, by their names; all without it. */
  pages?: readonly string[];
};

const pagesOf = (id: ToolId, only: Props['pages']) =>
  Object.entries(tools[id].sources).filter(
    ([page]) => !only || only.includes(page),
  );

function Links({of, pages}: {of: ToolId; pages: Props['pages']}): ReactNode {
  return pagesOf(of, pages).map(([page, {label, href}], at) => (
    <Fragment key={page}>
      {at > 0 && ', '}
      <Link id={sourceId(of, page)} to={href}>
        {label}
      </Link>
    </Fragment>
  ));
}

export default function Sources({tools: ids, pages}: Props): ReactNode {
  // The broken-link checker only knows headings.
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids) {
    collectAnchor(sourceId(id));
    pagesOf(id, pages).forEach(([page]) => collectAnchor(sourceId(id, page)));
  }
  return (
    <ul className={styles.sources}>
      {ids.map((id) => (
        <li key={id} id={sourceId(id)}>
          {tools[id].name}: <Links of={id} pages={pages} />, checked on{' '}
          <time dateTime={tools[id].checked}>
            {formatDate(tools[id].checked)}
          </time>
          .
        </li>
      ))}
    </ul>
  );
}
