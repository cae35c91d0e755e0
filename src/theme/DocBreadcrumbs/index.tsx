// Wrap: adds the page menu at the end of the line; upstream (theme-classic
// 3.10.2) has no slot for it near the title.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMenu from '../../page/PageMenu';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  const {pathname} = useLocation();
  return (
    <div className="page-line">
      <DocBreadcrumbs />
      <PageMenu path={pathname} />
    </div>
  );
}
