/** Every page of the build has its own preview image. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {
  attribute,
  byTag,
  elements,
} from '../../plugins/postbuild/page-model/hast.ts';
import {buildDir} from '../helpers/built.ts';

const MAX_BYTES = 150_000;
const htmlFiles = fs
  .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'));

/** All values per tag, to detect duplicates. */
function metaOf(file: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const tree = fromHtml(fs.readFileSync(path.join(buildDir, file), 'utf8'));
  for (const meta of [...elements(tree)].filter(byTag('meta'))) {
    const name = attribute(meta, 'property') ?? attribute(meta, 'name') ?? '';
    const content = attribute(meta, 'content') ?? '';
    values.set(name, [...(values.get(name) ?? []), content]);
  }
  return values;
}

const cards = htmlFiles.map((file) => ({file, meta: metaOf(file)}));

function cardFile(meta: Map<string, string[]>): string {
  const url = meta.get('og:image')?.[0] ?? '';
  return path.join(buildDir, url.slice(settings.urls.site.length));
}

describe('social cards', () => {
  it('are checked on all pages', () => {
    expect(cards.length).toBeGreaterThan(80);
  });

  it.each(cards)('$file has one, with alt text', ({meta}) => {
    const [image] = meta.get('og:image') ?? [];
    const [alt] = meta.get('og:image:alt') ?? [];
    expect(image).toMatch(`${settings.urls.site}/img/cards/`);
    expect(alt).toMatch(/\S{3}/);
    const expected = {
      'og:image': [image],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [alt],
      'twitter:card': ['summary_large_image'],
      'twitter:image': [image],
      'twitter:image:alt': [alt],
    };
    expect(Object.fromEntries(meta)).toMatchObject(expected);
  });

  it.each(cards)('$file has a small PNG of 1200 × 630', ({meta}) => {
    const png = fs.readFileSync(cardFile(meta));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(MAX_BYTES);
  });

  it('are all different', () => {
    const digests = cards.map(({meta}) =>
      createHash('sha256')
        .update(fs.readFileSync(cardFile(meta)))
        .digest('hex'),
    );
    expect(new Set(digests).size).toBe(cards.length);
  });
});
