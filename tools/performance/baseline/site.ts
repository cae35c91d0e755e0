/**
 * The template of `create-docusaurus classic --typescript`, with this project's
 * docs and posts instead of its samples. Everything else is unchanged: settings,
 * theme, home page, styles, browsers.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import settings from '../../../site.settings.ts';
import {contentValues} from '../../../plugins/settings/contentValues.ts';
import {fillText} from '../../../plugins/settings/fill.ts';
import {placeholderValues} from '../../../plugins/settings/placeholders.ts';
import {IMAGES, baselinePage} from './page.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const templates = path.join(root, 'node_modules/create-docusaurus/templates');
const siteUrl = settings.urls.site;

const filesIn = (folder: string, ending: string) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

function writeTemplate(dir: string): void {
  // The order in which create-docusaurus copies them.
  for (const part of ['shared', 'classic-typescript']) {
    fs.cpSync(path.join(templates, part), dir, {recursive: true});
  }
  for (const samples of ['docs', 'blog']) {
    fs.rmSync(path.join(dir, samples), {recursive: true});
  }
}

function writeDocs(dir: string, build: string): void {
  const folders = new Set<string>();
  for (const name of filesIn(path.join(build, 'docs'), '.md')) {
    if (name.startsWith('category/')) {
      continue;
    }
    const markdown = fs.readFileSync(path.join(build, 'docs', name), 'utf8');
    const slug = `/${name.replace(/\.md$/, '')}`;
    write(
      path.join(dir, 'docs', name),
      baselinePage(markdown, siteUrl, {frontMatter: {slug}}),
    );
    folders.add(path.dirname(name));
  }
  // As in the template's folders.
  const link = {type: 'generated-index'};
  for (const folder of folders) {
    if (folder !== '.') {
      write(
        path.join(dir, 'docs', folder, '_category_.json'),
        JSON.stringify({label: folder, link}),
      );
    }
  }
}

/** Tags and authors, which the Markdown version lacks. */
function postSources(): Map<string, {tags: string[]; authors: string[]}> {
  const values = contentValues(settings);
  const sources = filesIn(path.join(root, 'blog'), 'index.mdx').map((name) => {
    const file = path.join(root, 'blog', name);
    const yaml = fs.readFileSync(file, 'utf8').split('---\n')[1] ?? '';
    return parse(fillText(yaml, values, file));
  });
  return new Map(sources.map(({slug, ...rest}) => [slug, rest]));
}

function writePosts(dir: string, build: string): void {
  for (const [slug, {tags, authors}] of postSources()) {
    const markdown = fs.readFileSync(
      path.join(build, `blog/${slug}.md`),
      'utf8',
    );
    const date = /^published: (?<date>.*)$/m.exec(markdown)?.groups?.date;
    const frontMatter = {slug, date, tags, authors};
    write(
      path.join(dir, `blog/${slug}.md`),
      baselinePage(markdown, siteUrl, {frontMatter, truncate: true}),
    );
  }
  for (const name of ['tags.yml', 'authors.yml']) {
    const text = fs.readFileSync(path.join(root, 'blog', name), 'utf8');
    write(
      path.join(dir, 'blog', name),
      fillText(text, placeholderValues(settings), name),
    );
  }
}

/** Changes only what the content needs in the template's config. */
function writeConfig(dir: string, withSearch: boolean): void {
  const config = path.join(dir, 'docusaurus.config.ts');
  fs.renameSync(config, path.join(dir, 'template.config.ts'));
  const algolia = {appId: 'APP', apiKey: 'key', indexName: 'site'};
  write(
    config,
    `import template from './template.config';

export default {
  ...template,
  // The template's menus link to its samples.
  onBrokenLinks: 'warn',
  // The exported files are Markdown, not MDX.
  markdown: {format: 'detect'},
  themeConfig: {
    ...template.themeConfig,
    ${withSearch ? `algolia: ${JSON.stringify(algolia)},` : ''}
  },
};
`,
  );
}

export function writeBaselineSite(
  dir: string,
  {build, withSearch}: {build: string; withSearch: boolean},
): void {
  fs.rmSync(dir, {recursive: true, force: true});
  writeTemplate(dir);
  writeDocs(dir, build);
  writePosts(dir, build);
  fs.cpSync(
    path.join(build, IMAGES.built),
    path.join(dir, 'static', IMAGES.baseline),
    {recursive: true},
  );
  writeConfig(dir, withSearch);
}
