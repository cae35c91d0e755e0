/**
 * Every page can be read in 15 minutes, at the speed Docusaurus assumes for
 * posts. Code, tab labels and the API's tables aren't counted, as people look
 * things up there.
 */
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {readPage} from '../../plugins/postbuild/page-model/read-page.ts';
import {readSite} from '../../plugins/postbuild/page-model/read-site.ts';
import type {Block} from '../../plugins/postbuild/page-model/types.ts';
import {buildDir} from '../helpers/built.ts';

const WORDS_A_MINUTE = 200;
const LONGEST_MINUTES = 15;

const pages = await readSite(
  {
    outDir: buildDir,
    siteUrl: settings.urls.site,
    siteTitle: settings.brand.name,
  },
  async (source) => readPage(source),
);

function isRead(block: Block): boolean {
  if (block.type === 'row') {
    const {header} = block;
    return header[0] !== 'Call' && !header.includes('Meaning');
  }
  return block.type !== 'code' && block.type !== 'label';
}

describe('reading time', () => {
  const read = pages.filter(({kind}) => kind === 'doc' || kind === 'post');

  it.each(read.map((page) => [page.route, page] as const))(
    'of %s is below 15 minutes',
    (_, {sections}) => {
      const texts = sections.flatMap(({heading, blocks}) => [
        heading,
        ...blocks.filter(isRead).map(({text}) => text),
      ]);
      const words = texts.join(' ').split(/\s+/).length;
      expect(words / WORDS_A_MINUTE).toBeLessThan(LONGEST_MINUTES);
    },
  );
});
