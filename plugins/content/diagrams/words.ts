import type {Edge, Item, Layout} from './layout.ts';

/** From the drawing operations, where Graphviz's escapes are resolved. */
function label({_ldraw_ = []}: Item | Edge): string {
  return _ldraw_
    .flatMap((operation) =>
      operation.op === 'T' ? [operation.text.trim()] : [],
    )
    .join(' ');
}

/**
 * A diagram in words, one statement per line: each arrow, then each node
 * without arrows, then the nodes of each named group.
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
