import {useRef} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useOverflows} from '../useOverflows';
import styles from './styles.module.css';

/**
 * A table that scrolls inside itself. Only one that has something to scroll
 * takes a stop of the Tab key, for those who scroll by keyboard.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scroller = useOverflows(ref) && {
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({
      id: 'site.ScrollTable.label',
      message: 'Table, scrolls sideways',
    }),
  };
  return (
    <div ref={ref} className={styles.scroller} {...scroller}>
      <table {...props} />
    </div>
  );
}
