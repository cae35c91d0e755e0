/**
 * Puts right what DocSearch 3.9.0 tells assistive technology: its outermost
 * element is a button around everything else, its lists share one id that
 * nothing refers to, and its options hold links and buttons, which an option
 * must not. As trees inside a dialog the same elements are sound, and hits with
 * their sub-hits are what they look like. It also announces nothing (WCAG
 * 4.1.3); the status says how many results there are, or that there are none.
 */
import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {useEvent} from '@docusaurus/theme-common';
import {useCountText} from './useCountText.ts';

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

function fixLabel(root: Element, label: string): void {
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

/** Creates the status while it is empty: a new one with text may go unheard. */
function statusOf(modal: Element): Element {
  const existing = modal.querySelector(':scope > [role="status"]');
  if (existing) {
    return existing;
  }
  const status = document.createElement('p');
  status.className = 'DocSearch-VisuallyHiddenForAccessibility';
  status.setAttribute('role', 'status');
  modal.append(status);
  return status;
}

function announce(root: Element, countText: (count: number) => string): void {
  const modal = root.querySelector('.DocSearch-Modal');
  if (!modal) {
    return;
  }
  const status = statusOf(modal);
  const message = modal.querySelector(
    ':is(.DocSearch-NoResults, .DocSearch-ErrorScreen) .DocSearch-Title',
  );
  const footer = modal.querySelector<HTMLElement>('[data-count]');
  const text =
    message?.textContent ??
    (footer ? countText(Number(footer.dataset.count)) : '');
  if (status.textContent !== text) {
    status.textContent = text;
  }
}

/** For the element around the modal. React keeps constant props as they are. */
export function useModalSemantics() {
  const ref = useRef<HTMLElement>(null);
  const countText = useEvent(useCountText());
  useEffect(() => {
    const root = ref.current!;
    const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
    const update = () => {
      fixLabel(root, label);
      announce(root, countText);
    };
    const observer = new MutationObserver(update);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-controls', 'aria-expanded', 'id', 'data-count'],
    });
    update();
    return () => observer.disconnect();
  }, [countText]);
  return ref;
}
