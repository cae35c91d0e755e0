// Wrap: in lists a post is a card, and on its own page it has the page menu.
// Upstream (theme-classic 3.10.2) gives it the utility class
// margin-bottom--xl, whose !important no style can undo.
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
