import type {ComponentProps, ReactNode} from 'react';

/**
 * A cell of a table's head. Markdown leaves the corner of a comparison empty,
 * and a header that says nothing is none.
 */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}
