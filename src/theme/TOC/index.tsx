// Wrap: adds a landmark around the table of contents, which upstream
// (theme-classic 3.10.2) leaves outside every landmark on blog posts, and
// scrolls a long list along with the page (facebook/docusaurus#9904).
import {useEffect, useRef} from 'react';
import type {ReactNode, RefObject} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Shows the active entry. Scrolls only the list: `scrollIntoView` would interrupt
 * a page that is scrolling.
 */
function showActive(landmark: HTMLElement | null) {
  const list = landmark?.firstElementChild;
  const active = list?.querySelector('.table-of-contents__link--active');
  if (list && active) {
    const {top, bottom} = list.getBoundingClientRect();
    const entry = active.getBoundingClientRect();
    list.scrollTop +=
      Math.min(0, entry.top - top) + Math.max(0, entry.bottom - bottom);
  }
}

function useFollow(landmark: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // The theme's listener, added first, has already marked the entry.
    const follow = () => showActive(landmark.current);
    // The address may have led to a section far down.
    follow();
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, [landmark]);
}

/** About as many entries as fit on a laptop's screen. */
const FITS = 28;

export default function LabelledTOC(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useFollow(landmark);
  return (
    <nav
      ref={landmark}
      className={clsx(styles.landmark, props.toc.length > FITS && styles.long)}
      aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
