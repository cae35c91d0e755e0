import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Whether an element's content is wider than itself, as its size changes. */
function useOverflows() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {ref, overflows};
}

/**
 * A table that scrolls inside itself. Only one that has something to scroll
 * takes a stop of the Tab key, for those who scroll by keyboard.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const {ref, overflows} = useOverflows();
  const scroller = overflows && {
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
