/**
 * Lays out nodes and edges with Graphviz. Only the geometry is used: colours
 * and fonts come from the site's CSS, so one SVG works in both colour modes.
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

type WithOperations = {
  class?: string;
  _draw_?: Operation[];
  _ldraw_?: Operation[];
};

export type Item = WithOperations & {
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

export type Edge = WithOperations & {
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

/** An error in a diagram's source, with the line if known. */
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
  // A visitor's font may be wider than the one Graphviz measured: nodes have a
  // margin, and labels of edges are drawn smaller (Diagram/styles.module.css).
  nodeAttributes: {...FONT, shape: 'box', style: 'rounded', margin: '0.2,0.1'},
  edgeAttributes: FONT,
};

let viz: Promise<Viz> | undefined;

export async function layoutDot(source: string): Promise<Layout> {
  // Loaded on first use: a site without diagrams doesn't need it.
  viz ??= instance();
  const result = (await viz).render(source, OPTIONS);
  // Warnings, such as an unknown shape, count as errors.
  const [problem] = result.errors;
  if (result.status === 'failure' || problem) {
    const message = problem?.message ?? 'not a graph';
    const line = /in line (\d+)/.exec(message)?.[1];
    throw new DiagramError(message, Number(line ?? 0));
  }
  return JSON.parse(result.output!) as Layout;
}
