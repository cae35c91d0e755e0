/**
 * No page asks for more than a quarter of an hour, at the speed that Docusaurus
 * shows for posts. Code and the names of tabs are looked up, not read.
 */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {readPage} from '../../src/plugins/page-model/read-page.ts';
import {readSite} from '../../src/plugins/page-model/read-site.ts';

const WORDS_A_MINUTE = 200;
const LONGEST_MINUTES = 15;
const LOOKED_UP = new Set(['code', 'label']);

const pages = await readSite(
  {
    outDir: path.resolve(import.meta.dirname, '../../build'),
    siteUrl: settings.urls.site,
    siteTitle: settings.brand.name,
  },
  async (source) => readPage(source),
);

describe('reading time', () => {
  const read = pages.filter(({kind}) => kind === 'doc' || kind === 'post');

  it.each(read.map((page) => [page.route, page] as const))(
    'of %s is below 15 minutes',
    (_, {sections}) => {
      const texts = sections.flatMap(({heading, blocks}) => [
        heading,
        ...blocks
          .filter(({type}) => !LOOKED_UP.has(type))
          .map(({text}) => text),
      ]);
      const words = texts.join(' ').split(/\s+/).length;
      expect(words / WORDS_A_MINUTE).toBeLessThan(LONGEST_MINUTES);
    },
  );
});
