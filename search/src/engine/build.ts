import type {LoadedSnapshot} from '../snapshot.ts';
import type {FacetMasks} from './facets.ts';
import {facetMasks} from './facets.ts';
import {FIELDS, textOf} from './fields.ts';
import {countPages, customRanking, numbered} from './numbering.ts';
import type {Postings} from './postings.ts';
import {postingSteps} from './postings.ts';
import {isStopWord} from './stopwords.ts';
import type {SynonymTable} from './synonym-table.ts';
import {buildSynonymTable} from './synonym-table.ts';
import type {Token} from './text.ts';
import {tokensOfEscaped} from './text.ts';
import type {Steps} from './turns.ts';
import {atOnce} from './turns.ts';
import type {Vocabulary} from './vocabulary.ts';
import {buildVocabulary} from './vocabulary.ts';

/** A snapshot made searchable. Nothing in it changes after it was built. */
export type SearchIndex = {
  snapshot: LoadedSnapshot;
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
  recordsWith: Postings;
  facetMasks: FacetMasks;
  /** The words of a record's text, kept once they were asked for. */
  tokensOf: (text: string) => readonly Token[];
  /** Term ids of all fields of all records, one after the other. */
  tokens: Int32Array;
  /** Where field f of record r begins: [r * FIELDS.length + f]. */
  starts: Int32Array;
  /** For each term: 1 if it is a stop word. */
  stop: Uint8Array;
  /** For each field of each record: its words less stop words. */
  countedWords: Int32Array;
  /** For each term: on how many of all pages it stands. */
  pageFrequency: Int32Array;
  pages: number;
  /** Number of each record's page, and of its section (URL with anchor). */
  pageOf: Int32Array;
  sectionOf: Int32Array;
  /** Place of each record in the custom ranking, and the record at a place. */
  placeOf: Int32Array;
  atPlace: Int32Array;
};

export function buildIndex(snapshot: LoadedSnapshot): SearchIndex {
  return atOnce(indexSteps(snapshot));
}

/** A step for each record; those that look at all records are short. */
export function* indexSteps(snapshot: LoadedSnapshot): Steps<SearchIndex> {
  const {records} = snapshot;
  const fieldTerms: string[][][] = [];
  for (const record of records) {
    fieldTerms.push(
      FIELDS.map((field) =>
        tokensOfEscaped(textOf(record, field)).map(({term}) => term),
      ),
    );
    yield;
  }
  const vocabulary = buildVocabulary(allTerms(fieldTerms));
  yield;
  const recordsWith = yield* postingSteps(
    vocabulary.terms,
    fieldTerms.map((fields) => fields.flat()),
  );
  const layout = lay(fieldTerms, vocabulary);
  yield;
  const pageOf = numbered(records.map((record) => record.url_without_anchor));
  return {
    snapshot,
    vocabulary,
    synonyms: buildSynonymTable(snapshot.synonyms),
    recordsWith,
    facetMasks: facetMasks(records),
    tokensOf: rememberTokens(),
    ...layout,
    stop: Uint8Array.from(vocabulary.terms, (term) => Number(isStopWord(term))),
    countedWords: Int32Array.from(
      fieldTerms.flat(),
      (terms) => terms.filter((term) => !isStopWord(term)).length,
    ),
    pageFrequency: countPages(layout, pageOf, vocabulary.terms.length),
    pages: new Set(pageOf).size,
    pageOf,
    sectionOf: numbered(records.map(({url}) => url)),
    ...customRanking(records),
  };
}

/** Bounded by the snapshot: only texts of its records are ever asked for. */
function rememberTokens(): SearchIndex['tokensOf'] {
  const known = new Map<string, Token[]>();
  return (text) => {
    const tokens = known.get(text) ?? tokensOfEscaped(text);
    known.set(text, tokens);
    return tokens;
  };
}

function* allTerms(fieldTerms: string[][][]): Generator<string> {
  for (const fields of fieldTerms) {
    for (const terms of fields) {
      yield* terms;
    }
  }
}

function lay(
  fieldTerms: string[][][],
  {idOf}: Vocabulary,
): Pick<SearchIndex, 'tokens' | 'starts'> {
  const starts = [0];
  const tokens: number[] = [];
  for (const terms of fieldTerms.flat()) {
    terms.forEach((term) => tokens.push(idOf.get(term) as number));
    starts.push(tokens.length);
  }
  return {tokens: Int32Array.from(tokens), starts: Int32Array.from(starts)};
}
