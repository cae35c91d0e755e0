import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

const PARTS = /(\*\*.+?\*\*|`.+?`|\[.+?\]\(.+?\))/;

/** Text with `**bold**`, `` `code` `` and `[links](/docs)`, as data has it. */
export default function RichText({children}: {children: string}): ReactNode {
  return children.split(PARTS).map((part, index) => {
    const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (label && to) {
      return (
        <Link key={index} to={to}>
          {label}
        </Link>
      );
    }
    if (part.startsWith('**')) {
      return <strong key={index}>{part.slice(2, -2)}</strong>;
    }
    return part.startsWith('`') ? (
      <code key={index}>{part.slice(1, -1)}</code>
    ) : (
      part
    );
  });
}
