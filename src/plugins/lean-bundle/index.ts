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
import {propertiesRead, usedStyles} from './usedStyles.ts';

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

const aliases = (siteDir: string) => ({
  // Asks every page to load Prism; code is coloured by the build.
  [beside(
    '@docusaurus/theme-classic/package.json',
    'lib/prism-include-languages',
  )]: false as const,
  [beside('@docusaurus/core/package.json', 'lib/client/browserContext.js')]:
    inPlace(siteDir, 'browser-context.tsx'),
  [beside('@docusaurus/theme-common/internal', 'utils/IntlUtils.js')]: inPlace(
    siteDir,
    'intl-utils.ts',
  ),
  '@docusaurus/utils-common$': inPlace(siteDir, 'utils-common.ts'),
});

/** For theme-common alone: what takes the file's place asks the file itself. */
const themeAliases = (siteDir: string) => ({
  include: path.dirname(resolve('@docusaurus/theme-common')),
  resolve: {
    alias: {
      [beside('@docusaurus/theme-common/internal', 'utils/reactUtils.js')]:
        inPlace(siteDir, 'react-utils.ts'),
    },
  },
});

/** For the tabs alone: others have to know. */
const tabsAliases = (siteDir: string) => ({
  include: beside(
    '@docusaurus/theme-classic/package.json',
    'lib/theme/Tabs/index.js',
  ),
  resolve: {
    alias: {'@docusaurus/useIsBrowser': inPlace(siteDir, 'in-browser.ts')},
  },
});

/**
 * Files that set state once the page is awake, for all who read it. What they
 * set on a visitor's click is shown without React, or is no more urgent.
 */
const transitionAliases = (siteDir: string) => ({
  include: [
    ...[
      'hooks/useWindowSize.js',
      'contexts/colorMode.js',
      'contexts/navbarSecondaryMenu/content.js',
      'contexts/navbarSecondaryMenu/display.js',
    ].map((file) => beside('@docusaurus/theme-common/internal', file)),
    beside('@docusaurus/plugin-content-docs/client', 'docsPreferredVersion.js'),
  ],
  resolve: {
    alias: {[resolve('react')]: inPlace(siteDir, 'transition-state.ts')},
  },
});

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
type Compiler = InstanceType<Bundler['Compiler']>;

/** Before the names of files get their hashes, so that these tell the truth. */
const afterMinifying = ({Compilation}: Bundler) =>
  Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

const purgeStyles = (bundler: Bundler) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('used-styles', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        {name: 'used-styles', stage: afterMinifying(bundler)},
        async () => {
          const texts = (ending: string) =>
            compilation
              .getAssets()
              .filter(({name}) => name.endsWith(ending))
              .map(
                ({name, source}) => [name, String(source.source())] as const,
              );
          const scripts = texts('.js').map(([, script]) => script);
          const styles = texts('.css');
          for (const [name, css] of styles) {
            const others = styles.flatMap(([other, text]) =>
              other === name ? [] : propertiesRead(text),
            );
            const used = await usedStyles(css, [...scripts, ...others]);
            compilation.updateAsset(name, new bundler.sources.RawSource(used));
          }
        },
      ),
    ),
});

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
      resolve: {alias: aliases(siteDir)},
      module: {
        rules: [
          themeAliases(siteDir),
          tabsAliases(siteDir),
          transitionAliases(siteDir),
        ],
      },
      ...(!isServer && {
        optimization: {
          splitChunks: {cacheGroups: {...routeChunks, ...excerpts, styles}},
        },
      }),
      ...(!isServer &&
        mode === 'production' && {
          entry: inPlace(siteDir, 'entry.ts'),
          plugins: [
            purgeStyles(currentBundler.instance),
            compiledOnArrival(currentBundler.instance),
          ],
        }),
    }),
  };
}
