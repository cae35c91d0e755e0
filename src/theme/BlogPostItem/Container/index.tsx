// Wrap: a card in lists; adds the page menu on a post's page. Upstream
// (theme-classic 3.10.2) sets the utility class margin-bottom--xl, whose
// !important CSS can't override.
import {Children} from 'react';
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Container from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import PageMenu from '../../../components/PageMenu';

export default function BlogPostItemContainer({
  className,
  children,
}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const [header, ...rest] = Children.toArray(children);
  return (
    <Container className={className && 'blog-card'}>
      {header}
      {isBlogPostPage && <PageMenu path={metadata.permalink} />}
      {rest}
    </Container>
  );
}
