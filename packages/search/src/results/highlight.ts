import type {Query} from '../engine/query.ts';
import type {Token} from '../engine/text.ts';

export type Highlighted = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
};

/**
 * Marks the matching words in the best `size` words of an HTML-escaped text.
 * Wraps only words or their prefixes, never part of an entity, so the result is
 * still safe for innerHTML.
 */
export function highlight(
  text: string,
  tokens: readonly Token[],
  query: Query,
  {pre, post}: {pre: string; post: string},
  size = Infinity,
  ellipsis = '',
): Highlighted {
  const matched = tokens.map(({stem}) => matchedWords(stem, query));
  const from = bestStart(matched, size);
  const shown = tokens.slice(from, from + size);
  const cut = from + size < tokens.length;
  // Cuts only at word boundaries, so that no entity is split.
  let done = from === 0 ? 0 : (shown[0]?.start ?? 0);
  let value = from === 0 ? '' : ellipsis;
  const last = query.words.at(-1);
  shown.forEach(({word, stem, start, end}, at) => {
    if (matched[from + at]?.length) {
      // Marks only the typed prefix of a longer word, if each typed letter is
      // one letter of the text: no accents, no ligatures.
      const longer =
        last?.unfinished && last.stem !== stem && word.startsWith(last.text);
      const plain = text.slice(start, end).toLowerCase() === word;
      const markEnd = longer && plain ? start + last.text.length : end;
      value += text.slice(done, start);
      value += `${pre}${text.slice(start, markEnd)}${post}`;
      done = markEnd;
    }
  });
  value += text.slice(done, cut ? shown.at(-1)?.end : undefined);
  const found = new Set(matched.flat());
  const wanted = query.words.filter(isMarked).length;
  const level = found.size < wanted ? 'partial' : 'full';
  return {
    value: cut ? `${value}${ellipsis}` : value,
    matchLevel: found.size === 0 ? 'none' : level,
    matchedWords: [...found],
  };
}

/** Not stop words, nor "not", as which "don't" and "isn't" are read alike. */
const isMarked = ({text, rarity}: Query['words'][number]): boolean =>
  rarity > 0 && text !== 'not';

/** The query words that a stem is a form of. */
function matchedWords(stem: string, {words}: Query): string[] {
  return words
    .filter(isMarked)
    .filter(({spellings}) => spellings.some((each) => each.stem === stem))
    .map(({text}) => text);
}

/** The start of the window with most different query words. */
function bestStart(matched: readonly string[][], size: number): number {
  const counts = matched.map((words, from) =>
    words.length ? new Set(matched.slice(from, from + size).flat()).size : 0,
  );
  const best = counts.indexOf(Math.max(0, ...counts));
  // A few words of context before the match.
  const lead = Math.min(best, Math.floor(size / 4));
  return Math.max(0, Math.min(best - lead, matched.length - size));
}
