/** Written by plugins/blog during the build. */
declare module '@generated/docusaurus-plugin-content-blog/default/latest-posts.json' {
  const posts: import('../plugins/blog/latestPosts.ts').LatestPost[];
  export default posts;
}
