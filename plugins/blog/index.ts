/**
 * The official blog plugin, with placeholders filled in tags.yml and
 * authors.yml: Docusaurus can preprocess Markdown and front matter, but reads
 * these two files directly. Also writes the latest posts for the home page.
 */
import fs from 'node:fs';
import path from 'node:path';
import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import settings from '../../site.settings.ts';
import {fillText} from '../settings/fill.ts';
import {placeholderValues} from '../settings/placeholders.ts';
import {parseYaml} from '../settings/yamlFile.ts';
import {LATEST_POSTS_FILE, latestPosts} from './latestPosts.ts';

const TAGS = 'tags.yml';
const AUTHORS = 'authors.yml';

function writeFilledCopy(context: LoadContext, blogDir: string, name: string) {
  const source = path.join(blogDir, name);
  const copy = path.join(
    context.generatedFilesDir,
    'blog-with-placeholders',
    name,
  );
  const text = fs.readFileSync(source, 'utf8');
  const shownPath = path.relative(context.siteDir, source);
  fs.mkdirSync(path.dirname(copy), {recursive: true});
  const filled = fillText(text, placeholderValues(settings), shownPath);
  parseYaml(filled, shownPath);
  fs.writeFileSync(copy, filled);
  // The plugin looks data files up relative to its content folder.
  return path.relative(blogDir, copy);
}

/** The home page imports the list of posts. */
const withoutBlog = {
  name: 'docusaurus-plugin-content-blog',
  contentLoaded: async ({actions}) => {
    await actions.createData(LATEST_POSTS_FILE, []);
  },
} satisfies Plugin;

export default async function blogWithPlaceholders(
  context: LoadContext,
  options: PluginOptions,
): ReturnType<typeof blogPlugin> {
  if (!settings.blog) {
    return withoutBlog;
  }
  const blogDir = path.resolve(context.siteDir, options.path);
  const fill = (name: string) => writeFilledCopy(context, blogDir, name);
  const plugin = await blogPlugin(context, {
    ...options,
    tags: fill(TAGS),
    authorsMapPath: fill(AUTHORS),
  });
  return {
    ...plugin,
    // The plugin watches the copies.
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      ...[TAGS, AUTHORS].map((name) => path.join(blogDir, name)),
    ],
    async loadContent() {
      [TAGS, AUTHORS].forEach(fill);
      return plugin.loadContent!();
    },
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      // Imported by the home page only, so no other page loads it.
      await args.actions.createData(
        LATEST_POSTS_FILE,
        latestPosts(args.content.blogPosts),
      );
    },
  };
}

export {validateOptions};
