/**
 * Renders the logo at fixed sizes, centred in a square, so any SVG works
 * whatever its size or proportions.
 */
import {Resvg} from '@resvg/resvg-js';

export type IconStyle = {
  size: number;
  /** The share of the square that the logo fills, up to 1. */
  scale?: number;
  /** Behind the logo; without it the icon is transparent. */
  background?: string;
};

export function iconSvg(
  logo: string,
  {size, scale = 1, background}: IconStyle,
): string {
  const side = size * scale;
  const offset = (size - side) / 2;
  const href = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
    background ? `<rect width="100%" height="100%" fill="${background}"/>` : ''
  }<image href="${href}" x="${offset}" y="${offset}" width="${side}" height="${side}"/></svg>`;
}

export function iconPng(logo: string, style: IconStyle): Buffer {
  return new Resvg(iconSvg(logo, style)).render().asPng();
}

/** Wraps a PNG as .ico, for clients that request /favicon.ico. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
