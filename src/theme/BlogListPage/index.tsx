// Change: a header with the page's h1, what the blog is about and the ways
// into it. Upstream (theme-classic 3.10.2) has no heading of its own, and what
// stands inside its main element cannot be reached by a wrap.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogListPage';
import BlogListHeader, {usePageTitle} from '../../components/BlogListHeader';
import {TopPost} from '../../components/OpeningPicture';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const title = usePageTitle(metadata);
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}>
      <PageMetadata title={title} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <BlogListHeader metadata={metadata} />
        <TopPost value={items[0]?.content.metadata.permalink ?? null}>
          <BlogPostItems items={items} />
        </TopPost>
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
