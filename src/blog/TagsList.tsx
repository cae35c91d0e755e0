/** The theme's list of tags, with a meta description. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function TagsList(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={'Every subject of the blog, with the number of its posts.'}
      />
    </>
  );
}
