/** Writes what servers and static hosts read, into and next to the build. */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Settings} from '../../settings/schema.ts';
import {DEPLOY_FOLDER} from './manifest.ts';
import {basePath} from '../../settings/sitePath.ts';
import {hostRules} from './hostRules.ts';
import type {HostRules} from './hostRules.ts';
import {nginxHttp, nginxServer} from './nginx.ts';
import {SECURITY_TXT, securityTxt} from './securityTxt.ts';
import {headersFile, redirectsFile} from './staticHosts.ts';

/** Next to build/, because nobody may download it. */
export const NGINX_FOLDER = `${DEPLOY_FOLDER}/nginx`;

/** A moved page leads to a page of this site, and hides none. */
export function checkRedirects(
  redirects: HostRules['redirects'],
  isPage: (route: string) => boolean,
): void {
  for (const {from, to} of redirects) {
    if (isPage(from)) {
      throw new Error(`MOVED_PAGES: ${from} is still a page`);
    }
    if (!isPage(to)) {
      throw new Error(`MOVED_PAGES: ${from} leads to ${to}, which is no page`);
    }
  }
}

export async function writeHostConfig({
  siteDir,
  outDir,
  settings,
}: {
  siteDir: string;
  outDir: string;
  settings: Settings;
}): Promise<void> {
  const rules = hostRules(settings);
  const base = basePath(settings);
  checkRedirects(rules.redirects, (route) => {
    const file = route.slice(base.length).replace(/#.*|\/$/g, '') || 'index';
    return existsSync(path.join(outDir, `${file}.html`));
  });
  const files = {
    [path.join(siteDir, NGINX_FOLDER, 'http.conf')]: nginxHttp(rules),
    [path.join(siteDir, NGINX_FOLDER, 'server.conf')]: nginxServer(rules),
    [path.join(outDir, '_headers')]: headersFile(rules),
    // Or GitHub Pages would run Jekyll, which drops what starts with '_'.
    [path.join(outDir, '.nojekyll')]: '',
    [path.join(outDir, '_redirects')]: redirectsFile(rules),
    [path.join(outDir, SECURITY_TXT)]: securityTxt(settings, new Date()),
  };
  // What an earlier build left, such as its manifest.
  await fs.rm(path.join(siteDir, DEPLOY_FOLDER), {
    recursive: true,
    force: true,
  });
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
