// Change: passes the menu one prop. Upstream (theme-classic 3.10.2) passes
// several, which theme-common then sorts by name; a browser loads its rules for
// sorting text for that.
import {memo} from 'react';
import type {ReactNode} from 'react';
import {
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';

function Menu({
  content: {sidebar, path},
}: {
  readonly content: Props;
}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          // A category without a page only opens and closes.
          if (item.type === 'link' || (item.type === 'category' && item.href)) {
            toggle();
          }
        }}
        level={1}
      />
    </ul>
  );
}

function DocSidebarMobile(content: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{content}} />;
}

export default memo(DocSidebarMobile);
