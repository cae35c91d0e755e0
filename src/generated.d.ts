/** Written by src/plugins/branded-blog while the site is built. */
declare module '@generated/docusaurus-plugin-content-blog/default/latest-posts.json' {
  const posts: import('./plugins/branded-blog/latestPosts.ts').LatestPost[];
  export default posts;
}
