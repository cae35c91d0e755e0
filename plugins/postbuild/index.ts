/**
 * Everything that is made from the built pages: parses each page once, passes
 * the models to every output, then rewrites each page once.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RECORDS_META} from 'docs-search/recordsFile';
import settings from '../../site.settings.ts';
import {OPENAPI_PLUGIN} from '../openapi/index.ts';
import {basePath} from '../settings/sitePath.ts';
import {LinkCheck, sourcesOf} from './brokenLinks.ts';
import {BuildCache} from './buildCache.ts';
import {withDefaultMode, withHeadTags} from './head.ts';
import type {HeadTag} from './head.ts';
import {contentSecurityPolicy} from './host-config/contentSecurityPolicy.ts';
import {siteWideScripts, withPolicy} from './host-config/pagePolicy.ts';
import {writeHostConfig} from './host-config/writeHostConfig.ts';
import {readStyles, withInlineStyles} from './inlineStyles.ts';
import {agentHeadTags, agentHint, markdownTag} from './llms-txt/headTags.ts';
import {groupPages, llmsFullTxt, llmsTxt} from './llms-txt/llmsTxt.ts';
import {outlineOf} from './llms-txt/outline.ts';
import type {Outline} from './llms-txt/outline.ts';
import {hasMarkdown} from './markdown-export/page.ts';
import {writeMarkdownPages} from './markdown-export/write.ts';
import {readSite} from './page-model/readSite.ts';
import type {PageModel} from './page-model/types.ts';
import {rewritePages} from './rewritePages.ts';
import {robotsTxt} from './robots-txt/robots.ts';
import {sizeWarning} from './search-index/sizeWarning.ts';
import {writePages} from './search-index/writePages.ts';
import {writeRecords} from './search-index/writeRecords.ts';
import {writeSnapshot} from './search-index/writeSnapshot.ts';
import {cardTags} from './social-cards/headTags.ts';
import {writeCards} from './social-cards/writeCards.ts';
import {stopwatch} from './stopwatch.ts';

/** Runs a step, then prints its result and duration. */
async function step<T>(
  name: string,
  run: () => T | Promise<T>,
  outcome: (result: T) => string,
): Promise<T> {
  const time = stopwatch();
  const result = await run();
  console.log(`[postbuild] ${name}: ${outcome(result)} ${time()}`);
  return result;
}

export default function postbuild({siteDir, siteConfig}: LoadContext): Plugin {
  const {brand, urls, search} = settings;
  const base = basePath(settings);
  const site = {
    siteUrl: urls.site,
    brand: brand.name,
    tagline: brand.tagline,
    host: new URL(urls.site).host,
    logoFile: path.join(siteDir, 'static/img/logo.svg'),
  };
  let outline: Outline = [];
  let hasApi = false;

  /** The search service's files, and the static provider's URL. */
  async function writeSearch(pages: PageModel[], outDir: string) {
    const {snapshot} = await step(
      'search records',
      () => writeSnapshot(pages, {siteDir, indexName: search.indexName}),
      (made) =>
        `${made.snapshot.records.length} records from ${made.pages} pages`,
    );
    const warning = sizeWarning(snapshot.records.length, search.provider);
    if (warning !== undefined) {
      console.warn(`[postbuild] ${warning}`);
    }
    return search.provider === 'static'
      ? writeRecords(snapshot, {siteDir, outDir})
      : null;
  }

  /** Markdown versions, and the lists of them for agents. */
  async function writeForAgents(pages: PageModel[], outDir: string) {
    const made = await writeMarkdownPages(pages, {outDir, siteUrl: urls.site});
    const groups = groupPages(made, outline);
    await writePages(groups, {siteDir, name: brand.name, siteUrl: urls.site});
    const info = {
      ...brand,
      siteUrl: urls.site,
      mcpUrl: urls.mcp,
      hasApi,
      negotiates: settings.hosting.kind === 'server',
    };
    for (const [file, text] of [
      ['llms.txt', llmsTxt(groups, info)],
      ['llms-full.txt', llmsFullTxt(groups, info)],
      ['robots.txt', robotsTxt(settings)],
    ] as const) {
      await fs.writeFile(path.join(outDir, file), text);
    }
    return made.length;
  }

  async function writeSocialCards(pages: PageModel[], outDir: string) {
    const cache = new BuildCache(
      path.join(siteDir, 'node_modules/.cache/site/social-cards'),
    );
    const count = await writeCards(pages, {outDir, ...site, cache});
    await cache.forgetUnused();
    return count;
  }

  return {
    name: 'postbuild',
    injectHtmlTags: () => ({
      headTags: agentHeadTags(base),
      preBodyTags: [agentHint(base)],
    }),
    // The order of the docs isn't in the HTML.
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      const [version] =
        (docs as LoadedContent | undefined)?.loadedVersions ?? [];
      outline = version ? outlineOf(version) : [];
      hasApi = OPENAPI_PLUGIN in allContent;
    },
    async postBuild({outDir}) {
      const pages = await step(
        'page models',
        () =>
          readSite({outDir, siteUrl: urls.site, siteTitle: siteConfig.title}),
        ({length}) => `${length} pages read`,
      );
      const recordsUrl = await writeSearch(pages, outDir);
      await step(
        'Markdown and llms.txt',
        () => writeForAgents(pages, outDir),
        (count) => `${count} pages`,
      );
      await step(
        'social cards',
        () => writeSocialCards(pages, outDir),
        (count) => `${count} cards`,
      );
      const headTags = (page: PageModel): HeadTag[] => [
        // A page with an image in its front matter keeps that one.
        ...(page.ownImage === null ? cardTags(page, site) : []),
        ...(hasMarkdown(page) ? [markdownTag(page, base)] : []),
        ...(recordsUrl
          ? [{name: RECORDS_META, content: `${base}${recordsUrl}`}]
          : []),
      ];
      const links = new LinkCheck(base);
      const styles = await readStyles(outDir, base);
      const policy = contentSecurityPolicy(settings, siteWideScripts(pages), [
        styles.css,
      ]);
      await step(
        'HTML',
        () =>
          rewritePages(outDir, pages, [
            links.collect,
            withHeadTags(headTags),
            withDefaultMode,
            withInlineStyles(styles),
            (html) => withPolicy(html, policy),
          ]),
        (count) => `${count} files rewritten`,
      );
      for (const link of links.broken(outDir)) {
        sourcesOf(link, siteDir).forEach((source) =>
          console.warn(`[postbuild] ${source}`),
        );
      }
      await writeHostConfig({siteDir, outDir, settings});
    },
  };
}
