// Change: years as h2 inside the main landmark, newest first, one line per
// post. Upstream (theme-classic 3.10.2) skips a heading level, leaves its title
// outside of main, and repeats 'Archive'.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {formatDate} from '../../components/formatDate';
import {postsByYear} from './postsByYear';
import styles from './styles.module.css';

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

/** The sidebar of the other list pages; upstream doesn't pass it to this one. */
const sidebarOf = (posts: readonly ArchiveBlogPost[]) => ({
  title: translate({id: 'site.archive.sidebar', message: 'All posts'}),
  items: posts.map(({metadata: {title, permalink, date, unlisted}}) => ({
    title,
    permalink,
    date,
    unlisted,
  })),
});

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Every blog post, by year.',
    description: 'The page & hero description of the blog archive page',
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebarOf(archive.blogPosts)}>
        <header>
          <Heading as="h1">{title}</Heading>
          <p>
            {description}{' '}
            <Link to="/blog/tags">
              <Translate id="site.archive.tags">By subject</Translate>
            </Link>
          </p>
        </header>
        {postsByYear(archive.blogPosts).map(([year, posts]) => (
          <Year key={year} year={year} posts={posts} />
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
