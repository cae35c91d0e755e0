// Wrap: adds the page menu below the title; upstream (theme-classic 3.10.2) has
// no slot for it.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageMenu from '../../../components/PageMenu';

export default function DocItemContentWithMenu({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <DocItemContent>
      <PageMenu path={metadata.permalink} />
      {children}
    </DocItemContent>
  );
}
