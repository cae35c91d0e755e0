/**
 * Leaves out of every page what no page, or not every page, needs, and lets
 * it wake up in small steps.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {
  ConfigureWebpackUtils,
  LoadContext,
  Plugin,
} from '@docusaurus/types';
import {excerptChunks, routeChunks} from './routeChunks.ts';

const {resolve} = createRequire(import.meta.url);
/** Beside a file that its package lets others see. */
function beside(known: string, file: string): string {
  const found = path.join(path.dirname(resolve(known)), file);
  // Throws where a new version has moved it.
  resolve(found);
  return found;
}

const inPlace = (siteDir: string, file: string) =>
  path.join(siteDir, 'src/plugins/lean-bundle', file);

const aliases = {
  // Asks every page to load Prism; code is coloured by the build.
  [beside(
    '@docusaurus/theme-classic/package.json',
    'lib/prism-include-languages',
  )]: false as const,
};

/** Loaded with the search modal, on first use. */
const MODAL_STYLES = /[\\/](?:@docsearch[\\/]css|src[\\/]search)[\\/]/;

/**
 * Upstream puts all styles into one file, so that they keep their order; the
 * modal's touch nothing but the modal.
 */
const styles = {
  test: (module: {nameForCondition?: () => string | null}) =>
    !MODAL_STYLES.test(module.nameForCondition?.() ?? ''),
};

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** Before the names of files get their hashes, so that these tell the truth. */
const afterMinifying = ({Compilation}: Bundler) =>
  Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/**
 * A page runs nearly all that it loads. Chromium compiles such a script while
 * it arrives, beside the page; else it reads each function twice, the second
 * time as it is first called, and the visitor waits. Others see a comment.
 */
const compiledOnArrival = (bundler: Bundler) =>
  new bundler.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: afterMinifying(bundler),
  });

export default function leanBundle({siteDir}: LoadContext): Plugin {
  let excerpts: ReturnType<typeof excerptChunks> = {};
  return {
    name: 'lean-bundle',
    async allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default;
      excerpts = excerptChunks(
        (blog as BlogContent | undefined)?.blogPosts ?? [],
      );
    },
    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      resolve: {alias: aliases},
      ...(!isServer && {
        optimization: {
          splitChunks: {cacheGroups: {...routeChunks, ...excerpts, styles}},
        },
      }),
      ...(!isServer &&
        mode === 'production' && {
          entry: inPlace(siteDir, 'entry.ts'),
          plugins: [compiledOnArrival(currentBundler.instance)],
        }),
    }),
  };
}
