/** Written by plugins/blog during the build. */
declare module '@generated/docusaurus-plugin-content-blog/default/latest-posts.json' {
  const posts: import('../plugins/blog/latestPosts.ts').LatestPost[];
  export default posts;
}

/** Written by plugins/content/categorySections during the build. */
declare module '@generated/category-sections/default/sections.json' {
  const sections: Record<
    string,
    import('../plugins/content/categorySections.ts').CategoryItem | undefined
  >;
  export default sections;
}

/** Written by plugins/home during the build. */
declare module '@generated/home/default/home.json' {
  const home: import('../data/home.ts').Home;
  export default home;
}
