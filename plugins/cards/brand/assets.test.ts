import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {testSettings as settings} from '../../../tests/helpers/testSettings.ts';
import {brandAssets, headTags, manifest, PNG_ICONS} from './assets.ts';
import {icoOf, iconPng, iconSvg} from './icons.ts';

const brand = {
  name: 'Acme',
  slug: 'acme',
  tagline: 'AI support',
  copyrightYear: 2025,
};
const owner = {brand, urls: settings.urls};
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#ff0000"/></svg>';
const background = '#100d17';

/** Width and height, from the first chunk of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('brand assets', () => {
  const assets = brandAssets(owner, square, background);

  test('every icon has the size in its name and in the manifest', () => {
    for (const [file, {size}] of Object.entries(PNG_ICONS)) {
      expect(file).toContain(`-${size}.`);
      expect(sizeOf(assets[file] as Buffer), file).toEqual([size, size]);
    }
    expect(sizeOf(assets['apple-touch-icon.png'] as Buffer)).toEqual([
      180, 180,
    ]);
  });

  test('every file named in head or manifest exists', () => {
    const {icons} = manifest(owner, background);
    const named = [
      ...headTags('').map(({attributes}) => attributes.href),
      ...icons.map(({src}) => src),
    ];
    for (const href of named) {
      const made = href.slice(1) in assets;
      expect(made || fs.existsSync(`static${href}`), href).toBe(true);
    }
  });

  test('the manifest follows the settings', () => {
    expect(JSON.parse(assets['manifest.webmanifest'] as string)).toMatchObject({
      name: 'Acme docs',
      short_name: 'Acme',
      background_color: background,
    });
  });

  test('a different logo gives different icons', () => {
    const green = square.replace('#ff0000', '#00ff00');
    const other = brandAssets(owner, green, background);
    expect(other['icon-192.png']).not.toEqual(assets['icon-192.png']);
  });
});

describe('icons', () => {
  test('a maskable icon keeps the logo inside the safe zone', () => {
    const svg = iconSvg(square, {size: 100, scale: 0.7, background: '#123456'});
    expect(svg).toContain('x="15" y="15" width="70" height="70"');
    expect(svg).toContain('fill="#123456"');
  });

  test('an .ico header has the offset of its image', () => {
    const png = iconPng(square, {size: 32});
    const ico = icoOf(png, 32);
    expect(ico.readUInt32LE(18)).toBe(22);
    expect(ico.subarray(22)).toEqual(png);
  });

  test("the site's logo contains no text", () => {
    const logo = fs.readFileSync('static/img/logo.svg', 'utf8');
    expect(logo).not.toMatch(/<(text|title|desc)\b/);
  });
});
