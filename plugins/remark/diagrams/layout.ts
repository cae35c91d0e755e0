/**
 * Lets Graphviz place nodes and edges. Only the geometry is taken from it:
 * colours and fonts are the site's, so that one drawing fits both modes.
 */
import {instance} from '@viz-js/viz';
import type {Viz} from '@viz-js/viz';

/** One of Graphviz's drawing operations; those for colour are left out. */
export type Operation =
  | {op: 'e' | 'E'; rect: [x: number, y: number, rx: number, ry: number]}
  | {op: 'p' | 'P' | 'b' | 'B' | 'L'; points: [x: number, y: number][]}
  | {op: 'T'; pt: [x: number, y: number]; align: 'l' | 'c' | 'r'; text: string}
  | {op: 'F'; size: number}
  | {op: 'S'; style: string}
  | {op: 'c' | 'C' | 't' | 'I'};

type Drawn = {
  class?: string;
  _draw_?: Operation[];
  _ldraw_?: Operation[];
};

export type Item = Drawn & {
  _gvid: number;
  name: string;
  /** Only groups (clusters) have nodes. */
  nodes?: number[];
  /** Only nodes have these: `x,y` of the middle, and inches. */
  pos?: string;
  width?: string;
  height?: string;
  shape?: string;
  style?: string;
};

export type Edge = Drawn & {
  tail: number;
  head: number;
  _hdraw_?: Operation[];
  _tdraw_?: Operation[];
};

export type Layout = {
  directed: boolean;
  /** `x0,y0,x1,y1`, with y upwards. */
  bb: string;
  objects?: Item[];
  edges?: Edge[];
};

/** Says what is wrong with a diagram, and in which of its lines if known. */
export class DiagramError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

const FONT = {fontname: 'Arial', fontsize: 15};
const OPTIONS = {
  format: 'json',
  graphAttributes: {...FONT, ranksep: 0.45, nodesep: 0.35},
  // Room for the site's own font, which may run wider than the one measured.
  nodeAttributes: {...FONT, shape: 'box', style: 'rounded', margin: '0.2,0.1'},
  edgeAttributes: {...FONT, fontsize: 13},
};

let viz: Promise<Viz> | undefined;

export async function layoutDot(source: string): Promise<Layout> {
  // Loading takes longer than drawing, and a site without diagrams needs none.
  viz ??= instance();
  const result = (await viz).render(source, OPTIONS);
  // A warning is a mistake too, such as a shape that does not exist.
  const [problem] = result.errors;
  if (result.status === 'failure' || problem) {
    const message = problem?.message ?? 'not a graph';
    const line = /in line (\d+)/.exec(message)?.[1];
    throw new DiagramError(message, Number(line ?? 0));
  }
  return JSON.parse(result.output!) as Layout;
}
