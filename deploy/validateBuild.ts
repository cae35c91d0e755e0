/**
 * Refuses a build that a visitor would find broken:
 * `node deploy/validateBuild.ts BUILT ASSETS`, where ASSETS has the hashed
 * files of older releases. Prints the problems and exits with 1.
 */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {parseSnapshot} from 'docs-search/snapshot';
import {
  ASSET_LIST_FILE,
  assetProblems,
} from '../plugins/postbuild/host-config/assetList.ts';

const REQUIRED = [
  'build/index.html',
  'build/404.html',
  'build/sitemap.xml',
  ASSET_LIST_FILE,
  '.deploy/nginx/http.conf',
  '.deploy/nginx/server.conf',
  '.search/snapshot.json',
];

/** Scripts and styles that a page loads from the site. */
function filesOf(html: string): string[] {
  const files: string[] = [];
  visit(fromHtml(html), 'element', ({tagName, properties}: Element) => {
    const file = tagName === 'script' ? properties.src : properties.href;
    if (
      ['script', 'link'].includes(tagName) &&
      typeof file === 'string' &&
      file.startsWith('/assets/')
    ) {
      files.push(file);
    }
  });
  return files;
}

async function missingFiles(buildDir: string): Promise<string[]> {
  const names = await fs.readdir(buildDir, {recursive: true});
  const wanted = new Map<string, string>();
  for (const page of names.filter((name) => name.endsWith('.html'))) {
    const html = await fs.readFile(path.join(buildDir, page), 'utf8');
    filesOf(html).forEach((file) => wanted.set(file, page));
  }
  const missing: string[] = [];
  for (const [file, page] of wanted) {
    if (!existsSync(path.join(buildDir, file))) {
      missing.push(`${page} needs ${file}`);
    }
  }
  return missing;
}

async function problemsOf(siteDir: string, assets: string): Promise<string[]> {
  const missing = REQUIRED.filter(
    (file) => !existsSync(path.join(siteDir, file)),
  ).map((file) => `no ${file}`);
  if (missing.length > 0) {
    return missing;
  }
  const problems = [
    ...(await missingFiles(path.join(siteDir, 'build'))),
    ...(await assetProblems(siteDir, assets)),
  ];
  const snapshot = path.join(siteDir, '.search/snapshot.json');
  try {
    parseSnapshot(await fs.readFile(snapshot, 'utf8'));
  } catch (error) {
    problems.push(`.search/snapshot.json: ${(error as Error).message}`);
  }
  return problems;
}

const [siteDir = '.', assets = 'assets'] = process.argv.slice(2);
const problems = await problemsOf(siteDir, assets);
if (problems.length > 0) {
  console.error(`release refused: ${problems.join('; ')}`);
  process.exitCode = 1;
}
