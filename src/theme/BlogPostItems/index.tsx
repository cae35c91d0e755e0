// Wrap: adds a header with an h1 to the list of posts, which upstream
// (theme-classic 3.10.2) lacks.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import BlogListHeader from '../../components/BlogListHeader';
import AuthorMetadata from '../../components/blog/AuthorMetadata';

/** Null on tag and author pages, which have their own heading. */
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
