import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {useCustomFields} from '../components/useCustomFields';
import styles from './ListHeader.module.css';

/** The blog's title; later pages of the list add their number. */
function usePageTitle(page: number): string {
  const {blog} = useCustomFields();
  return page === 1 ? blog.title : `${blog.title}, page ${page}`;
}

export default function BlogListHeader({page}: {page: number}): ReactNode {
  const title = usePageTitle(page);
  const {blog} = useCustomFields();
  return (
    <header className={styles.header}>
      <PageMetadata
        title={title}
        description={
          page === 1 ? blog.description : `${blog.description} Page ${page}.`
        }
      />
      <Heading as="h1">{title}</Heading>
      <p>{blog.description}</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/blog/tags">By subject</Link>
        </li>
        <li>
          <Link to="/blog/archive">By year</Link>
        </li>
        <li>
          <Link to="pathname:///blog/rss.xml">RSS feed</Link>
        </li>
      </ul>
    </header>
  );
}
