/**
 * Serves the API's description at /openapi.yaml, links to it (RFC 8631), and
 * serves feeds of its changes.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../site.settings.ts';
import {changesFeed, checkChanges} from './changes.ts';
import {API_FIRST, readApi, readApiText} from './document.ts';
import {contentValues} from '../settings/contentValues.ts';

export const OPENAPI_PLUGIN = 'api-description';
const OPENAPI_FILE = 'openapi.yaml';

const values = contentValues(settings);

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
    async loadContent() {
      const first = await fs.readFile(API_FIRST, 'utf8');
      checkChanges(readApi(values), first.trim().split('\n'));
    },
    async postBuild({outDir}) {
      const {brand, urls} = settings;
      const feed = changesFeed({
        name: brand.name,
        page: readApi(values).externalDocs.url,
        site: urls.site,
      });
      for (const [file, text] of [
        [OPENAPI_FILE, readApiText(values)],
        ['api-changes.xml', feed.rss2()],
        ['api-changes.json', feed.json1()],
      ] as const) {
        await fs.writeFile(path.join(outDir, file), text);
      }
    },
  };
}
