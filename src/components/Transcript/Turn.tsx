import type {ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

type Props = {
  by: 'person' | 'staff' | 'assistant' | 'handover';
  /** Defaults to the brand's name, for the assistant. */
  name: string | undefined;
  /** Shown next to the name: a role, or what happens. */
  note?: ReactNode;
  children?: ReactNode;
};

/** One message of a conversation, with author and role. */
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
