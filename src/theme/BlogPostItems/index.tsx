// Change: a grid of cards that are links, below a header with an h1. Upstream
// (theme-classic 3.10.2) repeats the beginning of each post, with its authors.
import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogPostItems';
import BlogListHeader from '../../components/BlogListHeader';
import Cards from '../../components/Cards';
import cards from '../../components/Cards/styles.module.css';
import LinkCard from '../../components/LinkCard';
import AuthorMetadata from '../../components/blog/AuthorMetadata';
import PostInfo from '../../components/blog/PostInfo';

type Post = Props['items'][number]['content'] & {
  /** From plugins/remark/opening-image. */
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

function PostCard({post: {metadata, openingImage}}: {post: Post}): ReactNode {
  const {title, permalink, description, date, readingTime} = metadata;
  return (
    <LinkCard
      as="h2"
      to={permalink}
      title={title}
      image={openingImage && <svg {...openingImage} />}>
      <p>{description}</p>
      <div className={cards.meta}>
        <PostInfo date={date} readingTime={readingTime} />
      </div>
    </LinkCard>
  );
}

export default function BlogPostItems({items}: Props): ReactNode {
  const page = useListPage();
  return (
    <>
      {page !== null && <BlogListHeader page={page} />}
      <AuthorMetadata items={items} />
      <Cards>
        {items.map(({content}) => (
          <PostCard key={content.metadata.permalink} post={content} />
        ))}
      </Cards>
    </>
  );
}
