import settings from '../../site.settings.ts';
import {expect, open, test} from '../helpers/test.ts';

test('icons and manifest exist and follow the settings', async ({page}) => {
  await open(page, '/');
  const icons = page.locator(
    'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
  );
  const urls = await icons.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')!),
  );
  expect(urls).toEqual(
    expect.arrayContaining([
      '/img/logo.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
    ]),
  );
  for (const url of urls) {
    expect((await page.request.get(url)).status(), url).toBe(200);
  }

  const reply = await page.request.get('/manifest.webmanifest');
  expect(reply.headers()['content-type']).toContain(
    'application/manifest+json',
  );
  const manifest = (await reply.json()) as {
    short_name: string;
    icons: {src: string; type: string; purpose?: string}[];
  };
  expect(manifest.short_name).toBe(settings.brand.name);
  expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
  for (const {src, type} of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toBe(type);
  }
});
