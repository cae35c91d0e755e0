import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props as ListProps} from '@theme/BlogListPage';
import styles from './styles.module.css';

type Props = Pick<ListProps, 'metadata'>;

/** The blog's title; later pages of the list say which one they are. */
export function usePageTitle({blogTitle, page}: Props['metadata']): string {
  return page === 1
    ? blogTitle
    : translate(
        {id: 'site.BlogListPage.title', message: '{title}, page {page}'},
        {title: blogTitle, page},
      );
}

export default function BlogListHeader({metadata}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1">{usePageTitle(metadata)}</Heading>
      <p>{metadata.blogDescription}</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/blog/tags">
            <Translate id="site.BlogListPage.tags">By subject</Translate>
          </Link>
        </li>
        <li>
          <Link to="/blog/archive">
            <Translate id="site.BlogListPage.archive">By year</Translate>
          </Link>
        </li>
        <li>
          <Link to="pathname:///blog/rss.xml">
            <Translate id="site.BlogListPage.feed">RSS feed</Translate>
          </Link>
        </li>
      </ul>
    </header>
  );
}
