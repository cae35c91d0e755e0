/**
 * The engine gives every layer of a route a chunk of its own, and what two of
 * them share another: eleven files for a document, half of them smaller than
 * their headers, and a visitor of one document needs them all. These groups
 * move them into files by kind of page.
 */
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {simpleHash} from '@docusaurus/utils';

type Chunk = {name?: string | null};

/** As the engine names a chunk in production: by what a route loads. */
const chunkOf = (module: string) => simpleHash(module, 8);

const amongChunksOf = (...modules: string[]) => {
  const names = new Set<string | null | undefined>(modules.map(chunkOf));
  return ({name}: Chunk) => names.has(name);
};

/** A plugin's name and id: sixty bytes, which its pages need. */
const idOf = (plugin: string) => `@generated/${plugin}/default/__plugin.json`;

const DOCUMENT = '@theme/DocItem';
const POST = '@theme/BlogPostPage';
const POSTS_AND_LISTS = [
  POST,
  '@theme/BlogListPage',
  '@theme/BlogTagsPostsPage',
  '@theme/Blog/Pages/BlogAuthorsPostsPage',
];

const isDocument = amongChunksOf(DOCUMENT);

/**
 * Most keep a name that the engine knows: it fetches a route's chunks ahead by
 * their names, and passes over those that are gone.
 */
export const routeChunks = {
  // The bundler's own group, which takes what is of packages out of ours again.
  defaultVendors: false as const,
  // Building blocks, code and headings, for documents and posts alike.
  writing: {
    name: (_: unknown, chunks: Chunk[]) =>
      chunks.some(isDocument) ? 'writing' : chunkOf(POST),
    chunks: amongChunksOf(DOCUMENT, ...POSTS_AND_LISTS, '@theme/MDXPage'),
    minChunks: 2,
    priority: 20,
    enforce: true,
  },
  documents: {
    name: chunkOf(DOCUMENT),
    chunks: amongChunksOf(
      '@theme/DocsRoot',
      '@theme/DocVersionRoot',
      '@theme/DocRoot',
      DOCUMENT,
      idOf('docusaurus-plugin-content-docs'),
    ),
    priority: 10,
    enforce: true,
  },
  posts: {
    name: chunkOf(POST),
    chunks: amongChunksOf(
      ...POSTS_AND_LISTS,
      idOf('docusaurus-plugin-content-blog'),
      '~blog/default/blog-post-list-prop-default.json',
      '~blog/default/blogMetadata-default.json',
    ),
    priority: 10,
    enforce: true,
  },
};

/**
 * What a list shows of a post is a chunk too, and a list has ten of them. Here
 * the posts of a year share a file: lists show neighbours in time, and the
 * files of past years stay as they are. Its name is that of its newest post.
 */
export function excerptChunks(posts: readonly BlogPost[]) {
  const newestFirst = posts.toSorted(
    (one, other) => Number(other.metadata.date) - Number(one.metadata.date),
  );
  const byYear = Map.groupBy(newestFirst, ({metadata}) =>
    metadata.date.getUTCFullYear(),
  );
  return Object.fromEntries(
    [...byYear].map(([year, ofYear]) => {
      const modules = ofYear.map(
        ({metadata}) => `${metadata.source}?truncated=true`,
      );
      const group = {
        name: chunkOf(modules[0]!),
        chunks: amongChunksOf(...modules),
        priority: 10,
        enforce: true,
      };
      return [`excerpts-${year}`, group];
    }),
  );
}
