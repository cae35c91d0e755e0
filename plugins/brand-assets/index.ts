/**
 * Generates icons and the web manifest from the owner's logo, settings and
 * colours, so a rebrand only replaces static/img/logo.svg.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../site.settings.ts';
import {basePath} from '../settings/sitePath.ts';
import {readTokens} from './readTokens.ts';
import {brandAssets, headTags, themeColorTag} from './assets.ts';

export default function brandAssetsPlugin({siteDir}: LoadContext): Plugin {
  const {dark} = readTokens(
    fs.readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'),
  );
  const page = dark['--site-surface']!;
  return {
    name: 'brand-assets',
    injectHtmlTags: () => ({
      headTags: [...headTags(basePath(settings)), themeColorTag(page)],
    }),
    async postBuild({outDir}) {
      const logo = fs.readFileSync(
        path.join(siteDir, 'static/img/logo.svg'),
        'utf8',
      );
      const assets = brandAssets(settings, logo, {
        page,
        tile: dark['--site-code-surface']!,
      });
      for (const [file, content] of Object.entries(assets)) {
        fs.writeFileSync(path.join(outDir, file), content);
      }
    },
  };
}
