// Wrap: a landmark around the table of contents. Upstream (theme-classic
// 3.10.2) leaves it outside of every landmark on blog posts.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

export default function LabelledTOC(props: Props): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({
        id: 'site.TOC.label',
        message: 'On this page',
        description: 'The name of the table of contents for screen readers',
      })}>
      <TOC {...props} />
    </nav>
  );
}
