/**
 * Code as coloured pieces. Prism's tokens are many and nested; a reader tells
 * seven colours apart, so a piece is a text and at most one of seven names.
 * Punctuation has none: it was half of all pieces, in a shade nobody saw.
 */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** The names, and which of Prism's tokens go by them: src/css/code.css. */
export const COLORS = {
  comment: ['comment', 'prolog', 'cdata'],
  keyword: ['keyword', 'tag', 'selector', 'atrule', 'important', 'method'],
  name: ['function', 'class-name', 'builtin', 'request-target', 'url'],
  string: ['string', 'char', 'attr-value', 'inserted', 'header-value'],
  field: ['property', 'attr-name', 'header-name', 'key', 'parameter'],
  value: ['number', 'boolean', 'constant', 'symbol', 'variable', 'regex'],
  gone: ['deleted'],
} as const;

export type Color = keyof typeof COLORS;

const colorOf = new Map<string, Color>(
  Object.entries(COLORS).flatMap(([color, types]) =>
    types.map((type) => [type, color as Color] as const),
  ),
);

export type Piece = {text: string; color: Color | undefined};

// Quiet: a language that Prism does not know is shown without colours.
loadLanguages.silent = true;

function grammarOf(language: string): Prism.Grammar | undefined {
  loadLanguages(language);
  return Prism.languages[language];
}

/** The innermost token that has a colour decides. */
function flatten(token: Prism.TokenStream, color: Color | undefined): Piece[] {
  if (typeof token === 'string') {
    return [{text: token, color}];
  }
  if (Array.isArray(token)) {
    return token.flatMap((part) => flatten(part, color));
  }
  const own = [token.alias ?? [], token.type]
    .flat()
    .map((type) => colorOf.get(type))
    .find(Boolean);
  return flatten(token.content, own ?? color);
}

function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.color === piece.color) {
      last.text += piece.text;
    } else {
      result.push({...piece});
    }
  }
  return result;
}

/** @example pieces('a = 1', 'ts') // a =, value 1 */
export function pieces(code: string, language: string): Piece[] {
  const grammar = grammarOf(language.toLowerCase());
  return grammar
    ? joined(flatten(Prism.tokenize(code, grammar), undefined))
    : [{text: code, color: undefined}];
}
