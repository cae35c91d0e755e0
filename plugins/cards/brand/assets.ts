import type {Settings} from '../../settings/schema.ts';
import {basePath} from '../../settings/sitePath.ts';
import {icoOf, iconPng} from './icons.ts';
import type {IconStyle} from './icons.ts';

/** The safe zone of a maskable icon is a circle of 80 % of its width. */
const MASKABLE_SCALE = 0.7;
const FAVICON_SIZE = 32;

const maskable = {scale: MASKABLE_SCALE};

export const PNG_ICONS: Record<string, IconStyle & {purpose?: string}> = {
  'icon-192.png': {size: 192},
  'icon-512.png': {size: 512},
  'icon-maskable-192.png': {size: 192, ...maskable, purpose: 'maskable'},
  'icon-maskable-512.png': {size: 512, ...maskable, purpose: 'maskable'},
};

const APPLE_ICON = 'apple-touch-icon.png';

export function manifest(
  {brand, urls}: Pick<Settings, 'brand' | 'urls'>,
  background: string,
) {
  const base = basePath({urls});
  return {
    name: `${brand.name} docs`,
    short_name: brand.name,
    description: brand.tagline,
    start_url: `${base}/`,
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      // First, so that a browser that looks at the icon of a page it has not
      // installed takes the file that the page shows anyway, not 12 kB of PNG.
      {src: `${base}/img/logo.svg`, sizes: 'any', type: 'image/svg+xml'},
      ...Object.entries(PNG_ICONS).map(([file, {size, purpose}]) => ({
        src: `${base}/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(purpose && {purpose}),
      })),
    ],
  };
}

/** Every file of the icon set, by its path on the site. */
export function brandAssets(
  settings: Pick<Settings, 'brand' | 'urls'>,
  logo: string,
  background: string,
): Record<string, Buffer | string> {
  const png = ({size, scale}: IconStyle) =>
    iconPng(logo, {
      size,
      // Only a maskable icon needs a background.
      ...(scale !== undefined && {scale, background}),
    });
  return {
    ...Object.fromEntries(
      Object.entries(PNG_ICONS).map(([file, style]) => [file, png(style)]),
    ),
    [APPLE_ICON]: iconPng(logo, {size: 180, background}),
    'favicon.ico': icoOf(png({size: FAVICON_SIZE}), FAVICON_SIZE),
    'manifest.webmanifest': JSON.stringify(
      manifest(settings, background),
      null,
      2,
    ),
  };
}

export const themeColorTag = (content: string) => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', content},
});

export const headTags = (base: string) =>
  [
    {
      rel: 'icon',
      href: `${base}/img/logo.svg`,
      type: 'image/svg+xml',
      sizes: 'any',
    },
    {rel: 'apple-touch-icon', href: `${base}/${APPLE_ICON}`},
    {rel: 'manifest', href: `${base}/manifest.webmanifest`},
  ].map((attributes) => ({tagName: 'link', attributes}));
