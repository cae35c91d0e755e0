import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Says what the steps lead to, where no heading stands right above. */
  label?: string;
  /** An ordered Markdown list. */
  children: ReactNode;
};

/**
 * A look for an ordered Markdown list, no more: without style it is that
 * list, with its numbers.
 */
export default function Steps({label, children}: Props): ReactNode {
  return (
    <div className={styles.steps} role={label && 'group'} aria-label={label}>
      {children}
    </div>
  );
}
