import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The goal of the steps, if no heading precedes them. */
  label?: string;
  /** An ordered Markdown list. */
  children: ReactNode;
};

/**
 * Styles an ordered Markdown list; without CSS, it's a plain numbered list.
 */
export default function Steps({label, children}: Props): ReactNode {
  return (
    <div className={styles.steps} role={label && 'group'} aria-label={label}>
      {children}
    </div>
  );
}
