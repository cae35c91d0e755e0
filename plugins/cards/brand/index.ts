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
  const logoPath = path.join(siteDir, logoFile);
  const logo = fs.existsSync(logoPath) ? fs.readFileSync(logoPath, 'utf8') : '';
  if (!logo.includes('<svg')) {
    throw new Error(
      `${logoFile} is ${logo ? 'not an SVG' : 'missing'}: favicon, app icons and social cards are made from it`,
    );
  }
  return {
    name: 'brand-assets',
    injectHtmlTags: () => ({
      headTags: [...headTags(basePath(settings)), themeColorTag(background)],
    }),
    async postBuild({outDir}) {
      const assets = brandAssets(settings, logo, background);
      for (const [file, content] of Object.entries(assets)) {
        fs.writeFileSync(path.join(outDir, file), content);
      }
    },
  };
}
