// Wrap: the author's description is also the page's. Upstream (theme-classic
// 3.10.2) shows it, but leaves the page with the site's.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

export default function DescribedAuthorPage(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
