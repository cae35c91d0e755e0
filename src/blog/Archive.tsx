/**
 * The archive: years as h2 inside the main landmark, one line per post. The
 * theme's skips a heading level and leaves its title outside of main.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {formatDate} from '../components/formatDate';
import {postsByYear} from './postsByYear';
import styles from './Archive.module.css';

function Year({
  year,
  posts,
}: {
  year: string;
  posts: ArchiveBlogPost[];
}): ReactNode {
  return (
    <section className={styles.year}>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts.map(({metadata: {date, permalink, title}}) => (
          <li key={permalink}>
            <time dateTime={date}>{formatDate(date)}</time>{' '}
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = 'Archive';
  const description = 'Every blog post, by year.';
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <header>
          <Heading as="h1">{title}</Heading>
          <p>
            {description} <Link to="/blog/tags">By subject</Link>
          </p>
        </header>
        {postsByYear(archive.blogPosts).map(([year, posts]) => (
          <Year key={year} year={year} posts={posts} />
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
