/**
 * Title and description of an author's pages. Upstream uses one title for all
 * of them and no description.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogPostItems';

export default function AuthorMetadata({items}: Props): ReactNode {
  const {pathname} = useLocation();
  const author = items
    .flatMap(({content}) => content.metadata.authors)
    // Not only a prefix: there may be an Ann and an Anna.
    .find(({page}) => page && `${pathname}/`.startsWith(`${page.permalink}/`));
  if (!author) {
    return null;
  }
  const {name = '', description = ''} = author;
  const [, page] = /\/page\/(\d+)$/.exec(pathname) ?? [];
  return page === undefined ? (
    <PageMetadata title={`Posts by ${name}`} description={description} />
  ) : (
    <PageMetadata
      title={`Posts by ${name}, page ${page}`}
      description={`${description} Page ${page}.`}
    />
  );
}
