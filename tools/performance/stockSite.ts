/**
 * The template of `create-docusaurus classic --typescript` with the text of our
 * Markdown versions: tabs are labelled blocks, conversations are quotes,
 * diagrams are lists. Everything else is unchanged.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import settings from '../../site.settings.ts';
import {compressSite} from '../../plugins/hosting/compress.ts';
import {docRoutes, postRoutes, readBuilt} from '../../tests/helpers/site.ts';
import type {Site} from './servers.ts';

/** Inside the project, so that the sites resolve our packages. */
const FOLDER = path.resolve('.bench');
const TEMPLATES = 'node_modules/create-docusaurus/templates';

export const stock: Site = {build: `${FOLDER}/stock/build`};
export const stockWithSearch: Site = {build: `${FOLDER}/stock-search/build`};

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

const FRONT_MATTER = /^---\n(?<yaml>.*?)^---\n/ms;
/** The line for agents, and the title, which is in the front matter. */
const TOP = /^\s*> All pages, for agents: \S+\s+# [^\n]*\n/;

/** A page of the stock site from the Markdown version of one of ours. */
function page(route: string, isPost: boolean): string {
  const markdown = readBuilt(`${route.slice(1)}.md`);
  const [head, yaml = ''] = FRONT_MATTER.exec(markdown) ?? [''];
  const {title, description, published} = parse(yaml) as Record<string, string>;
  const text = markdown
    .slice(head.length)
    .replace(TOP, '')
    // Relative to the site, so that the router handles them.
    .replaceAll(`](${settings.urls.site}/`, '](/');
  const slug = route.replace(/^\/(docs|blog)/, '');
  return isPost
    ? `---\n${stringify({title, description, slug: slug.slice(1), date: published})}---\n\n${text.replace(/^## /m, '<!-- truncate -->\n\n## ')}`
    : `---\n${stringify({title, description, slug})}---\n\n${text}`;
}

function writeSite(dir: string, withSearch: boolean): void {
  fs.rmSync(dir, {recursive: true, force: true});
  // The order in which create-docusaurus copies them.
  for (const part of ['shared', 'classic-typescript']) {
    fs.cpSync(path.join(TEMPLATES, part), dir, {recursive: true});
  }
  for (const samples of ['docs', 'blog']) {
    fs.rmSync(path.join(dir, samples), {recursive: true});
  }
  for (const route of docRoutes) {
    write(`${dir}${route}.md`, page(route, false));
  }
  for (const route of postRoutes) {
    write(`${dir}${route}.md`, page(route, true));
  }
  const config = path.join(dir, 'docusaurus.config.ts');
  fs.renameSync(config, path.join(dir, 'template.config.ts'));
  const algolia = {appId: 'APP', apiKey: 'key', indexName: 'site'};
  // Only what the content needs: its links lead to pages that stock lacks.
  write(
    config,
    `import template from './template.config';
export default {
  ...template,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  trailingSlash: false,
  // The exported files are Markdown, not MDX.
  markdown: {format: 'md'},
  themeConfig: {
    ...template.themeConfig,
    ${withSearch ? `algolia: ${JSON.stringify(algolia)},` : ''}
  },
};
`,
  );
}

export async function buildStockSites(): Promise<void> {
  for (const [{build}, withSearch] of [
    [stock, false],
    [stockWithSearch, true],
  ] as const) {
    const dir = path.dirname(build);
    writeSite(dir, withSearch);
    execFileSync(path.resolve('node_modules/.bin/docusaurus'), ['build'], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await compressSite(build, path.join(dir, '.compressed'));
  }
}
