/**
 * The official blog plugin, with the owner's settings filled into its data
 * files. Docusaurus lets a site preprocess Markdown and front matter, but
 * reads tags.yml and authors.yml itself; so it is given filled copies. It also
 * writes down the latest posts, for the home page.
 */
import fs from 'node:fs';
import path from 'node:path';
import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import settings from '../../site.settings.ts';
import {fillText} from '../settings/fill.ts';
import {placeholderValues} from '../settings/placeholders.ts';
import {LATEST_POSTS_FILE, latestPosts} from './latestPosts.ts';

function writeFilledCopy(context: LoadContext, blogDir: string, name: string) {
  const source = path.join(blogDir, name);
  const copy = path.join(context.generatedFilesDir, 'branded-blog', name);
  const text = fs.readFileSync(source, 'utf8');
  const shownPath = path.relative(context.siteDir, source);
  fs.mkdirSync(path.dirname(copy), {recursive: true});
  fs.writeFileSync(
    copy,
    fillText(text, placeholderValues(settings), shownPath),
  );
  // The plugin looks data files up relative to its content folder.
  return path.relative(blogDir, copy);
}

export default async function brandedBlog(
  context: LoadContext,
  options: PluginOptions,
): ReturnType<typeof blogPlugin> {
  const blogDir = path.resolve(context.siteDir, options.path);
  const filled = (name: string) => writeFilledCopy(context, blogDir, name);
  const plugin = await blogPlugin(context, {
    ...options,
    tags: filled('tags.yml'),
    authorsMapPath: filled('authors.yml'),
  });
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      // A file that the home page imports: no other page carries it.
      await args.actions.createData(
        LATEST_POSTS_FILE,
        latestPosts(args.content.blogPosts),
      );
    },
  };
}

export {validateOptions};
