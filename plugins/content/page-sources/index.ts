/**
 * Pages are also made of files that they don't import: data, examples, images
 * that open a post, the URLs of other pages. The loader here makes these
 * dependencies of each page, so that neither a warm build nor the dev server
 * shows what was there before.
 */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'page-sources';

/** Docusaurus compiles MDX elsewhere in a different way. */
const PAGES = ['docs', 'blog', 'src/pages'];

/** Read by remark plugins and placeholders. */
const FOLDERS = ['data', 'examples', 'plugins'];
const FILES = ['site.settings.ts'];

/**
 * Links are resolved when a page is compiled, so they depend on every slug.
 * tools/site/explain.ts finds a page's file here.
 */
const URLS_FILE = 'urls.json';

export default function pageSources(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  const inSite = (name: string) => path.join(siteDir, name);
  let isLoaded = false;
  return {
    name: NAME,
    // Node keeps modules, so the dev server can't load these again.
    getPathsToWatch: () => [inSite('data/**/*.ts'), ...FILES.map(inSite)],
    loadContent() {
      if (isLoaded) {
        console.warn(
          '[page-sources] Restart to see changes in data and settings.',
        );
      }
      isLoaded = true;
    },
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as
        BlogContent | undefined;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as
        {source: string; permalink: string}[] | undefined;
      const sources = [
        ...(pages ?? []),
        ...(docs?.loadedVersions ?? []).flatMap((version) => version.docs),
        ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
      ];
      await actions.createData(
        URLS_FILE,
        sources.map(({source, permalink}) => `${source} ${permalink}`),
      );
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: PAGES.map(inSite),
            enforce: 'pre',
            use: {
              loader: inSite('plugins/content/page-sources/loader.ts'),
              options: {
                folders: FOLDERS.map(inSite),
                files: [
                  ...FILES.map(inSite),
                  path.join(generatedFilesDir, NAME, 'default', URLS_FILE),
                ],
              },
            },
          },
        ],
      },
    }),
  };
}
