/**
 * Compares tools by criteria. Each statement links to its tool's entry in
 * `Sources`, which has the pages and the date; one about us to a document.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Comparison, Statement} from '../../../data/comparisons/types';
import Mark from '../Cited/Mark';
import ScrollTable from '../ScrollTable';

type Props<Tool extends string> = {
  caption: string;
  data: Comparison<Tool>;
};

function Cell({value, source, page, href}: Statement): ReactNode {
  return (
    <>
      {href === undefined ? value : <Link to={href}>{value}</Link>}
      {source && <Mark tool={source} page={page} />}
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
    <ScrollTable className="dense">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          {tools.map(({id, name}) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(({criterion, statements}) => (
          <tr key={criterion}>
            <th scope="row">{criterion}</th>
            {tools.map(({id, name}) => (
              <td key={id} data-label={name}>
                <Cell {...statements[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
