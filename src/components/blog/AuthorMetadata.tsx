/**
 * Title and description of an author's pages. Upstream uses one title for all
 * of them and no description.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogPostItems';

export default function AuthorMetadata({items}: Props): ReactNode {
  const {pathname} = useLocation();
  const author = items
    .flatMap(({content}) => content.metadata.authors)
    .find(({page}) => page && pathname.startsWith(page.permalink));
  if (!author) {
    return null;
  }
  const {name = '', description = ''} = author;
  const [, page] = /\/page\/(\d+)$/.exec(pathname) ?? [];
  return page === undefined ? (
    <PageMetadata
      title={translate(
        {id: 'site.AuthorMetadata.title', message: 'Posts by {name}'},
        {name},
      )}
      description={description}
    />
  ) : (
    <PageMetadata
      title={translate(
        {
          id: 'site.AuthorMetadata.pageTitle',
          message: 'Posts by {name}, page {page}',
        },
        {name, page},
      )}
      description={translate(
        {
          id: 'site.AuthorMetadata.pageDescription',
          message: '{description} Page {page}.',
        },
        {description, page},
      )}
    />
  );
}
