// Change: a grid of cards that are links, below a header with an h1. Upstream
// (theme-classic 3.10.2) repeats the beginning of each post, with its authors.
import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogPostItems';
import BlogListHeader from '../../blog/ListHeader';
import Cards, {Card} from '../../components/Cards';
import AuthorMetadata from '../../blog/AuthorMetadata';
import PostInfo from '../../blog/PostInfo';

type Post = Props['items'][number]['content'] & {
  /** From plugins/content/opening-image. */
  openingImage?: ComponentProps<'svg'>;
};

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

function PostCard({
  post: {metadata, openingImage},
  isNewest,
}: {
  post: Post;
  isNewest: boolean;
}): ReactNode {
  const {title, permalink, description, date, readingTime} = metadata;
  return (
    <Card
      as="h2"
      href={permalink}
      title={title}
      isWide={isNewest}
      image={openingImage && <svg {...openingImage} />}
      meta={<PostInfo date={date} readingTime={readingTime} />}>
      <p>{description}</p>
    </Card>
  );
}

export default function BlogPostItems({items}: Props): ReactNode {
  const page = useListPage();
  return (
    <>
      {page !== null && <BlogListHeader page={page} />}
      <AuthorMetadata items={items} />
      <Cards>
        {items.map(({content}, index) => (
          <PostCard
            key={content.metadata.permalink}
            post={content}
            isNewest={page === 1 && index === 0}
          />
        ))}
      </Cards>
    </>
  );
}
