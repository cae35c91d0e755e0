// Wrap: from dark, upstream (theme-classic 3.10.2) goes to 'system' first, which
// changes nothing on a dark system. Ours goes to light, whatever the system is.
import type {ReactNode} from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/** Null is 'system'. i18n/en/code.json names what is next. */
function next(value: Props['value']): Props['value'] {
  return value === 'dark' ? 'light' : value === 'light' ? null : 'dark';
}

export default function ColorModeToggleLightFirst(props: Props): ReactNode {
  const {value, onChange} = props;
  return <ColorModeToggle {...props} onChange={() => onChange(next(value))} />;
}
