/**
 * The layout of a tool in a page: controls, then the result. The build renders
 * its example, so nothing shifts on hydration; without JavaScript, the controls
 * are hidden and the example stays. Search ignores it, and the Markdown version
 * has only its name and the last line (plugins/site-model/page-model).
 */
import {useId} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type ToolProps = {
  label: string;
  controls: ReactNode;
  /** The result; announce it with `Status`. */
  children: ReactNode;
};

export default function Tool({
  label,
  controls,
  children,
}: ToolProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.tool} aria-labelledby={id} data-search-ignore="">
      <p className={styles.title} id={id}>
        {label}
      </p>
      <div className={styles.controls} data-markdown-ignore="">
        {controls}
      </div>
      <div className={styles.result} data-markdown-ignore="">
        {children}
      </div>
      <p className={styles.withoutScript} data-markdown-ignore="">
        This is an example. To enter your own values, turn on JavaScript. The
        text on this page has the same information.
      </p>
      <p className={styles.note}>
        This runs in your browser. Nothing is stored or sent.
      </p>
    </section>
  );
}

type StatusProps = {tone?: 'plain' | 'good' | 'bad'; children: ReactNode};

/** Announced when it changes. The text must be clear without the colour. */
export function Status({tone = 'plain', children}: StatusProps): ReactNode {
  return (
    <p className={styles.status} role="status" data-tone={tone}>
      {children}
    </p>
  );
}
