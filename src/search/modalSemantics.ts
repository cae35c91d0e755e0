/**
 * Fixes the ARIA semantics of DocSearch 3.9.0: its outermost element is a button
 * around everything else, its lists share an unused id, and its options contain
 * links and buttons, which isn't allowed. As trees inside a dialog, the same
 * elements are valid, and sub-hits are children of their hit. DocSearch also
 * announces nothing (WCAG 4.1.3); the status announces the number of results.
 */
import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {countText} from './countText.ts';

/** Writes only changes; otherwise the observer below would loop forever. */
function set(element: Element, attributes: Record<string, string | null>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

function fixRoles(root: Element, label: string): void {
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
    // The id in the input's aria-controls.
    set(list, {id: `docsearch-hits${index}-list`, role: 'tree'});
    for (const hit of list.children) {
      set(hit, {role: 'treeitem'});
    }
  });
}

/** Created empty: screen readers may ignore a new status with text. */
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

function announce(root: Element): void {
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

/** For the element around the modal. React doesn't rewrite constant props. */
export function useModalSemantics() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = ref.current!;
    const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
    const update = () => {
      fixRoles(root, label);
      announce(root);
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
  }, []);
  return ref;
}
