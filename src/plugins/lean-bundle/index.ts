/** Leaves out of every page what no page, or not every page, needs. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const themeDir = path.dirname(
  createRequire(import.meta.url).resolve(
    '@docusaurus/theme-classic/package.json',
  ),
);

const aliases = (siteDir: string) => ({
  // Asks every page to load Prism; code is coloured by the build.
  [path.join(themeDir, 'lib/prism-include-languages')]: false as const,
  '@docusaurus/utils-common$': path.join(
    siteDir,
    'src/plugins/lean-bundle/utils-common.ts',
  ),
});

/** Loaded with the search modal, on first use. */
const MODAL_STYLES = /[\\/](?:@docsearch[\\/]css|src[\\/]search)[\\/]/;

/**
 * Upstream puts all styles into one file, so that they keep their order; the
 * modal's touch nothing but the modal.
 */
const splitChunks = {
  cacheGroups: {
    styles: {
      test: (module: {nameForCondition?: () => string | null}) =>
        !MODAL_STYLES.test(module.nameForCondition?.() ?? ''),
    },
  },
};

export default function leanBundle({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_, isServer) => ({
      resolve: {alias: aliases(siteDir)},
      ...(!isServer && {optimization: {splitChunks}}),
    }),
  };
}
