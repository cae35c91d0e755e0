/**
 * Icons and the web manifest, made from the owner's logo, settings and
 * colours: a rebrand replaces static/img/logo.svg and nothing else.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../../site.settings.ts';
import {readTokens} from '../../css/readTokens.ts';
import {brandAssets, headTags} from './assets.ts';

export default function brandAssetsPlugin({siteDir}: LoadContext): Plugin {
  const read = (file: string) => fs.readFile(path.join(siteDir, file), 'utf8');
  return {
    name: 'brand-assets',
    injectHtmlTags: () => ({headTags}),
    async postBuild({outDir}) {
      const logo = await read('static/img/logo.svg');
      const {dark} = readTokens(await read('src/css/tokens.css'));
      const assets = brandAssets(settings, logo, {
        page: dark['--site-surface']!,
        tile: dark['--site-code-surface']!,
      });
      await Promise.all(
        Object.entries(assets).map(([file, content]) =>
          fs.writeFile(path.join(outDir, file), content),
        ),
      );
    },
  };
}
