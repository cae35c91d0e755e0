// Change: posts described as on their own pages, see BlogPostPage. Upstream
// (theme-classic 3.10.2) calls the team a person with a relative picture.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import {organization, posting} from '../../../structured-data/post';
import {useSite} from '../../../structured-data/useSite';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const {'@context': context, ...described} =
    useBlogListPageStructuredData(props);
  const site = useSite();
  const posts = [described.blogPost ?? []].flat() as object[];
  const blog = {
    ...described,
    publisher: {'@id': `${site.url}/#organization`},
    blogPost: posts.map((post, index) => {
      const {permalink, authors, tags} = props.items[index]!.content.metadata;
      const about = {
        permalink,
        authors: authors.map(({name}) => name ?? site.name),
        tags: tags.map(({label}) => label),
      };
      return posting(post, about, site);
    }),
  };
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({
          '@context': context,
          '@graph': [blog, organization(site)],
        })}
      </script>
    </Head>
  );
}
