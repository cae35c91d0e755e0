import type {ReactNode} from 'react';

type Props = {as: 'h2' | 'h3'; children: ReactNode};

export default function Heading({as: Tag, children}: Props): ReactNode {
  return <Tag>{children}</Tag>;
}
