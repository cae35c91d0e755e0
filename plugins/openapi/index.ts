/** Serves the API's description at /openapi.yaml, and links to it (RFC 8631). */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../site.settings.ts';
import {API_SOURCE, readApiText} from './document.ts';
import {contentValues} from '../settings/contentValues.ts';

export const OPENAPI_PLUGIN = 'api-description';
const OPENAPI_FILE = 'openapi.yaml';

export default function apiDescription({
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  const source = path.join(siteDir, API_SOURCE);
  return {
    name: OPENAPI_PLUGIN,
    getPathsToWatch: () => [source],
    // Pages are generated from the file but don't import it. Without this,
    // Rspack would serve them from its cache after the file has changed.
    configureWebpack: ({experiments}) => {
      const {cache} = (experiments ?? {}) as {cache?: object};
      const cached = {cache: {buildDependencies: [source]}};
      return cache ? ({experiments: cached} as object) : {};
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'service-desc',
            type: 'application/yaml',
            href: `${baseUrl}${OPENAPI_FILE}`,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      const text = readApiText(contentValues(settings));
      await fs.writeFile(path.join(outDir, OPENAPI_FILE), text);
    },
  };
}
