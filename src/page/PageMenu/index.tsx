/**
 * A button that opens a menu of page actions (copy, view or open as Markdown).
 * The menu is loaded on first use.
 */
import {Suspense, lazy, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Opening} from './opening';
import styles from './styles.module.css';

const Menu = lazy(() => import('./Menu'));

export default function PageMenu({path}: {path: string}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [status, setStatus] = useState<ReactNode>(null);
  const close = (message?: ReactNode) => {
    setOpening(null);
    setStatus(message ?? null);
  };
  return (
    <div
      className={clsx('dropdown', opening && 'dropdown--show', styles.root)}
      data-page-menu="">
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-haspopup="menu"
        aria-expanded={opening !== null}
        onClick={() => (opening ? close() : setOpening('first'))}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpening(event.key === 'ArrowDown' ? 'first' : 'last');
          }
        }}>
        Use this page
      </button>
      <span role="status">{status}</span>
      {opening && (
        <Suspense fallback={null}>
          <Menu path={path} opening={opening} button={button} close={close} />
        </Suspense>
      )}
    </div>
  );
}
