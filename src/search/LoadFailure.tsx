import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Failure from './Failure.tsx';
import styles from './LoadFailure.module.css';

type Props = {
  onClose: () => void;
  /** Called once the dialog is removed and the page can take the focus. */
  onClosed: () => void;
};

/** If the modal can't be loaded, for example offline. */
export default function LoadFailure({onClose, onClosed}: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current!.showModal();
    return onClosed;
  }, [onClosed]);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      onClose={onClose}>
      <Failure />
      <form method="dialog">
        <button className="button button--secondary">
          <Translate id="theme.AnnouncementBar.closeButtonAriaLabel">
            Close
          </Translate>
        </button>
      </form>
    </dialog>
  );
}
