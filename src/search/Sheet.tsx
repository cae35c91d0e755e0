/**
 * The search field while the modal is loading. It's part of the page's HTML, so
 * it opens with the first tap, before React runs (client/head-script/firstTouch.ts),
 * and Enter leads to /search even if nothing else ever loads.
 */
import type {ReactNode, Ref} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH, SHEET_ID} from './constants.ts';
import Failure from './Failure.tsx';
import SearchIcon from './SearchIcon.tsx';
import styles from './Sheet.module.css';

type Props = {
  ref: Ref<HTMLDialogElement>;
  hasFailed: boolean;
  onClose: () => void;
};

export default function Sheet({ref, hasFailed, onClose}: Props): ReactNode {
  const placeholder = translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
  });
  return (
    <dialog
      ref={ref}
      id={SHEET_ID}
      className={styles.sheet}
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      closedby="any"
      onClose={({currentTarget}) => {
        currentTarget.querySelector('form')!.reset();
        onClose();
      }}>
      <form action={useBaseUrl('/search')} className={styles.form}>
        <SearchIcon size={24} />
        <input
          name="q"
          type="search"
          className={styles.input}
          placeholder={placeholder}
          aria-label={placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      <form method="dialog">
        <button className={styles.cancel}>
          <Translate id="theme.SearchModal.searchBox.cancelButtonText">
            Cancel
          </Translate>
        </button>
      </form>
      {hasFailed && <Failure />}
    </dialog>
  );
}
