/** Serves the API's description at /openapi.yaml, and links to it (RFC 8631). */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../site.settings.ts';
import {readApiText} from './document.ts';
import {contentValues} from '../settings/contentValues.ts';

export const OPENAPI_PLUGIN = 'api-description';
const OPENAPI_FILE = 'openapi.yaml';

export default function apiDescription({baseUrl}: LoadContext): Plugin {
  return {
    name: OPENAPI_PLUGIN,
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
