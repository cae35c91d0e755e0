// Change: one graph of the post, the way to it and its publisher. Upstream
// (theme-classic 3.10.2) describes the post alone, and the team as a person.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  useBlogMetadata,
  useBlogPost,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client';
import {
  breadcrumbs,
  organization,
  posting,
} from '../../../structured-data/post';
import {useSite} from '../../../structured-data/useSite';

export default function BlogPostStructuredData(): ReactNode {
  const {'@context': context, ...described} = useBlogPostStructuredData();
  const {blogTitle, blogBasePath} = useBlogMetadata();
  const {metadata} = useBlogPost();
  const site = useSite();
  const {title, permalink, authors, tags} = metadata;
  const post = {
    permalink,
    authors: authors.map(({name}) => name ?? site.name),
    tags: tags.map(({label}) => label),
  };
  const crumbs = [
    {name: blogTitle, path: blogBasePath},
    {name: title, path: permalink},
  ];
  const graph = [
    posting(described, post, site),
    breadcrumbs(crumbs, site),
    organization(site),
  ];
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({'@context': context, '@graph': graph})}
      </script>
    </Head>
  );
}
