// Wrap: keeps the tab's name with its panel, for print and pages without script
// (css/without-script.css). Upstream (theme-classic 3.10.2) has it in the list of
// tabs only.
import type {ReactNode} from 'react';
import OriginalTabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, ...props}: Props): ReactNode {
  return (
    <OriginalTabItem {...props}>
      <div data-tab={props.label ?? props.value}>{children}</div>
    </OriginalTabItem>
  );
}
