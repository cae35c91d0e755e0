/**
 * A drawn mock-up of a user interface, for a step whose text names what to use.
 * The drawing is decoration: it is hidden from screen readers, search and the
 * Markdown export, and where there is no style.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {panelAreas} from '../../../data/facts/panel';
import Lines from './Lines';
import {problemOf} from './problemOf';
import styles from './styles.module.css';
import type {Line} from './types';

type Props = {
  /** What a reader does here, in a few words. */
  caption: string;
  /** The title of the window. Our own panel has one already. */
  title?: string;
  /** The area of our panel that is open, for example 'Places'. */
  panel?: string;
  /** The menu of any other window, and which of its entries is open. */
  menu?: readonly string[];
  at?: string;
  show: readonly Line[];
};

export default function Screen(props: Props): ReactNode {
  const {caption, panel, title = 'Panel', show} = props;
  const menu = panel === undefined ? props.menu : panelAreas;
  const at = panel ?? props.at;
  const problem = problemOf({menu, at, show});
  if (problem !== undefined) {
    throw new Error(`<Screen caption="${caption}">: ${problem}`);
  }
  return (
    <figure
      className={styles.screen}
      data-screen=""
      data-search-ignore=""
      data-markdown-ignore="">
      <figcaption>{caption}</figcaption>
      <div className={styles.window} hidden aria-hidden="true">
        <div className={styles.bar}>{title}</div>
        {menu && (
          <div className={styles.menu}>
            {menu.map((entry) => (
              <span key={entry} className={clsx(entry === at && styles.here)}>
                {entry}
              </span>
            ))}
          </div>
        )}
        <div className={styles.main}>
          <Lines lines={show} />
        </div>
      </div>
    </figure>
  );
}
