/**
 * Which lines of a block are marked, in Docusaurus's ways: a range after the
 * language (```ts {1,3-4}) or comments in the code, which are taken out.
 */
export type MarkedCode = {code: string; marked: ReadonlySet<number>};

const RANGES = /\{([\d,-]+)\}/;
const COMMENT =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;

/** @example linesOf('1,3-4') // 0, 2, 3 */
function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({length: to - from + 1}, (_, at) => from + at - 1);
  });
}

export function markLines(source: string, meta: string): MarkedCode {
  const code = source.replace(/\n$/, '');
  const ranges = RANGES.exec(meta)?.[1];
  if (ranges !== undefined) {
    return {code, marked: new Set(linesOf(ranges))};
  }
  const kept: string[] = [];
  const marked = new Set<number>();
  let inside = false;
  for (const line of code.split('\n')) {
    const command = COMMENT.exec(line)?.[1];
    if (command === undefined) {
      if (inside) {
        marked.add(kept.length);
      }
      kept.push(line);
    } else if (command === 'next-line') {
      marked.add(kept.length);
    } else {
      inside = command === 'start';
    }
  }
  return {code: kept.join('\n'), marked};
}
