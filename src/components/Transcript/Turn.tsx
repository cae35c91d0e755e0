import type {ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

type Props = {
  by: 'person' | 'staff' | 'assistant' | 'handover';
  /** Without one the assistant speaks, under the brand's name. */
  name: string | undefined;
  /** Said beside the name: a role, or what happens. */
  note?: ReactNode;
  children?: ReactNode;
};

/** One turn of a conversation: who, in which role, and what. */
export default function Turn({by, name, note, children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const author = name ?? siteConfig.title;
  return (
    <li
      className={clsx(styles.turn, styles[by])}
      data-initial={author.slice(0, 1).toUpperCase()}>
      <div className={styles.author}>
        <strong>{author}</strong>
        {note && (
          <>
            {' · '}
            {note}
          </>
        )}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </li>
  );
}
