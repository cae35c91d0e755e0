/** Every post opens with an image that loads without a layout shift. */
import fs from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {
  attribute,
  byTag,
  elements,
  find,
} from '../../plugins/postbuild/page-model/hast.ts';
import {buildDir} from '../helpers/built.ts';
import {postRoutes} from '../helpers/routes.ts';

function headerOf(route: string) {
  const html = fs.readFileSync(path.join(buildDir, `${route}.html`));
  const body = find(
    fromHtml(html),
    (element) => attribute(element, 'id') === '__blog-post-container',
  )!;
  const [first] = [...elements(body)].filter(byTag('img'));
  return (name: string) => (first && attribute(first, name)) ?? '';
}

describe.each(postRoutes)('%s', (route) => {
  const header = headerOf(route);

  it('has an image of known size, with alt text', () => {
    expect([header('width'), header('height')]).toEqual(['1200', '480']);
    expect(header('alt').length).toBeGreaterThan(30);
  });

  it('loads it from a file without text', () => {
    const svg = fs.readFileSync(path.join(buildDir, header('src')), 'utf8');
    expect(svg).toContain('viewBox="0 0 1200 480"');
    expect(svg).not.toMatch(/<text|<image|<script/);
    expect(svg).not.toContain(settings.brand.name);
  });
});
