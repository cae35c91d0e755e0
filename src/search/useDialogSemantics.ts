import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * Says that DocSearch's modal is a dialog. Version 3.9.0 marks its outermost
 * element as a button around everything else. React leaves attributes alone
 * whose props do not change, so this holds while the modal is open.
 */
export function useDialogSemantics() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const container = ref.current?.querySelector('.DocSearch-Container');
    if (container) {
      container.setAttribute('role', 'dialog');
      container.setAttribute('aria-modal', 'true');
      container.setAttribute('aria-label', dialogLabel());
      for (const name of [
        'aria-expanded',
        'aria-haspopup',
        'aria-labelledby',
      ]) {
        container.removeAttribute(name);
      }
      container.setAttribute('tabindex', '-1');
    }
  }, []);
  return ref;
}

function dialogLabel(): string {
  return translate({id: 'theme.SearchBar.label', message: 'Search'});
}
