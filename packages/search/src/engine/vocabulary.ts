import SearchableMap from 'minisearch/SearchableMap';
import {stemOf} from './stem.ts';
import {isStopWord} from './stopwords.ts';

/** A word a visitor may have meant, and how likely. */
export type Spelling = {stem: string; weight: number};

const MAX_COMPLETIONS = 20;
const MAX_CORRECTIONS = 3;
const TYPO_WEIGHT = 0.8;
/** The minimum length of words for one typo, and for two. */
const MIN_LENGTHS = [4, 8];
/** Shorter beginnings are similar to too many words. */
const MIN_BEGINNING = 5;
/** Other things whose names look like typos of ordinary words. */
const NAMES = new Set(
  `apple asana bing bitly cohere drift figma flask gitlab gmail hubspot linkedin
  matrix monday mysql oauth okta openai patreon quora redis roblox rust saml
  square steam stripe tawk tidio trello twilio twitch viber wix`.split(/\s+/),
);

/** All indexed words, in MiniSearch's radix trees. */
export class Vocabulary {
  readonly #words = new SearchableMap<string[]>();
  /** What a typo may stand for: words of prose, and beginnings of them. */
  readonly #meant = new SearchableMap<string[]>();

  /** @param isCode names in code aren't what a typo stands for */
  readonly add = (word: string, isCode = false): void => {
    this.#words.set(word, [word]);
    if (
      !isCode &&
      !isStopWord(word) &&
      !this.#meant.get(word)?.includes(word)
    ) {
      for (let end = MIN_BEGINNING; end < word.length; end += 1) {
        this.#meant.fetch(word.slice(0, end), () => []).push(word);
      }
      this.#meant.fetch(word, () => []).unshift(word);
    }
  };

  /** Words that start with the letters typed so far, the shortest first. */
  completions(typed: string, weight: number): Spelling[] {
    return [...this.#words.atPrefix(typed).keys()]
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_COMPLETIONS)
      .map((word) => ({stem: stemOf(word), weight}));
  }

  /**
   * The words nearest to an unknown one, if a typo is likely; numbers and names
   * of other things aren't corrected.
   */
  corrections(typed: string, unfinished: boolean): Spelling[] {
    const most = MIN_LENGTHS.filter((length) => typed.length >= length).length;
    if (most === 0 || /\d/.test(typed) || NAMES.has(typed)) {
      return [];
    }
    const near = [...this.#meant.fuzzyGet(typed, 2)]
      // Typos in the first letter are rare.
      .filter(([term]) => term[0] === typed[0])
      .map(([term, [words, edits]]) => ({
        words: words.filter(
          (word) => unfinished || stemOf(word) === stemOf(term),
        ),
        isWord: words.includes(term),
        typos: letters(term) === letters(typed) ? 1 : edits,
      }))
      .filter(({words, typos}) => words.length > 0 && typos <= most);
    const least = Math.min(...near.map(({typos}) => typos));
    const nearest = near
      .filter(({typos}) => typos === least)
      // Whole words before beginnings.
      .sort((a, b) => Number(b.isWord) - Number(a.isWord));
    return [...new Set(nearest.flatMap(({words}) => words).map(stemOf))]
      .slice(0, MAX_CORRECTIONS)
      .map((stem) => ({stem, weight: TYPO_WEIGHT ** least}));
  }
}

/** @example letters('word') === letters('wrod') */
const letters = (word: string): string => [...word].sort().join('');
