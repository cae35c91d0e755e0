// Wrap: the buttons of all blocks mount after the rest of the page and without
// blocking it. Upstream (theme-classic 3.10.2) mounts them at once.
import {useDeferredValue} from 'react';
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock/Buttons';
import OriginalButtons from '@theme-original/CodeBlock/Buttons';

export default function CodeBlockButtons(props: Props): ReactNode {
  return useDeferredValue(useIsBrowser()) && <OriginalButtons {...props} />;
}
