import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {
  /** The heading's id, which names the section too. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One section of the home page: a title, a sentence, and what it shows. */
export default function Section({
  id,
  title,
  lead,
  className,
  children,
}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={id}>
      <div className="container">
        {/* A plain id: home sections need no link to themselves. */}
        <div id={id}>
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** Three columns that become one on a phone. */
export function Grid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
