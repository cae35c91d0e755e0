import SearchableMap from 'minisearch/SearchableMap';
import {stemOf} from './stem.ts';

/** A word a visitor may have meant, and how likely. */
export type Spelling = {stem: string; weight: number};

const MAX_COMPLETIONS = 20;
const MAX_CORRECTIONS = 3;
const TYPO_WEIGHT = 0.8;
/** The minimum length of words for one typo, and for two. */
const MIN_LENGTHS = [4, 5];
const MIN_BEGINNING = 5; // shorter ones are similar to too many words

/** All indexed words, in MiniSearch's radix trees. */
export class Vocabulary {
  readonly #words = new SearchableMap<string[]>();
  /** For words that are both unfinished and misspelled. */
  readonly #beginnings = new SearchableMap<string[]>();

  readonly add = (word: string): void => {
    if (!this.#words.has(word)) {
      this.#words.set(word, [word]);
      for (let end = MIN_BEGINNING; end < word.length; end += 1) {
        this.#beginnings.fetch(word.slice(0, end), () => []).push(word);
      }
    }
  };

  /** Words that start with the letters typed so far, the shortest first. */
  completions(typed: string, weight: number): Spelling[] {
    return [...this.#words.atPrefix(typed).keys()]
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_COMPLETIONS)
      .map((word) => ({stem: stemOf(word), weight}));
  }

  /** The words nearest to an unknown one; numbers aren't corrected. */
  corrections(typed: string): Spelling[] {
    const most = MIN_LENGTHS.filter((length) => typed.length >= length).length;
    const near = [this.#words, this.#beginnings]
      .flatMap((tree) => [...tree.fuzzyGet(typed, most)])
      // Typos in the first letter are rare.
      .filter(([term]) => term[0] === typed[0] && !/\d/.test(typed));
    const least = Math.min(...near.map(([, [, typos]]) => typos));
    return near
      .flatMap(([, [words, typos]]) => (typos === least ? words : []))
      .slice(0, MAX_CORRECTIONS)
      .map((word) => ({stem: stemOf(word), weight: TYPO_WEIGHT ** least}));
  }
}
