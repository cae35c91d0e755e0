import leven from 'leven';

const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== 'html' && word !== 'index');

/** 1 for equal words, 0 for words with nothing in common. */
function likeness(a: string, b: string): number {
  return 1 - leven(a, b) / Math.max(a.length, b.length);
}

/** Below this two words are different words, not a slip of the keyboard. */
const SAME_WORD = 0.7;

function score(wanted: string[], path: string): number {
  const words = wordsOf(path);
  const matched = wanted.map((word) => {
    const best = Math.max(0, ...words.map((other) => likeness(word, other)));
    return best >= SAME_WORD ? best : 0;
  });
  const sum = matched.reduce((total, value) => total + value, 0);
  // Of two pages that hold the words, the one that holds little else is nearer.
  return (2 * sum) / (wanted.length + words.length);
}

/**
 * The real pages whose path shares most words with the one asked for.
 * @example nearestPaths('/docs/telegam', ['/docs/integrations/telegram'])
 */
export function nearestPaths(
  wanted: string,
  paths: readonly string[],
  limit = 4,
): string[] {
  // Every page of a section shares its first word: that alone says nothing.
  const generic = new Set(['docs', 'blog']);
  const specific = wordsOf(wanted).filter((word) => !generic.has(word));
  return paths
    .map((path) => ({path, score: score(specific, path)}))
    .filter((page) => page.score > 0)
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
    .slice(0, limit)
    .map((page) => page.path);
}

/** The words of a path, as somebody would type them into a search. */
export function pathAsQuery(path: string): string {
  return wordsOf(path)
    .filter((word) => word !== 'docs' && word !== 'blog')
    .join(' ');
}
