/** Bundler options that keep every page small and quick to hydrate. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const {resolve} = createRequire(import.meta.url);

/** The client module that loads Prism; code is highlighted by the build. */
const PRISM_LOADER = path.join(
  path.dirname(resolve('@docusaurus/theme-classic')),
  'prism-include-languages',
);

/** Loaded with the search modal. */
const MODAL_STYLES =
  /[\\/](?:@docsearch[\\/]css[\\/]|src[\\/]search[\\/]modal\.css)/;

/**
 * Docusaurus puts all styles into one file, so that they keep their order. The
 * modal's styles apply to nothing but the modal, so they can stay in its chunk.
 */
const styles = {
  test: (module: {nameForCondition?: () => string | null}) =>
    !MODAL_STYLES.test(module.nameForCondition?.() ?? ''),
};

export default function bundleSize({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundle-size',
    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      resolve: {
        alias: {
          [PRISM_LOADER]: false as const,
          ...(!isServer && {
            tslib$: path.join(siteDir, 'plugins/tslib.ts'),
          }),
        },
      },
      ...(!isServer && {
        optimization: {
          // Docusaurus names chunks after their content. As ids too, the names
          // need no maps from one to the other in every page's script.
          chunkIds: 'named',
          // Modules that several kinds of pages share get a file from this size on:
          // small files compress badly, and each is another request.
          splitChunks: {minSize: 60_000, cacheGroups: {styles}},
        },
      }),
      ...(!isServer &&
        mode === 'production' && {
          entry: path.join(siteDir, 'src/client/entry.ts'),
          plugins: [
            // Pages run nearly all the code they load, so Chromium may compile
            // scripts while they download. Other browsers see a comment.
            new currentBundler.instance.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\.js$/,
              stage:
                currentBundler.instance.Compilation
                  .PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
          ],
        }),
    }),
  };
}
