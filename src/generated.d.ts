/** Written by plugins/blog while the site is built. */
declare module '@generated/docusaurus-plugin-content-blog/default/latest-posts.json' {
  const posts: import('../plugins/blog/latestPosts.ts').LatestPost[];
  export default posts;
}
