import zlib from 'node:zlib';
import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';
import {palettePng} from './png.ts';

function pixelsOf(svg: string) {
  const {width, height, pixels} = new Resvg(svg).render();
  return {width, height, pixels};
}

/** What another decoder makes of a PNG. */
function decoded(png: Buffer, width: number, height: number): Buffer {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image image-rendering="optimizeSpeed" width="${width}" height="${height}" href="${href}"/></svg>`,
  ).pixels;
}

describe('palettePng', () => {
  it('keeps every pixel of a flat picture', async () => {
    const image = pixelsOf(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" shape-rendering="crispEdges"><rect width="40" height="30" fill="#150f20"/><rect x="8" y="4" width="9" height="11" fill="#7ee2a8"/><circle cx="30" cy="20" r="8" fill="#b692f6"/></svg>',
    );
    const png = await palettePng(image);
    expect(decoded(png!, 40, 30).equals(image.pixels)).toBe(true);
  });

  it('writes checksums that a strict reader accepts', async () => {
    const image = pixelsOf(
      '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#123456"/></svg>',
    );
    const png = (await palettePng(image))!;
    for (let at = 8; at < png.length;) {
      const length = png.readUInt32BE(at);
      const body = png.subarray(at + 4, at + 8 + length);
      expect(png.readUInt32BE(at + 8 + length)).toBe(zlib.crc32(body));
      at += 12 + length;
    }
  });

  it('gives up on more colours than a palette holds', async () => {
    const pixels = Buffer.alloc(64 * 64 * 4, 255);
    for (let i = 0; i < 64 * 64; i++) {
      pixels.set([(i % 64) * 4, Math.floor(i / 64) * 4, (i % 3) * 99], i * 4);
    }
    expect(await palettePng({width: 64, height: 64, pixels})).toBeNull();
  });
});
