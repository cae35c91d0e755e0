/**
 * Puts right what DocSearch 3.9.0 tells assistive technology: its outermost
 * element is a button around everything else, its lists share one id that
 * nothing refers to, and its options hold links and buttons, which an option
 * must not. As trees inside a dialog the same elements are sound, and hits with
 * their sub-hits are what they look like.
 */
import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';

/** Writes only what differs: the observer below would call again without end. */
function set(element: Element, attributes: Record<string, string | null>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

function mend(root: Element, label: string): void {
  const container = root.querySelector('.DocSearch-Container');
  if (container) {
    set(container, {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': label,
      'aria-labelledby': null,
      'aria-controls': null,
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-owns': null,
      tabindex: '-1',
    });
  }
  root.querySelectorAll('.DocSearch-Hits > ul').forEach((list, index) => {
    // The id that the input's aria-controls names.
    set(list, {id: `docsearch-hits${index}-list`, role: 'tree'});
    for (const hit of list.children) {
      set(hit, {role: 'treeitem'});
    }
  });
}

/** For the element around the modal. React keeps constant props as they are. */
export function useModalSemantics() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = ref.current!;
    const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
    const observer = new MutationObserver(() => mend(root, label));
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-controls', 'aria-expanded', 'id'],
    });
    mend(root, label);
    return () => observer.disconnect();
  }, []);
  return ref;
}
