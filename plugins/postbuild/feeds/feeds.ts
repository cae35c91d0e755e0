/**
 * The blog as RSS 2.0, Atom 1.0 and JSON Feed 1.1. The blog plugin's feeds stop
 * at JSON Feed 1.0, lack a self link, and use a post's publication date as the
 * date of its last change. Pure functions.
 */
import {generateAtomFeed, generateJsonFeed, generateRssFeed} from 'feedsmith';

export type FeedInfo = {
  title: string;
  description: string;
  language: string;
  copyright: string;
  /** URL of the blog, without a trailing slash. */
  url: string;
  icon: string;
};

export type FeedPost = {
  url: string;
  title: string;
  description: string;
  /** HTML with absolute URLs. */
  content: string;
  image: string;
  published: Date;
  updated: Date;
  authors: {name: string; url: string}[];
  tags: string[];
};

/** File names relative to the blog, with the type and title of their links. */
export const FEEDS = {
  rss: {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS'},
  atom: {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom'},
  json: {file: 'feed.json', type: 'application/feed+json', name: 'JSON'},
} as const;

/** The latest change, not the build time: rebuilding changes no feed. */
function latest(posts: readonly FeedPost[]): Date {
  return new Date(Math.max(...posts.map(({updated}) => updated.getTime())));
}

export function rss(info: FeedInfo, posts: readonly FeedPost[]): string {
  return generateRssFeed({
    title: info.title,
    link: info.url,
    description: info.description,
    language: info.language,
    copyright: info.copyright,
    lastBuildDate: latest(posts),
    atom: {links: [self(info, 'rss')]},
    items: posts.map((post) => ({
      title: post.title,
      link: post.url,
      guid: {value: post.url, isPermaLink: true},
      pubDate: post.published,
      description: post.description,
      content: {encoded: post.content},
      categories: post.tags.map((name) => ({name})),
      // RSS's `author` must be an email address.
      dc: {creators: post.authors.map(({name}) => name)},
    })),
  });
}

export function atom(info: FeedInfo, posts: readonly FeedPost[]): string {
  return generateAtomFeed({
    id: info.url,
    title: {value: info.title},
    subtitle: {value: info.description},
    updated: latest(posts),
    rights: {value: info.copyright},
    icon: info.icon,
    links: [{href: info.url, rel: 'alternate'}, self(info, 'atom')],
    entries: posts.map((post) => ({
      id: post.url,
      title: {value: post.title},
      links: [{href: post.url, rel: 'alternate'}],
      published: post.published,
      updated: post.updated,
      summary: {value: post.description},
      content: {type: 'html', value: post.content},
      authors: post.authors.map(({name, url}) => ({name, uri: url})),
      categories: post.tags.map((term) => ({term})),
    })),
  });
}

export function json(info: FeedInfo, posts: readonly FeedPost[]): string {
  const feed = generateJsonFeed({
    title: info.title,
    home_page_url: info.url,
    feed_url: self(info, 'json').href,
    description: info.description,
    language: info.language,
    icon: info.icon,
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.description,
      content_html: post.content,
      image: post.image,
      date_published: post.published,
      date_modified: post.updated,
      authors: post.authors,
      tags: post.tags,
    })),
  });
  return JSON.stringify(feed, null, 2);
}

function self({url}: FeedInfo, kind: keyof typeof FEEDS) {
  const {file, type} = FEEDS[kind];
  return {href: `${url}/${file}`, rel: 'self', type};
}
