import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {useCustomFields} from '../useCustomFields';
import styles from './styles.module.css';

/** The blog's title; later pages of the list add their number. */
function usePageTitle(page: number): string {
  const {blog} = useCustomFields();
  return page === 1
    ? blog.title
    : translate(
        {id: 'site.BlogListPage.title', message: '{title}, page {page}'},
        {title: blog.title, page},
      );
}

export default function BlogListHeader({page}: {page: number}): ReactNode {
  const title = usePageTitle(page);
  const {blog} = useCustomFields();
  return (
    <header className={styles.header}>
      <PageMetadata
        title={title}
        description={
          page === 1
            ? blog.description
            : translate(
                {
                  id: 'site.BlogListPage.description',
                  message: '{description} Page {page}.',
                },
                {description: blog.description, page},
              )
        }
      />
      <Heading as="h1">{title}</Heading>
      <p>{blog.description}</p>
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
