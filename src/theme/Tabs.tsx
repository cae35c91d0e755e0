// Wrap: upstream (theme-classic 3.10.2) changes the key after hydration, which
// mounts all tabs again, for defaults that only the browser knows
// (facebook/docusaurus#5653). Ours are constant.
import {cloneElement} from 'react';
import type {ReactNode} from 'react';
import OriginalTabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

export default function Tabs(props: Props): ReactNode {
  return cloneElement(OriginalTabs(props), {key: 'tabs'});
}
