import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Turn from './Turn';
import styles from './styles.module.css';

export type Source = {
  title: string;
  /** Omitted for sources without a URL, such as an FAQ. */
  href?: string;
};

type Props = {
  sources?: readonly Source[];
  /** The custom bot's name, if it isn't the brand's. */
  from?: string;
  children: ReactNode;
};

function Sources({sources}: {sources: readonly Source[]}): ReactNode {
  return (
    <div className={styles.sources}>
      <strong>Sources</strong>
      <ul>
        {sources.map(({title, href}) => (
          <li key={title}>{href ? <Link to={href}>{title}</Link> : title}</li>
        ))}
      </ul>
    </div>
  );
}

export default function Answer({
  sources = [],
  from,
  children,
}: Props): ReactNode {
  return (
    <Turn by="assistant" name={from} note={'Assistant'}>
      {children}
      {sources.length > 0 && <Sources sources={sources} />}
    </Turn>
  );
}
