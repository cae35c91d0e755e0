import type {Token} from './text.ts';

/** How a term of the index came to be found. */
export type TermMatch = {
  /** Numbers of the words of the query that the term stands for. */
  words: readonly number[];
  /** How many letters to mark; the whole word if undefined. */
  letters?: number;
};

/** Which terms to mark, and what the visitor typed for them. */
export type MatchedTerms = {
  terms: ReadonlyMap<string, TermMatch>;
  typed: readonly string[];
};

export type Tags = {pre: string; post: string};

export type Highlighted = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
};

/** An escaped text, its words, and which of them match. */
export type MatchedText = {
  text: string;
  tokens: readonly Token[];
  matches: readonly (TermMatch | undefined)[];
  /** How many of the words match. */
  count: number;
  matchLevel: Highlighted['matchLevel'];
  matchedWords: string[];
};

export function matchText(
  text: string,
  tokens: readonly Token[],
  {terms, typed}: MatchedTerms,
): MatchedText {
  const matches = tokens.map(({term}) => terms.get(term));
  const found = matches.filter((match) => match !== undefined);
  const matchedWords = typed.filter((_, word) =>
    found.some(({words}) => words.includes(word)),
  );
  const level = matchedWords.length === typed.length ? 'full' : 'partial';
  return {
    text,
    tokens,
    matches,
    count: found.length,
    matchLevel: matchedWords.length === 0 ? 'none' : level,
    matchedWords,
  };
}

/**
 * Marks the matched words of an escaped text. Only whole words or their
 * beginnings are wrapped, never a part of an entity, so what was safe for
 * innerHTML stays safe.
 */
export function highlight(matched: MatchedText, tags: Tags): Highlighted {
  const {text, tokens, count, matchLevel, matchedWords} = matched;
  const value = mark(matched, 0, tokens.length, 0, text.length, tags);
  return matchLevel === 'none'
    ? {value, matchLevel, matchedWords}
    : {
        value,
        matchLevel,
        fullyHighlighted: count === tokens.length,
        matchedWords,
      };
}

/** The part of a text with most matches in it, `size` words long. */
export function snippet(
  matched: MatchedText,
  size: number,
  tags: Tags,
  ellipsis: string,
): Highlighted {
  const {text, tokens, matchLevel, matchedWords} = matched;
  const from = tokens.length <= size ? 0 : bestWindow(matched, size);
  const to = Math.min(tokens.length, from + size);
  // Cuts lie at the edges of words, so that no entity is cut in half.
  const start = from === 0 ? 0 : (tokens[from] as Token).start;
  const end =
    to === tokens.length ? text.length : (tokens[to - 1] as Token).end;
  const before = from === 0 ? '' : ellipsis;
  const after = to === tokens.length ? '' : ellipsis;
  const marked = mark(matched, from, to, start, end, tags);
  return {value: `${before}${marked}${after}`, matchLevel, matchedWords};
}

function mark(
  {text, tokens, matches}: MatchedText,
  fromToken: number,
  toToken: number,
  from: number,
  to: number,
  {pre, post}: Tags,
): string {
  let marked = '';
  let done = from;
  for (let at = fromToken; at < toToken; at += 1) {
    const match = matches[at];
    if (match !== undefined) {
      const {term, start, end} = tokens[at] as Token;
      // The beginning of a word can be marked only where one letter of the
      // term is one letter of the text: no accents, ligatures or entities.
      const cut =
        match.letters !== undefined &&
        text.slice(start, end).toLowerCase() === term
          ? Math.min(end, start + match.letters)
          : end;
      marked += `${text.slice(done, start)}${pre}${text.slice(start, cut)}${post}`;
      done = cut;
    }
  }
  return marked + text.slice(done, to);
}

/** Where the window with most different matched words begins. */
function bestWindow({tokens, matches}: MatchedText, size: number): number {
  let best = 0;
  let bestScore = 0;
  for (let from = 0; from < tokens.length; from += 1) {
    if (matches[from] !== undefined) {
      const words = matches
        .slice(from, from + size)
        .flatMap((match) => match?.words ?? []);
      const score = new Set(words).size * tokens.length + words.length;
      if (score > bestScore) {
        bestScore = score;
        best = from;
      }
    }
  }
  // A little of what stands before the match makes it readable, and a window
  // at the end is filled up from the left.
  const lead = Math.max(0, best - Math.floor(size / 4));
  return Math.max(0, Math.min(lead, tokens.length - size));
}
