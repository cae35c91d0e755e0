import type {ReactNode} from 'react';

type Props = {to: string; className?: string; children?: ReactNode};

/** A link without router and link checker, for tests of components. */
export default function Link({to, ...props}: Props): ReactNode {
  return <a href={to} {...props} />;
}
