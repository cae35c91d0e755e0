import type {BlogPost} from '@docusaurus/plugin-content-blog';

/** In the blog plugin's folder of generated files. */
export const LATEST_POSTS_FILE = 'latest-posts.json';
const COUNT = 3;

export type LatestPost = {
  title: string;
  permalink: string;
  /** ISO 8601 day. */
  date: string;
  description: string;
};

type Source = {
  metadata: Pick<
    BlogPost['metadata'],
    'title' | 'permalink' | 'date' | 'description' | 'unlisted'
  >;
};

/** The newest posts for the home page, newest first. */
export function latestPosts(posts: readonly Source[]): LatestPost[] {
  return posts
    .filter(({metadata}) => !metadata.unlisted)
    .toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
    .slice(0, COUNT)
    .map(({metadata: {title, permalink, date, description}}) => ({
      title,
      permalink,
      date: date.toISOString().slice(0, 10),
      description,
    }));
}
