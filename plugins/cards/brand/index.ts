/**
 * Generates icons and the web manifest from the owner's logo, settings and
 * colours, so a rebrand only replaces static/img/logo.svg.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../../site.settings.ts';
import {basePath} from '../../settings/sitePath.ts';
import {colorOf, siteTokens} from './readTokens.ts';
import {brandAssets, headTags, themeColorTag} from './assets.ts';

export default function brandAssetsPlugin({siteDir}: LoadContext): Plugin {
  const background = colorOf(siteTokens().dark, 'surface');
  const logoFile = 'static/img/logo.svg';
  if (!fs.existsSync(path.join(siteDir, logoFile))) {
    throw new Error(
      `${logoFile} is missing: favicon, app icons and social cards are made from it`,
    );
  }
  return {
    name: 'brand-assets',
    injectHtmlTags: () => ({
      headTags: [...headTags(basePath(settings)), themeColorTag(background)],
    }),
    async postBuild({outDir}) {
      const logo = fs.readFileSync(path.join(siteDir, logoFile), 'utf8');
      const assets = brandAssets(settings, logo, background);
      for (const [file, content] of Object.entries(assets)) {
        fs.writeFileSync(path.join(outDir, file), content);
      }
    },
  };
}
