import {useRef} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import {useOverflows} from '../useOverflows';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  /** Its rows, if they're only text (plugins/content/staticHtml). */
  readonly html?: string;
};

/**
 * A table in a scroll container. The container is focusable, for keyboard
 * scrolling, only if the table overflows.
 */
export default function ScrollTable({html, ...props}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scroller = useOverflows(ref) && {
    tabIndex: 0,
    role: 'group',
    'aria-label': 'Table, scrolls sideways',
  };
  return (
    <div ref={ref} className={styles.scroller} {...scroller}>
      {html === undefined ? (
        <table {...props} />
      ) : (
        <table {...props} dangerouslySetInnerHTML={{__html: html}} />
      )}
    </div>
  );
}
