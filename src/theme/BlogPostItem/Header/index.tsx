// Change: a link to the list; date, authors and page menu on one line. Upstream
// (theme-classic 3.10.2) has a row for the date, one for large avatars, and no
// slot for a menu.
import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useBlogMetadata,
  useBlogPost,
} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import PageMenu from '../../../page/PageMenu';
import PostInfo from '../../../blog/PostInfo';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  const {title, date, readingTime, authors, permalink} = metadata;
  const {blogBasePath, blogTitle} = useBlogMetadata();
  return (
    <header>
      <p className="back">
        <Link to={blogBasePath}>← {blogTitle}</Link>
      </p>
      <Heading as="h1">{title}</Heading>
      <div className="page-line">
        <p>
          <PostInfo date={date} readingTime={readingTime} />
          {authors.map(({key, name, page, url}) => (
            <Fragment key={key ?? name}>
              {' · '}
              <Link to={page?.permalink ?? url}>{name}</Link>
            </Fragment>
          ))}
        </p>
        <PageMenu path={permalink} />
      </div>
    </header>
  );
}
