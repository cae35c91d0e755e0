// Wrap: upstream (theme-classic 3.10.2) changes the key after hydration, which
// mounts all tabs again, for defaults that only the browser knows
// (facebook/docusaurus#5653). Ours are constant. A URL's query opens a tab, and
// each tab has what opens it, so that search hits link to it.
import {Children, cloneElement, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';
import OriginalTabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';

/** @example queryOf('language', 'python') // 'language=python' */
const queryOf = (group: string, value: string): string =>
  new URLSearchParams({[group]: value}).toString();

export default function Tabs(props: Props): ReactNode {
  const {groupId} = props;
  const children = Children.map(props.children, (child) =>
    groupId && isValidElement<ItemProps>(child)
      ? cloneElement(child, {
          attributes: {
            ...child.props.attributes,
            'data-tab': queryOf(groupId, child.props.value),
          },
        })
      : child,
  );
  const original = OriginalTabs({
    ...props,
    queryString: groupId !== undefined,
    children: children as ReactElement<ItemProps>[],
  });
  return cloneElement(original, {key: 'tabs'});
}
