import {useRef} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useOverflows} from '../useOverflows';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  /** Made by the build (src/plugins/static-html), in place of children. */
  readonly html?: string;
};

/**
 * A table that scrolls inside itself. Only one that has something to scroll
 * takes a stop of the Tab key, for those who scroll by keyboard.
 */
export default function ScrollTable({html, ...props}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scroller = useOverflows(ref) && {
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({
      id: 'site.ScrollTable.label',
      message: 'Table, scrolls sideways',
    }),
  };
  const content =
    html === undefined ? {} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <div ref={ref} className={styles.scroller} {...scroller}>
      <table {...props} {...content} />
    </div>
  );
}
