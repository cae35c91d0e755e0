import type {ReactNode} from 'react';

type Props = {title?: string; children: string};

/** A code block without highlighting and buttons, for tests. */
export default function CodeBlock({title, children}: Props): ReactNode {
  return (
    <div>
      <div>{title}</div>
      <pre>{children}</pre>
    </div>
  );
}
