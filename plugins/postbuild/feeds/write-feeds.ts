/** Writes the feeds from the posts' metadata and their built pages. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {PageModel} from '../page-model/types.ts';
import {cardPath} from '../../../data/paths.ts';
import {feedContent} from './content.ts';
import {atom, FEEDS, json, rss} from './feeds.ts';
import type {FeedInfo, FeedPost} from './feeds.ts';

/** Tags and authors come from the metadata, the content from the page. */
function feedPost(
  {metadata}: BlogPost,
  page: PageModel,
  siteUrl: string,
): FeedPost {
  const {title, description, date, lastUpdatedAt, tags, authors} = metadata;
  return {
    url: page.url,
    title,
    description,
    content: feedContent(page.main, page.url),
    image: page.ownImage ?? `${siteUrl}${cardPath(page.route)}`,
    published: date,
    updated: lastUpdatedAt ? new Date(lastUpdatedAt) : date,
    authors: authors.map(({name, url}) => ({
      name: name ?? '',
      url: url ?? siteUrl,
    })),
    tags: tags.map(({label}) => label),
  };
}

export async function writeFeeds(
  posts: readonly BlogPost[],
  pages: readonly PageModel[],
  {outDir, siteUrl, info}: {outDir: string; siteUrl: string; info: FeedInfo},
): Promise<number> {
  // A permalink has the path that the site is served under.
  const byPath = new Map(
    pages.map((page) => [new URL(page.url).pathname, page]),
  );
  const listed = posts
    .filter(({metadata}) => !metadata.unlisted)
    .flatMap((post) => {
      const page = byPath.get(post.metadata.permalink);
      return page ? [feedPost(post, page, siteUrl)] : [];
    });
  const folder = path.join(outDir, 'blog');
  for (const [kind, make] of Object.entries({rss, atom, json})) {
    const {file} = FEEDS[kind as keyof typeof FEEDS];
    await fs.writeFile(path.join(folder, file), make(info, listed));
  }
  return listed.length;
}
