/** Renders every page's card and writes it into the build. */
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {forEachOf, write} from '../files.ts';
import type {BuildCache} from '../site-model/buildCache.ts';
import type {PageModel} from '../site-model/page-model/types.ts';
import {cardPath} from '../../data/paths.ts';
import {cardText} from './cardText.ts';
import {renderCard, renderFrame, LOGO_SIZE} from './template.ts';
import type {Font} from './template.ts';

/** Keeps rendering and encoding threads busy; decoded images need memory. */
const PARALLEL = 6;

export type CardOptions = {
  outDir: string;
  brand: string;
  tagline: string;
  host: string;
  logoFile: string;
  cache: BuildCache;
};

const {resolve} = createRequire(import.meta.url);
const TEMPLATE = new URL('./template.ts', import.meta.url);

async function loadFonts(): Promise<Font[]> {
  const load = async (subset: string, weight: Font['weight']) => ({
    name: 'Inter',
    weight,
    style: 'normal' as const,
    data: await fs.readFile(
      resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
    ),
  });
  return Promise.all([
    load('latin', 500),
    load('latin', 700),
    load('latin-ext', 500),
    load('latin-ext', 700),
  ]);
}

async function loadLogo(file: string): Promise<Buffer> {
  const svg = await fs.readFile(file);
  const fitTo = {mode: 'width' as const, value: LOGO_SIZE};
  return (await renderAsync(svg, {fitTo})).asPng();
}

async function toPng(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
}

export async function writeCards(
  pages: PageModel[],
  {outDir, brand, tagline, host, logoFile, cache}: CardOptions,
): Promise<number> {
  const fonts = await loadFonts();
  const logo = await loadLogo(logoFile);
  const frame = await renderFrame({brand, host, logo, fonts});
  // Part of the cache key; other colours, fonts or satori change the frame.
  const look = (await fs.readFile(TEMPLATE, 'utf8')) + frame;
  await forEachOf(pages, PARALLEL, async (page) => {
    const text = cardText(page, tagline);
    const source = look + JSON.stringify(text);
    const png = await cache.get(source, '.png', () =>
      renderCard(text, frame, fonts).then(toPng),
    );
    await write(path.join(outDir, cardPath(page.route)), png);
  });
  return pages.length;
}
