// Change: one chip for all tags. Upstream (theme-classic 3.10.2) draws those
// with a count as arrows.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';

export default function Tag({
  permalink,
  label,
  count,
  description,
}: Props): ReactNode {
  return (
    <Link className="tag" rel="tag" href={permalink} title={description}>
      {label}
      {count !== undefined && <span>{count}</span>}
    </Link>
  );
}
