import type {ReactNode} from 'react';
import clsx from 'clsx';
import {iconPaths} from './paths';
import type {IconName} from './paths';

export type {IconName};

/** A decorative icon, next to text with the same meaning. */
export default function Icon({
  name,
  className,
}: {
  name: IconName;
  className?: string;
}): ReactNode {
  return (
    <svg
      className={clsx('site-icon', className)}
      viewBox="0 0 24 24"
      aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
