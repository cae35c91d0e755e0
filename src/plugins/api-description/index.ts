/** Serves the API's description at /openapi.yaml. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import settings from '../../../site.settings.ts';
import {readApiText} from '../../api/document.ts';
import {contentValues} from '../../settings/contentValues.ts';

export const API_FILE = 'openapi.yaml';

export default function apiDescription(): Plugin {
  return {
    name: 'api-description',
    async postBuild({outDir}) {
      const text = readApiText(contentValues(settings));
      await fs.writeFile(path.join(outDir, API_FILE), text);
    },
  };
}
