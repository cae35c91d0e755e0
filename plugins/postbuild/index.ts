/**
 * Everything generated from the built pages. Parses each page once, passes the
 * models to every output, and prints one line per output.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuildCache} from './buildCache.ts';
import {stopwatch} from './stopwatch.ts';
import {addPolicy} from './host-config/pagePolicy.ts';
import {writeHostConfig} from './host-config/writeHostConfig.ts';
import settings from '../../site.settings.ts';
import {basePath} from '../settings/sitePath.ts';
import {structuredData} from './structured-data.ts';
import {feedInfo, feedLinks} from './feeds/head-tags.ts';
import {writeFeeds} from './feeds/write-feeds.ts';
import {agentHeadTags, agentHint, markdownTag} from './llms-txt/head-tags.ts';
import {groupBySection} from './llms-txt/llms-txt.ts';
import {outlineOf} from './llms-txt/sections.ts';
import type {Outline} from './llms-txt/sections.ts';
import {writeLlmsTxt} from './llms-txt/write-llms-txt.ts';
import {
  makeMarkdownPages,
  writeMarkdownPages,
} from './markdown-export/write.ts';
import {cachedReader} from './page-model/cached-reader.ts';
import {readSite} from './page-model/read-site.ts';
import {robotsTxt} from './robots-txt/robots.ts';
import {writePages} from './search-index/write-pages.ts';
import {sizeWarning} from './search-index/size-warning.ts';
import {writeSections} from './search-index/write-sections.ts';
import {writeSnapshot} from './search-index/write-snapshot.ts';
import {SECTIONS_META} from 'docs-search/sections-file';
import {cardTags} from './social-cards/head-tags.ts';
import {writeCards} from './social-cards/write-cards.ts';
import {addHeadTags, addStructuredData, withDefaultMode} from './head.ts';

/** Runs a step, then prints its result and duration. */
async function step<T>(
  name: string,
  run: () => Promise<T>,
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
  const cacheOf = (kind: string) =>
    new BuildCache(path.join(siteDir, 'node_modules/.cache/site', kind));
  const caches = {
    models: cacheOf('page-models'),
    markdown: cacheOf('markdown-export'),
    cards: cacheOf('social-cards'),
  };
  const info = feedInfo(settings);
  let posts: readonly BlogPost[] = [];
  let outline: Outline = [];
  return {
    name: 'postbuild',
    injectHtmlTags: () => ({
      headTags: [...feedLinks(info), ...agentHeadTags(base)],
      preBodyTags: [agentHint(base)],
    }),
    // Not in the HTML: all tags and authors of a post, the order of the docs.
    async allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default;
      posts = (blog as BlogContent | undefined)?.blogPosts ?? [];
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      const [version] =
        (docs as LoadedContent | undefined)?.loadedVersions ?? [];
      outline = version ? outlineOf(version) : [];
    },
    async postBuild({outDir}) {
      const pages = await step(
        'page models',
        async () =>
          readSite(
            {outDir, siteUrl: urls.site, siteTitle: siteConfig.title},
            await cachedReader(caches.models),
          ),
        ({length}) => `${length} pages read`,
      );
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
      if (search.provider === 'static') {
        const sections = await step(
          'search sections',
          () => writeSections(snapshot, {siteDir, outDir}),
          (url) => url,
        );
        for (const page of pages) {
          const tag = {name: SECTIONS_META, content: `${base}${sections}`};
          await addHeadTags(outDir, page, [tag]);
        }
      }
      await step(
        'feeds',
        () => writeFeeds(posts, pages, {outDir, siteUrl: urls.site, info}),
        (count) => `${count} posts in each of three feeds`,
      );
      await step(
        'structured data',
        async () => {
          const described = pages.flatMap((page) => {
            const data = structuredData(page, {
              name: brand.name,
              url: urls.site,
              logo: '/img/logo.svg',
            });
            return data ? [{page, data}] : [];
          });
          for (const {page, data} of described) {
            await addStructuredData(outDir, page, data);
          }
          return described.length;
        },
        (count) => `${count} pages`,
      );
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsTxt(settings));
      const markdown = await step(
        'Markdown export',
        async () => {
          const made = await makeMarkdownPages(
            pages,
            urls.site,
            caches.markdown,
          );
          for (const {page} of made) {
            await addHeadTags(outDir, page, [markdownTag(page, base)]);
          }
          return {made, ...(await writeMarkdownPages(made, outDir))};
        },
        ({count, bytes, htmlBytes}) =>
          `${count} pages, ${Math.round(bytes / 1024)} kB (HTML: ${Math.round(htmlBytes / 1024)} kB)`,
      );
      const sections = groupBySection(markdown.made, outline);
      await step(
        'pages for agents',
        () =>
          writePages(sections, {siteDir, name: brand.name, siteUrl: urls.site}),
        (count) => `${count} pages`,
      );
      await step(
        'llms.txt',
        () =>
          writeLlmsTxt(sections, {
            outDir,
            siteUrl: urls.site,
            mcpUrl: urls.mcp,
            negotiates: settings.hosting.kind === 'server',
            name: brand.name,
            tagline: brand.tagline,
          }),
        ({links, length}) => `${links} pages in ${length} characters`,
      );
      await step(
        'social cards',
        async () => {
          // A page with an image in its front matter keeps that one.
          for (const page of pages.filter((it) => it.ownImage === null)) {
            await addHeadTags(outDir, page, cardTags(page, site));
          }
          return writeCards(pages, {outDir, ...site, cache: caches.cards});
        },
        ({count, bytes}) => `${count} cards, ${Math.round(bytes / 1024)} kB`,
      );
      await step(
        'default colour mode',
        async () => {
          let count = 0;
          for await (const name of fs.glob('**/*.html', {cwd: outDir})) {
            const file = path.join(outDir, name);
            const html = await fs.readFile(file, 'utf8');
            await fs.writeFile(file, withDefaultMode(html));
            count += 1;
          }
          return count;
        },
        (count) => `${count} pages`,
      );
      await step(
        'content security policy',
        () => addPolicy(pages, {outDir, settings}),
        (made) => `${made.inlineScripts} inline scripts by hash`,
      );
      await writeHostConfig({siteDir, outDir, settings});
      for (const cache of Object.values(caches)) {
        await cache.forgetUnused();
      }
    },
  };
}
