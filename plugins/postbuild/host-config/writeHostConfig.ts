/** Writes the delivery policy beside and into the build. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {PageModel} from '../page-model/types.ts';
import type {Settings} from '../../settings/schema.ts';
import {ASSET_LIST_FILE, listAssets} from './assetList.ts';
import {nginxHttp, nginxServer} from './nginx.ts';
import {deliveryPolicy} from './httpHeaders.ts';
import {SECURITY_TXT, securityTxt} from './securityTxt.ts';
import {headersFile, redirectsFile} from './staticHosts.ts';

/** For nginx, beside build/: configuration is no page of the site. */
export const NGINX_FOLDER = '.deploy/nginx';

/**
 * The inline scripts that may run: the engine's and ours, which every page
 * has. One that only some pages have came in with content, and a hash of it
 * would open the door that the policy closes.
 */
export function siteWideScripts(
  pages: readonly Pick<PageModel, 'file' | 'inlineScripts'>[],
): string[] {
  const known = pages[0]?.inlineScripts ?? [];
  for (const {file, inlineScripts} of pages) {
    const strange =
      inlineScripts.find((script) => !known.includes(script)) ??
      known.find((script) => !inlineScripts.includes(script));
    if (strange !== undefined) {
      throw new Error(
        `${file}: not every page has this inline script: ${strange.slice(0, 80)}`,
      );
    }
  }
  return known;
}

const STYLESHEET = /<link rel="stylesheet" href="(?<address>[^"]+)"/g;

/** Those of the home page; the engine has no others for a first view. */
async function siteStylesheets(outDir: string): Promise<string[]> {
  const html = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
  return [...html.matchAll(STYLESHEET)].map(({groups}) => groups!.address!);
}

export async function writeDelivery(
  pages: readonly PageModel[],
  {
    siteDir,
    outDir,
    settings,
  }: {siteDir: string; outDir: string; settings: Settings},
): Promise<{inlineScripts: number}> {
  const inlineScripts = siteWideScripts(pages);
  const stylesheets = await siteStylesheets(outDir);
  const policy = deliveryPolicy(settings, {inlineScripts, stylesheets});
  const nginx = path.join(siteDir, NGINX_FOLDER);
  const securityFile = path.join(outDir, SECURITY_TXT);
  await fs.mkdir(nginx, {recursive: true});
  await fs.mkdir(path.dirname(securityFile), {recursive: true});
  await Promise.all([
    fs.writeFile(path.join(nginx, 'http.conf'), nginxHttp(policy)),
    fs.writeFile(path.join(nginx, 'server.conf'), nginxServer(policy)),
    fs.writeFile(path.join(outDir, '_headers'), headersFile(policy)),
    fs.writeFile(path.join(outDir, '_redirects'), redirectsFile(policy)),
    fs.writeFile(securityFile, securityTxt(settings, new Date())),
    fs.writeFile(
      path.join(siteDir, ASSET_LIST_FILE),
      JSON.stringify(await listAssets(outDir)),
    ),
  ]);
  return {inlineScripts: inlineScripts.length};
}
