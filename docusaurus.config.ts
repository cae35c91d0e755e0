import fs from 'node:fs';
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config, Plugin} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import settings from './site.settings.ts';
import {darkWithoutStorage} from './src/head-script/colorMode.ts';
import {headScript} from './src/head-script/index.ts';
import rehypeColumnLabels from './plugins/rehype/column-labels/index.ts';
import remarkDiagrams from './plugins/remark/diagrams/index.ts';
import {createFeedItems} from './plugins/blog/feedContent.ts';
import highlightedCode from './plugins/rehype/highlighted-code/index.ts';
import remarkDataBlocks from './plugins/remark/data-blocks/index.ts';
import rehypeLongInlineCode from './plugins/rehype/long-inline-code/index.ts';
import bundleSize from './plugins/bundle-size/index.ts';
import remarkOpeningImage from './plugins/remark/opening-image/index.ts';
import {DEV_FOLDER} from './plugins/postbuild/search-index/writeRecords.ts';
import rehypeStaticHtml from './plugins/rehype/static-html/index.ts';
import rehypeEmptyCornerCell from './plugins/rehype/empty-corner-cell/index.ts';
import {
  contentValues,
  withOptionalParts,
} from './plugins/settings/contentValues.ts';
import {fillMarkdown} from './plugins/settings/fill.ts';
import {basePath} from './plugins/settings/sitePath.ts';
import type {SiteCustomFields} from './plugins/settings/customFields.ts';

const {brand, urls, search, announcement} = settings;
const values = contentValues(settings);
// 'Last updated' comes from Git history, which an exported archive lacks.
const hasHistory = fs.existsSync('.git');
const editUrl = `${urls.repository}/${settings.editPath}`;

/** Empty unless the site is served under a path. */
const base = basePath(settings);

const fill = (text: string, filePath: string) =>
  fillMarkdown(withOptionalParts(text, settings), values, shownPath(filePath));

const markdown = {
  // Both hooks are needed: one gets the front matter, title and excerpt, the
  // other the text that MDX compiles.
  preprocessor: ({fileContent, filePath}) => fill(fileContent, filePath),
  parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
    defaultParseFrontMatter({
      filePath,
      fileContent: fill(fileContent, filePath),
    }),
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Config['markdown'];

const rehypePlugins = [
  highlightedCode,
  rehypeColumnLabels,
  rehypeEmptyCornerCell,
  rehypeLongInlineCode,
  // Last: it makes strings of what the others return.
  rehypeStaticHtml,
];
const remarkPlugins = [remarkDiagrams];
// Before Docusaurus's plugins, which add heading ids, check links and turn
// images into requests.
const beforeDefaultRemarkPlugins = [
  remarkDataBlocks(values),
  remarkOpeningImage,
];

const docs = {
  sidebarPath: './sidebars.ts',
  editUrl,
  remarkPlugins,
  rehypePlugins,
  beforeDefaultRemarkPlugins,
  showLastUpdateTime: hasHistory,
} satisfies Preset.Options['docs'];

const blogTitle = `${brand.name} blog`;
const blogDescription = `Product stories, comparisons and workflows from the team behind ${brand.name}, the ${brand.tagline}.`;
const copyright = `© ${brand.copyrightYear} ${brand.name}`;

const blog = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle,
  blogDescription,
  postsPerPage: 10,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  remarkPlugins,
  rehypePlugins,
  beforeDefaultRemarkPlugins,
  showReadingTime: true,
  blogTagsListComponent: '@site/src/components/blog/TagsList.tsx',
  blogAuthorsListComponent: '@site/src/components/blog/AuthorsList.tsx',
  showLastUpdateTime: hasHistory,
  editUrl,
  feedOptions: {
    type: 'all',
    title: blogTitle,
    description: blogDescription,
    copyright,
    limit: false,
    createFeedItems,
  },
  // The specification requires warnings here, not errors.
  onInlineTags: 'warn',
  onInlineAuthors: 'warn',
  onUntruncatedBlogPosts: 'warn',
} satisfies BlogOptions;

const navbar = {
  title: brand.name,
  hideOnScroll: true,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  items: [
    {
      type: 'doc',
      docId: 'getting-started/intro',
      position: 'left',
      label: 'Documentation',
    },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      // A dropdown with one entry would be rendered as a plain link.
      dropdownItemsAfter: [
        {to: '/docs/api-developers/api', label: 'Developer API, version 1'},
      ],
    },
    {href: urls.community, label: 'Discord', position: 'right'},
  ],
} satisfies Preset.ThemeConfig['navbar'];

const NO_CODE_THEME = {plain: {}, styles: []};

