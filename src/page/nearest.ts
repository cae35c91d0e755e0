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

/** Below this, two words are different words, not a typo. */
const SAME_WORD = 0.7;

function score(wanted: string[], path: string): number {
  const words = wordsOf(path);
  const matched = wanted.map((word) => {
    const best = Math.max(0, ...words.map((other) => likeness(word, other)));
    return best >= SAME_WORD ? best : 0;
  });
  const sum = matched.reduce((total, value) => total + value, 0);
  // Of two pages with the same words, the one with fewer others is nearer.
  return (2 * sum) / (wanted.length + words.length);
}

type Page = {title: string; path: string};

/** @example readPages('- [FAQs](https://docs.test/docs/faqs.md): How …') */
export function readPages(llmsTxt: string): Page[] {
  return [...llmsTxt.matchAll(/^- \[(.+?)\]\((\S+)\.md\)/gm)].map(
    ([, title, url]) => ({title: title!, path: new URL(url!).pathname}),
  );
}

/** The pages whose paths share most words with the requested one. */
export function nearestPages(wanted: string, pages: Page[], limit = 4): Page[] {
  const specific = specificWords(wanted);
  return pages
    .map((page) => ({...page, score: score(specific, page.path)}))
    .filter((page) => page.score > 0)
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
    .slice(0, limit);
}

/** The words of a path, as a search query. */
export function pathAsQuery(path: string): string {
  return specificWords(path).join(' ');
}

/** Without the section, which all its pages share. */
function specificWords(path: string): string[] {
  return wordsOf(path).filter((word) => word !== 'docs' && word !== 'blog');
}
