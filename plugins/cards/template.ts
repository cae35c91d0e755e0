/** The card's design: flat shapes and few colours, to keep files small. */
import satori from 'satori';
import {colorOf, siteTokens} from './brand/readTokens.ts';
import type {CardText} from './cardText.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const LOGO_SIZE = 76;

/** Of the dark mode, which is the default. */
function cardColors() {
  const {dark} = siteTokens();
  const color = (name: string) => colorOf(dark, name);
  return {
    ground: color('surface'),
    text: color('text'),
    muted: color('text-muted'),
    green: color('green'),
    fan: [
      'art-ground',
      'art-1',
      'art-2',
      'art-3',
      'art-4',
      'accent',
      'green',
    ].map(color),
  };
}

const COLORS = cardColors();

export type Font = {
  name: string;
  data: Buffer;
  weight: 500 | 700;
  style: 'normal';
};

export type CardSite = {
  brand: string;
  host: string;
  /** The logo as PNG: an SVG would be rasterized again for each card. */
  logo: Buffer;
  fonts: Font[];
};

type Style = Record<string, string | number>;
type Box = {type: 'div'; props: {style: Style; children: string | Box[]}};

function box(style: Style, children: string | Box[]): Box {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

/** Strips the outer `<svg>`, whose clipping takes half the render time. */
async function renderText(root: Box, fonts: Font[]): Promise<string> {
  // Satori accepts plain objects, but its type only allows React elements.
  const svg = await satori(root as never, {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  });
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** A fan in the lower right corner. */
function fan(): string {
  return COLORS.fan
    .map((fill, index) => {
      const length = 450 - index * 26;
      const shape = `M0 0C${length * 0.4} -58 ${length * 0.8} -58 ${length} 0C${length * 0.8} 42 ${length * 0.4} 30 0 0Z`;
      const place = `translate(1160 692) rotate(${192 + index * 14})`;
      return `<path d="${shape}" fill="${fill}" transform="${place}"/>`;
    })
    .join('');
}

/** Everything that all cards share, rendered once. */
export async function renderFrame(site: CardSite): Promise<string> {
  const text = await renderText(
    box({position: 'absolute', left: 178, top: 504, flexDirection: 'column'}, [
      box(
        {
          fontSize: site.brand.length > 20 ? 30 : 38,
          fontWeight: 700,
          color: COLORS.text,
        },
        site.brand,
      ),
      box({fontSize: 28, fontWeight: 500, color: COLORS.muted}, site.host),
    ]),
    site.fonts,
  );
  const logo = site.logo.toString('base64');
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>${fan()}<image x="80" y="509" width="${LOGO_SIZE}" height="${LOGO_SIZE}" href="data:image/png;base64,${logo}"/>${text}`;
}

/** Large for short titles; long ones must fit on three lines. */
function titleSize(title: string): number {
  const steps: [maxLength: number, size: number][] = [
    [24, 104],
    [40, 88],
    [56, 78],
    [84, 68],
  ];
  return steps.find(([maxLength]) => title.length <= maxLength)?.[1] ?? 58;
}

/** A complete card as SVG, with text as paths. */
export async function renderCard(
  {section, title}: CardText,
  frame: string,
  fonts: Font[],
): Promise<string> {
  const text = await renderText(
    box({position: 'absolute', left: 80, top: 76, flexDirection: 'column'}, [
      // A tagline may need two lines.
      box(
        {width: 1040, fontSize: 34, fontWeight: 500, color: COLORS.green},
        section,
      ),
      box(
        {
          width: 1000,
          marginTop: 26,
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
          color: COLORS.text,
          display: 'block',
          lineClamp: 4,
          textWrap: 'balance',
        },
        title,
      ),
    ]),
    fonts,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${frame}${text}</svg>`;
}
