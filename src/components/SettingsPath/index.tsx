import {Fragment} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The path through the panel: 'Panel → Knowledge'. */
  path: string;
};

/**
 * @example
 * splitPath('Panel → Knowledge → Add source')
 * // ['Panel', 'Knowledge', 'Add source']
 */
export function splitPath(path: string): string[] {
  const parts = path.split('→').map((part) => part.trim());
  if (parts.length < 2 || parts.includes('')) {
    throw new Error(
      `SettingsPath needs names with '→' between them, got '${path}'`,
    );
  }
  return parts;
}

/** Where to click, inline; its text is the path as written. */
export default function SettingsPath({path}: Props): ReactNode {
  return (
    <span>
      {splitPath(path).map((part, index, {length}) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.step}>
            <kbd className={styles.part}>{part}</kbd>
            {index < length - 1 && <span className={styles.arrow}> →</span>}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
