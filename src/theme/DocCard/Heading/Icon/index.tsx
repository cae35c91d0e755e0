// Change: a line icon named in sidebars.ts instead of an emoji, hidden from
// screen readers. Upstream (theme-classic 3.10.2) prints the emoji it is given
// into the heading, which is all there is to wrap.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCard/Heading/Icon';
import Icon from '../../../../components/Icon';
import type {IconName} from '../../../../components/Icon';
import styles from './styles.module.css';

export default function DocCardHeadingIcon({item}: Props): ReactNode {
  const name = (item.customProps?.icon ?? 'doc') as IconName;
  return (
    <span className={`${ThemeClassNames.docs.docCard.icon} ${styles.icon}`}>
      <Icon name={name} />
    </span>
  );
}