const footer = {
  style: 'dark',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Getting started', to: '/docs/getting-started/intro'},
        {label: 'Commands', to: '/docs/commands'},
        {label: 'Developer API', to: '/docs/api-developers/api'},
        {label: 'Troubleshooting', to: '/docs/common-tips-and-tricks'},
      ],
    },
    {title: 'Community', items: [{label: 'Discord', href: urls.community}]},
    {
      title: 'More',
      items: [
        {label: 'Invite Bot', href: urls.invite},
        {label: 'My Panel', href: urls.panel},
        {label: 'Blog', to: '/blog'},
        ...(urls.pricing ? [{label: 'Pricing', href: urls.pricing}] : []),
        ...(urls.status ? [{label: 'Status', href: urls.status}] : []),
      ],
    },
  ],
  copyright,
} satisfies Preset.ThemeConfig['footer'];

const themeConfig = {
  metadata: [
    {name: 'description', content: `${brand.name}: ${brand.tagline}.`},
  ],
  colorMode: {
    defaultMode: 'dark',
    disableSwitch: false,
    // Adds the toggle's third state; head-script makes the first visit dark.
    respectPrefersColorScheme: true,
  },
  navbar,
  footer,
  ...(announcement && {
    announcementBar: {
      ...announcement,
      content: announcement.content.replaceAll('href="/', `href="${base}/`),
      isCloseable: true,
    },
  }),
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // The build highlights code with the colours of src/css/code.css.
  prism: {theme: NO_CODE_THEME, darkTheme: NO_CODE_THEME},
  algolia: {
    // The theme requires both, whatever the provider.
    appId: 'appId' in search ? search.appId : 'none',
    apiKey: 'apiKey' in search ? search.apiKey : 'none',
    indexName: search.indexName,
    contextualSearch: true,
    searchPagePath: 'search',
    insights: false,
  },
} satisfies Preset.ThemeConfig;

/**
 * `npm start` runs the search service next to the dev server. Files that only a
 * build writes (feeds, openapi.yaml, Markdown) come from the last build.
 */
function devServer(): Plugin {
  const target = process.env.SEARCH_PROXY;
  const options = target && {
    proxy: [{context: ['/1/', '/mcp'], target}],
    static: [
      {
        directory: path.resolve('build'),
        // Pages come from the dev server.
        staticOptions: {index: false, redirect: false},
        serveIndex: false,
        watch: false,
      },
      // The static provider's file.
      {directory: path.resolve(DEV_FOLDER), publicPath: '/'},
    ],
  };
  // Docusaurus passes `devServer` on, but its types lack it.
  return {
    name: 'dev-server',
    configureWebpack: () => ({devServer: options}) as object,
  };
}

/** A plugin's scripts run after the theme's; those of `headTags` before. */
function colorModeFallback(): Plugin {
  return {
    name: 'color-mode-fallback',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: darkWithoutStorage}],
    }),
  };
}

/** A path relative to the project, for messages. */
function shownPath(filePath: string): string {
  return path.relative(process.cwd(), filePath);
}

export default {
  title: brand.name,
  tagline: brand.tagline,
  // Its type in opensearch.xml is fixed; brand-assets adds the SVG.
  favicon: 'favicon.ico',
  url: new URL(urls.site).origin,
  baseUrl: `${base}/`,
  trailingSlash: false,
  // Its inline script would tell visitors about the owner's settings.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    experimental_vcs: hasHistory ? true : 'disabled',
    // Would omit end tags, which some agents' parsers (such as afdocs') need.
    // Everything else is on through `fasterByDefault`.
    faster: {swcHtmlMinimizer: false},
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      // Would rename the storage keys in the specification.
      siteStorageNamespacing: false,
    },
  },
  markdown,
  scripts: settings.widget
    ? [{src: urls.widget, async: true, 'data-widget-id': settings.widget.id}]
    : [],
  headTags: [
    {tagName: 'script', attributes: {}, innerHTML: headScript(settings)},
  ],
  clientModules: [
    './src/client-modules/backToTop.ts',
    './src/client-modules/disclosures.ts',
    './src/client-modules/socialCard.ts',
    './src/client-modules/themeColor.ts',
  ],
  customFields: {
    search,
    feedbackUrl: urls.feedback,
    mcpUrl: urls.mcp,
    blog: {title: blogTitle, description: blogDescription},
  } satisfies SiteCustomFields,
  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        pages: {remarkPlugins, rehypePlugins, beforeDefaultRemarkPlugins},
        theme: {customCss: './src/css/custom.css'},
        sitemap: {lastmod: 'date', ignorePatterns: [`${base}/search`]},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['./plugins/blog/index.ts', blog],
    './plugins/brand-assets/index.ts',
    './plugins/category-sections/index.ts',
    './plugins/duplicateUrls.ts',
    './plugins/openapi/index.ts',
    './plugins/postbuild/index.ts',
    bundleSize,
    devServer,
    colorModeFallback,
  ],
  themeConfig,
} satisfies Config;
