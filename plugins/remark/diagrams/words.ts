import type {Edge, Item, Layout} from './layout.ts';

/** The text as it is drawn, which spares us Graphviz's escapes. */
function label({_ldraw_ = []}: Item | Edge): string {
  return _ldraw_
    .flatMap((operation) =>
      operation.op === 'T' ? [operation.text.trim()] : [],
    )
    .join(' ');
}

/**
 * What a diagram says, one statement a line: each arrow, then each node that
 * has none, then what each named group holds.
 *
 * @example
 * // digraph {Question -> Answer [label="sure"]}
 * // ['Question → Answer (sure)']
 */
export function describe({
  directed,
  objects = [],
  edges = [],
}: Layout): string[] {
  const names = new Map(
    objects.map((item) => [item._gvid, label(item) || item.name]),
  );
  const name = (id: number) => names.get(id)!;
  const linked = new Set(edges.flatMap(({tail, head}) => [tail, head]));
  const arrow = directed ? '→' : '–';
  return [
    ...edges.map((edge) => {
      const text = label(edge);
      const note = text && ` (${text})`;
      return `${name(edge.tail)} ${arrow} ${name(edge.head)}${note}`;
    }),
    ...objects
      .filter(({_gvid, nodes}) => !nodes && !linked.has(_gvid))
      .map(({_gvid}) => name(_gvid)),
    ...objects
      .filter((item) => item.nodes && label(item))
      .map((item) => `${label(item)}: ${item.nodes!.map(name).join(', ')}`),
  ];
}
