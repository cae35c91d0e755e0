import fs from 'node:fs';
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config, Plugin} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {footer as footerGroups, topBar} from './data/navigation.ts';
import type {NavLink} from './data/navigation.ts';
import settings from './site.settings.ts';
import {darkWithoutStorage} from './src/client/head-script/colorMode.ts';
import {headScript} from './src/client/head-script/index.ts';
import rehypeColumnLabels from './plugins/content/columnLabels.ts';
import remarkDiagrams from './plugins/content/diagrams/index.ts';
import {createFeedItems} from './plugins/blog/feedContent.ts';
import highlightedCode from './plugins/content/highlightedCode.ts';
import remarkDataBlocks from './plugins/content/data-blocks/index.ts';
import rehypeLongInlineCode from './plugins/content/longInlineCode.ts';
import bundleSize from './plugins/bundler.ts';
import remarkOpeningImage from './plugins/content/openingImage.ts';
import rehypeStaticHtml from './plugins/content/staticHtml.ts';
import {contentValues} from './plugins/settings/contentValues.ts';
import {withOptionalParts} from './plugins/settings/optionalParts.ts';
import {fillMarkdown} from './plugins/settings/fill.ts';
import {requireFrontMatter} from './plugins/settings/yamlFile.ts';
import {navLinks} from './plugins/settings/navLinks.ts';
import {basePath} from './plugins/settings/sitePath.ts';
import type {SiteCustomFields} from './plugins/settings/customFields.ts';

const {brand, urls, search, announcement} = settings;
const values = contentValues(settings);
// 'Last updated' comes from Git history, which an archive and a shallow clone
// lack.
const hasHistory = fs.existsSync('.git') && !fs.existsSync('.git/shallow');
const editUrl = `${urls.repository}/${settings.editPath}`;

/** Empty unless the site is served under a path. */
const base = basePath(settings);

function fill(text: string, filePath: string): string {
  const file = shownPath(filePath);
  return fillMarkdown(withOptionalParts(text, settings, file), values, file);
}

const markdown = {
  // Both hooks are needed: one gets the front matter, title and excerpt, the
  // other the text that MDX compiles.
  preprocessor: ({fileContent, filePath}) => fill(fileContent, filePath),
  parseFrontMatter: async ({
    filePath,
    fileContent,
    defaultParseFrontMatter,
  }) => {
    const filled = fill(fileContent, filePath);
    requireFrontMatter(filled, shownPath(filePath));
    const parsed = await defaultParseFrontMatter({
      filePath,
      fileContent: filled,
    });
    // They are for the search index only (plugins/site-model/search-index);
    // front matter is part of what browsers load.
    delete parsed.frontMatter.questions;
    return parsed;
  },
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Config['markdown'];

const rehypePlugins = [
  highlightedCode,
  rehypeColumnLabels,
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
  blogTagsListComponent: '@site/src/blog/TagsList.tsx',
  blogArchiveComponent: '@site/src/blog/Archive.tsx',
  blogAuthorsListComponent: '@site/src/blog/AuthorsList.tsx',
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

/** What is offered: data/navigation.ts. */
const links = (list: readonly NavLink[]) => navLinks(list, settings);

const navbar = {
  title: brand.name,
  hideOnScroll: true,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  items: [
    {type: 'doc', position: 'left', ...topBar.documentation},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: links(topBar.versionMenu),
    },
    ...links(topBar.right).map((link) => ({
      ...link,
      position: 'right' as const,
    })),
  ],
} satisfies Preset.ThemeConfig['navbar'];

const NO_CODE_THEME = {plain: {}, styles: []};

const footer = {
  style: 'dark',
  links: footerGroups.map(({title, links: list}) => ({
    title,
    items: links(list),
  })),
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
    // The theme requires these, with Algolia or without.
    ...(search.algolia ?? {appId: 'none', apiKey: 'none', indexName: 'docs'}),
    contextualSearch: true,
    searchPagePath: 'search',
    insights: false,
  },
} satisfies Preset.ThemeConfig;

/**
 * What only a build writes (the search index, feeds, openapi.yaml, Markdown)
 * comes from the last one.
 */
function filesOfLastBuild(): Plugin {
  const devServer = {
    static: {
      directory: path.resolve('build'),
      publicPath: `${base}/`,
      // Pages come from the dev server.
      staticOptions: {index: false, redirect: false},
      serveIndex: false,
      watch: false,
    },
  };
  return {
    name: 'files-of-last-build',
    // Docusaurus passes `devServer` on, but its types lack it.
    configureWebpack: () => ({devServer}) as object,
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
  // Its type in opensearch.xml is fixed; plugins/cards/brand adds the SVG.
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
    './src/client/backToTop.ts',
    './src/client/copyPath.ts',
    './src/client/deepLink.ts',
    './src/client/disclosures.ts',
    './src/client/socialCard.ts',
    './src/client/themeColor.ts',
  ],
  customFields: {
    algolia: search.algolia,
    feedbackUrl: urls.feedback,
    mcp: urls.mcp ? {name: `${brand.slug}-docs`, url: urls.mcp} : null,
    blog: {title: blogTitle, description: blogDescription},
    hasBlog: settings.blog,
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
    './plugins/cards/brand/index.ts',
    './plugins/content/categorySections.ts',
    './plugins/home.ts',
    './plugins/openapi/index.ts',
    './plugins/content/page-sources/index.ts',
    './plugins/site-model/index.ts',
    bundleSize,
    filesOfLastBuild,
    colorModeFallback,
  ],
  themeConfig,
} satisfies Config;
