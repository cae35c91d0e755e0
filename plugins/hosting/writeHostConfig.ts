/** Writes what hosts read, and pages that forward, into the build. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {write} from '../files.ts';
import type {Settings} from '../settings/schema.ts';
import {basePath} from '../settings/sitePath.ts';
import {hostRules} from './hostRules.ts';
import type {HostRules} from './hostRules.ts';
import {DIGESTS_FILE} from './digests.ts';
import {movedPage} from './movedPage.ts';
import {SECURITY_TXT, securityTxt} from './securityTxt.ts';
import {headersFile, redirectsFile} from './staticHosts.ts';

/** As a file's path and as a URL, without the slash at the end. */
const PAGE_PATH = /^(?:\/[\w.~-]*\w)+$/;

/** A moved page leads to a page of this site, and hides none. */
export function checkRedirects(
  redirects: HostRules['redirects'],
  isPage: (route: string) => boolean,
): void {
  for (const {from, to} of redirects) {
    if (!PAGE_PATH.test(from)) {
      throw new Error(`data/movedPages.ts: '${from}' is not like '/docs/old'`);
    }
    if (isPage(from)) {
      throw new Error(`data/movedPages.ts: ${from} is still a page`);
    }
    if (!isPage(to)) {
      throw new Error(
        `data/movedPages.ts: ${from} leads to ${to}, which is no page`,
      );
    }
  }
}

export async function writeHostConfig({
  outDir,
  settings,
}: {
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
    _headers: headersFile(rules),
    // Or GitHub Pages would run Jekyll, which drops what starts with '_'.
    '.nojekyll': '',
    // What Cloudflare doesn't need.
    '.assetsignore': `*.br\n*.gz\n${DIGESTS_FILE}\n`,
    _redirects: redirectsFile(rules),
    [SECURITY_TXT]: securityTxt(settings, new Date()),
    ...Object.fromEntries(
      rules.redirects.map(({from, to}) => [
        `${from.slice(base.length)}.html`,
        movedPage(new URL(to, settings.urls.site)),
      ]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    await write(path.join(outDir, name), text);
  }
}
