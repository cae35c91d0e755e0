/**
 * Turns a layout into the content of an SVG element. Strokes and text are
 * `currentColor`, so it works without CSS (in a feed) and follows the colour
 * mode on a page; CSS uses `data-part` and `data-tone`.
 */
import {DiagramError} from './layout.ts';
import type {Edge, Item, Layout, Operation} from './layout.ts';

export type Drawing = {markup: string; width: number; height: number};

/** Values of `class` that highlight a node, edge or group. */
const TONES = ['accent', 'green'];

/** Keeps strokes at the edges from being cut off. */
const PADDING = 2;

const POINTS_PER_INCH = 72;

const ANCHORS = {l: 'start', c: 'middle', r: 'end'} as const;

const round = (value: number) => String(Math.round(value * 10) / 10);

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawOperations(
  operations: readonly Operation[],
  height: number,
): string {
  // In Graphviz, y grows upwards.
  const at = ([x, y]: [number, number]) => `${round(x)} ${round(height - y)}`;
  let size = 0;
  let dashes = '';
  return operations
    .map((operation) => {
      switch (operation.op) {
        case 'F':
          size = operation.size;
          return '';
        case 'S':
          dashes =
            operation.style === 'dashed' ? ' stroke-dasharray="5 4"' : '';
          return '';
        case 'e':
        case 'E': {
          const [x, y, rx, ry] = operation.rect;
          return `<ellipse cx="${round(x)}" cy="${round(height - y)}" rx="${round(rx)}" ry="${round(ry)}"${dashes}/>`;
        }
        case 'p':
        case 'P':
        case 'L': {
          const close = operation.op === 'L' ? '' : 'Z';
          return `<path d="M${operation.points.map(at).join('L')}${close}"${dashes}/>`;
        }
        case 'b':
        case 'B': {
          const [first, ...rest] = operation.points.map(at);
          return `<path d="M${first}C${rest.join(' ')}"${dashes}/>`;
        }
        case 'T': {
          const [x, y] = operation.pt;
          const anchor = ANCHORS[operation.align];
          return `<text x="${round(x)}" y="${round(height - y)}" font-size="${size}" text-anchor="${anchor}">${escapeText(operation.text)}</text>`;
        }
        default:
          return '';
      }
    })
    .join('');
}

/** A rounded box as one `rect`; Graphviz uses 25 points. */
function drawBox({pos, width, height}: Item, total: number): string {
  const [x = 0, y = 0] = pos!.split(',').map(Number);
  const w = Number(width) * POINTS_PER_INCH;
  const h = Number(height) * POINTS_PER_INCH;
  return `<rect x="${round(x - w / 2)}" y="${round(total - y - h / 2)}" width="${round(w)}" height="${round(h)}" rx="8"/>`;
}

function tone(tag: string | undefined): string {
  if (!tag) {
    return '';
  }
  if (!TONES.includes(tag)) {
    throw new DiagramError(
      `unknown class "${tag}"; known: ${TONES.join(', ')}`,
      0,
    );
  }
  return ` data-tone="${tag}"`;
}

const TEXT = 'fill="currentColor" stroke="none"';

export function draw({bb, objects = [], edges = []}: Layout): Drawing {
  const [, , width = 0, height = 0] = bb.split(',').map(Number);
  const inside = (operations: readonly Operation[] = []) =>
    drawOperations(operations, height);
  const shape = (object: Item) =>
    object.shape === 'box' && object.style === 'rounded'
      ? drawBox(object, height)
      : inside(object._draw_);
  const item = (object: Item) =>
    `<g data-part="${object.nodes ? 'group' : 'node'}"${tone(object.class)}>${shape(object)}<g ${TEXT}>${inside(object._ldraw_)}</g></g>`;
  const edge = (line: Edge) => {
    const heads = inside(line._hdraw_) + inside(line._tdraw_);
    const label = inside(line._ldraw_);
    return `<g data-part="edge"${tone(line.class)}>${inside(line._draw_)}${heads && `<g fill="currentColor">${heads}</g>`}${label && `<g ${TEXT}>${label}</g>`}</g>`;
  };
  const parts = [...objects.map(item), ...edges.map(edge)].join('');
  return {
    markup: `<g fill="none" stroke="currentColor" transform="translate(${PADDING} ${PADDING})">${parts}</g>`,
    width: Math.ceil(width) + 2 * PADDING,
    height: Math.ceil(height) + 2 * PADDING,
  };
}
