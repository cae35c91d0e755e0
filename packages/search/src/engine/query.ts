import type {Section} from './sections.ts';
import {isStopWord} from './stopwords.ts';
import type {SynonymTable} from './synonym-table.ts';
import {stemOf, tokenize} from './text.ts';
import type {Spelling, Vocabulary} from './vocabulary.ts';

/** Sections with a phrase: BM25 score, and whether it's in the headings. */
export type Matches = Map<Section, {score: number; inHeadings: boolean}>;

type Word = {
  text: string;
  stem: string;
  /** The last word, which may still be incomplete. */
  unfinished: boolean;
  /** The weight of the word; 0 for stop words. */
  rarity: number;
};

/** Stems that can replace `length` words of the query, from `at` on. */
type Alternative = {
  at: number;
  length: number;
  stems: string[];
  /** 1 for the word itself, less for similar ones. */
  weight: number;
  matches: Matches;
};

export type Query = {words: Word[]; alternatives: Alternative[]};

type Lexicon = {
  sections: readonly Section[];
  matches: (stems: string[]) => Matches;
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
};

const MAX_WORDS = 16;
const SYNONYM_WEIGHT = 0.65;
const COMPLETION_WEIGHT = 0.9;
/** "mode" is a complete word, but may become "moderator". */
const LONGER_WORD_WEIGHT = 0.35;

/** Finds the index's stems that match the words of a query. */
export function readQuery(text: string, lexicon: Lexicon): Query {
  const {sections, matches, synonyms} = lexicon;
  const typed = [...new Set(tokenize(text).map(({word}) => word))];
  const words = typed.slice(0, MAX_WORDS).map((word, at) => ({
    text: word,
    stem: stemOf(word),
    unfinished: at === typed.length - 1 && !/\s$/.test(text),
    rarity: typed.every(isStopWord) || !isStopWord(word) ? 1 : 0,
  }));
  const alternatives: Alternative[] = [];
  const add = (at: number, length: number, stems: string[], weight: number) => {
    const decides = words.slice(at, at + length).some(({rarity}) => rarity > 0);
    if (decides && matches(stems).size > 0) {
      alternatives.push({at, length, stems, weight, matches: matches(stems)});
    }
  };
  // Misspelled phrases have synonyms too.
  const meant = words.map((word, at) => {
    const spellings = spell(word, lexicon);
    spellings.forEach(({stem, weight}) => add(at, 1, [stem], weight));
    return spellings[0] ?? {stem: word.stem, weight: 1};
  });
  meant.forEach(({weight}, at) => {
    const stems = meant.slice(at).map(({stem}) => stem);
    for (const {from, to} of synonyms(stems)) {
      add(at, from.length, to, SYNONYM_WEIGHT * weight);
    }
  });
  words.forEach((word, at) => {
    const own = alternatives.filter((other) => other.at === at);
    const sizes = own.map((other) => other.matches.size);
    const frequency = matches([word.stem]).size || Math.max(1, ...sizes);
    word.rarity *= Math.log(1 + sections.length / frequency);
  });
  return {words, alternatives};
}

/** The stems a word may stand for, the likeliest first. */
function spell(
  {text, stem, unfinished}: Word,
  {matches, vocabulary, synonyms}: Lexicon,
): Spelling[] {
  const known = matches([stem]).size > 0 || synonyms([stem]).length > 0;
  const weight = known ? LONGER_WORD_WEIGHT : COMPLETION_WEIGHT;
  const completions = unfinished ? vocabulary.completions(text, weight) : [];
  if (known) {
    return [{stem, weight: 1}, ...completions];
  }
  return completions.length > 0 ? completions : vocabulary.corrections(text);
}
