// Wrap: the list of posts opens with a header and the page's h1, which
// upstream (theme-classic 3.10.2) lacks.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import BlogListHeader from '../../components/BlogListHeader';
import AuthorMetadata from '../../components/blog/AuthorMetadata';

/** Tag and author pages show posts too, under a heading of their own. */
function useListPage(): number | null {
  const {pathname} = useLocation();
  const list = useBaseUrl('/blog');
  if (pathname === list) {
    return 1;
  }
  const further = `${list}/page/`;
  return pathname.startsWith(further)
    ? Number(pathname.slice(further.length))
    : null;
}

export default function BlogPostItemsWithHeader(props: Props): ReactNode {
  const page = useListPage();
  return (
    <>
      {page !== null && <BlogListHeader page={page} />}
      <AuthorMetadata items={props.items} />
      <BlogPostItems {...props} />
    </>
  );
}
