// Wrap: in lists a post is a card. Upstream gives it
// the utility class margin-bottom--xl, whose !important no style can undo.
import type {ReactNode} from 'react';
import Container from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';

export default function BlogPostItemContainer({
  className,
  children,
}: Props): ReactNode {
  return <Container className={className && 'blog-card'}>{children}</Container>;
}
