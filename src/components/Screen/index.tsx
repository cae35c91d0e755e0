/**
 * A drawn mock-up of a user interface. The drawing is decoration: it is hidden
 * from screen readers, search and the Markdown export, and without style. The
 * caption and the list that explains its numbers say all that it shows.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {panelAreas} from '../../../data/facts/panel';
import {inlineMarkdown} from './inlineMarkdown';
import Lines, {Label} from './Lines';
import {readLabel} from './numbers';
import {problemOf} from './problemOf';
import styles from './styles.module.css';
import type {Line} from './types';

type Props = {
  /** What a reader does here, in a few words. */
  caption: string;
  /** The title of the window. Our own panel has one already. */
  title?: string;
  /** The area of our panel that is open, for example 'Places (1)'. */
  panel?: string;
  /** The menu of any other window, and which of its entries is open. */
  menu?: readonly string[];
  at?: string;
  show: readonly Line[];
  /** The first explains number 1. `**Bold**` and `code` work. */
  steps: readonly string[];
};

function panelMenu(panel: string): string[] {
  const {text} = readLabel(panel);
  return panelAreas.map((area) => (area === text ? panel : area));
}

export default function Screen(props: Props): ReactNode {
  const {caption, panel, title = 'Panel', show, steps} = props;
  const menu = panel === undefined ? props.menu : panelMenu(panel);
  const at = panel === undefined ? props.at : readLabel(panel).text;
  const problem = problemOf({menu, at, show}, steps.length);
  if (problem !== undefined) {
    throw new Error(`<Screen caption="${caption}">: ${problem}`);
  }
  return (
    <figure className={styles.screen} data-screen="" data-search-ignore="">
      <figcaption>{caption}</figcaption>
      <div
        className={styles.window}
        hidden
        aria-hidden="true"
        data-markdown-ignore="">
        <div className={styles.bar}>{title}</div>
        {menu && (
          <div className={styles.menu}>
            {menu.map((entry) => (
              <Label
                key={entry}
                className={clsx(readLabel(entry).text === at && styles.here)}>
                {entry}
              </Label>
            ))}
          </div>
        )}
        <div className={styles.main}>
          <Lines lines={show} />
        </div>
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{inlineMarkdown(step)}</li>
        ))}
      </ol>
    </figure>
  );
}
