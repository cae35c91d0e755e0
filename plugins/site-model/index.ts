/**
 * Everything that is made from the built pages: parses each page once, passes
 * the models to every output, then rewrites each page once.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../site.settings.ts';
import {callNotes} from '../openapi/calls.ts';
import {readApi} from '../openapi/document.ts';
import {OPENAPI_PLUGIN} from '../openapi/index.ts';
import {contentValues} from '../settings/contentValues.ts';
import {basePath} from '../settings/sitePath.ts';
import {BuildCache} from './buildCache.ts';
import {withDefaultMode, withHeadTags} from '../hosting/head.ts';
import type {HeadTag} from '../hosting/head.ts';
import {contentSecurityPolicy} from '../hosting/contentSecurityPolicy.ts';
import {siteWideScripts, withPolicy} from '../hosting/pagePolicy.ts';
import {writeHostConfig} from '../hosting/writeHostConfig.ts';
import {readStyles, withInlineStyles} from '../hosting/inlineStyles.ts';
import {agentHeadTags, agentHint, markdownTag} from './llms-txt/headTags.ts';
import {groupPages, llmsFullTxt, llmsTxt} from './llms-txt/llmsTxt.ts';
import {outlineOf} from './llms-txt/outline.ts';
import type {Outline} from './llms-txt/outline.ts';
import {hasMarkdown} from './markdown-export/page.ts';
import {writeMarkdownPages} from './markdown-export/write.ts';
import {readSite} from './page-model/readSite.ts';
import type {PageModel} from './page-model/types.ts';
import {rewritePages} from '../hosting/rewritePages.ts';
import {robotsTxt} from './robots.ts';
import {readAllQuestions} from './search-index/questions.ts';
import type {Document} from './search-index/questions.ts';
import {
  MAX_RECORDS_IN_BROWSER,
  writeSearch,
} from './search-index/writeSearch.ts';
import {cardTags} from '../cards/headTags.ts';
import {writeCards} from '../cards/writeCards.ts';
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
  let documents: Document[] = [];

  /** Markdown versions, and the lists of them for agents. */
  async function writeForAgents(pages: PageModel[], outDir: string) {
    const api = hasApi ? readApi(contentValues(settings)) : undefined;
    const notes = api ? callNotes(api) : {};
    const made = await writeMarkdownPages(pages, {
      outDir,
      siteUrl: urls.site,
      notes,
    });
    const groups = groupPages(made, outline);
    const info = {
      ...brand,
      siteUrl: urls.site,
      mcpUrl: urls.mcp,
      hasApi,
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
      documents = (version?.docs ?? []).map(({source, permalink}) => ({
        file: source.replace('@site/', ''),
        route: permalink.slice(base.length),
      }));
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
      const records = await step(
        'search index',
        async () => {
          const questions = await readAllQuestions(
            documents,
            siteDir,
            contentValues(settings),
          );
          return writeSearch(pages, questions, {siteDir, outDir});
        },
        (count) => `${count} records`,
      );
      if (!search.algolia && records > MAX_RECORDS_IN_BROWSER) {
        console.warn(
          `[postbuild] ${records} search records are many for a browser; set search.algolia in site.settings.ts`,
        );
      }
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
      ];
      const styles = await readStyles(outDir, base);
      const policy = contentSecurityPolicy(settings, siteWideScripts(pages), [
        styles.css,
      ]);
      await step(
        'HTML',
        () =>
          rewritePages(outDir, pages, [
            withHeadTags(headTags),
            withDefaultMode,
            withInlineStyles(styles),
            (html) => withPolicy(html, policy),
          ]),
        (count) => `${count} files rewritten`,
      );
      await writeHostConfig({outDir, settings});
    },
  };
}
