/**
 * Compares tools by criteria. Each statement links to its tool's entry in
 * `Sources`, which has the pages and the date; one about us to a document. On
 * narrow screens, CSS stacks the criteria. Explicit ARIA roles, because a table
 * with another `display` loses its native ones.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Comparison, Statement} from '../../../data/comparisons/types';
import Mark from '../Cited/Mark';
import styles from './styles.module.css';

type Props<Tool extends string> = {
  caption: string;
  data: Comparison<Tool>;
};

function Cell({value, source, href}: Statement): ReactNode {
  return (
    <>
      {href === undefined ? value : <Link to={href}>{value}</Link>}
      {source && <Mark tool={source} />}
    </>
  );
}

export default function ComparisonTable<Tool extends string>({
  caption,
  data,
}: Props<Tool>): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const tools = (Object.keys(data.tools) as Tool[]).map((id) => {
    const name = data.tools[id];
    return {id, name: name === true ? siteConfig.title : name};
  });
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={caption}
      tabIndex={0}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col">
              <Translate id="site.ComparisonTable.criterion">
                Criterion
              </Translate>
            </th>
            {tools.map(({id, name}) => (
              <th key={id} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {data.rows.map(({criterion, statements}) => (
            <tr key={criterion} role="row">
              <th role="rowheader" scope="row">
                {criterion}
              </th>
              {tools.map(({id, name}) => (
                <td key={id} role="cell" data-tool={name}>
                  <Cell {...statements[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
