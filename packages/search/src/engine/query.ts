import type {Section} from './sections.ts';
import {stemOf} from './stem.ts';
import {isStopWord} from './stopwords.ts';
import type {SynonymTable} from './synonymTable.ts';
import {tokenize} from './text.ts';
import type {Spelling, Vocabulary} from './vocabulary.ts';

/** Sections with a phrase: BM25 score, and whether it's in the headings. */
export type Matches = Map<Section, {score: number; inHeadings: boolean}>;

type Word = {
  text: string;
  stem: string;
  unfinished: boolean; // the last word, which may still be incomplete
  spellings: Spelling[]; // as typed, completed or corrected; no synonyms
  rarity: number; // the weight of the word; 0 for stop words
};

/** Stems that can replace `length` words of the query, from `at` on. */
type Alternative = {
  at: number;
  length: number;
  stems: string[];
  weight: number; // 1 for the word itself, less for similar ones
  matches: Matches;
};

export type Query = {
  words: Word[];
  alternatives: Alternative[];
  code: RegExp[]; // match what a section about a typed command is called
};

type Lexicon = {
  sections: readonly Section[];
  matches: (stems: string[]) => Matches;
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
};

const MAX_WORDS = 16;
const SYNONYM_WEIGHT = 0.65;
const COMPLETION_WEIGHT = 0.9;
const LONGER_WORD_WEIGHT = 0.35; // "mode" may become "moderator"
/** "POST /answers", "/bar", "faqs:write", "user.name", "conversation_id". */
const CODE =
  /(?:\b(?:get|post|put|patch|delete) +)?\/[\w/{}.:-]*[\w}]|\w+(?:[.:/]\w+)+|[a-z\d]+_\w+/g;

/** Finds the index's stems that match the words of a query. */
export function readQuery(text: string, lexicon: Lexicon): Query {
  const {sections, matches, synonyms} = lexicon;
  const all = [...new Set(tokenize(text).map(({word}) => word))];
  const typed =
    all.length > MAX_WORDS ? all.filter((w) => !isStopWord(w)) : all;
  const words = typed.slice(0, MAX_WORDS).map((word, at) => {
    const unfinished = at === typed.length - 1 && !/\s$/.test(text);
    const rarity = typed.every(isStopWord) || !isStopWord(word) ? 1 : 0;
    const spellings = spell(word, unfinished, lexicon);
    return {text: word, stem: stemOf(word), unfinished, spellings, rarity};
  });
  const alternatives: Alternative[] = [];
  const add = (at: number, length: number, stems: string[], weight: number) => {
    const decides = words.slice(at, at + length).some(({rarity}) => rarity > 0);
    if (decides && matches(stems).size > 0) {
      alternatives.push({at, length, stems, weight, matches: matches(stems)});
    }
  };
  words.forEach(({spellings}, at) => {
    spellings.forEach(({stem, weight}) => add(at, 1, [stem], weight));
    // Misspelled phrases have synonyms too.
    const meant = words.slice(at).map((word) => word.spellings[0]?.stem ?? '');
    const weight = SYNONYM_WEIGHT * (spellings[0]?.weight ?? 1);
    synonyms(meant).forEach(({from, to}) => add(at, from.length, to, weight));
  });
  for (const word of words) {
    // A word that only has synonyms is rare.
    const frequency = Math.max(1, matches([word.stem]).size);
    word.rarity *= Math.log(1 + sections.length / frequency);
  }
  return {words, alternatives, code: readCode(text)};
}

/** The stems a word may stand for, the likeliest first. */
function spell(
  word: string,
  unfinished: boolean,
  {matches, vocabulary, synonyms}: Lexicon,
): Spelling[] {
  const stem = stemOf(word);
  const known = matches([stem]).size > 0 || synonyms([stem]).length > 0;
  const weight = known ? LONGER_WORD_WEIGHT : COMPLETION_WEIGHT;
  const completions = unfinished ? vocabulary.completions(word, weight) : [];
  if (known) {
    return [{stem, weight: 1}, ...completions];
  }
  return completions.length > 0
    ? completions
    : vocabulary.corrections(word, unfinished);
}

/** The pieces of code in a query, and all of it if it has one: "/bar set". */
function readCode(query: string): RegExp[] {
  const text = query.trim().toLowerCase();
  const pieces: string[] = text.match(CODE) ?? [];
  const names = pieces.length > 0 ? [...pieces, text] : [];
  return names.map((name) => {
    const literal = name.replace(/\W/g, '\\$&');
    return new RegExp(`^(?:[a-z]+ |\\W+)?${literal}(?![\\w/{])`);
  });
}
