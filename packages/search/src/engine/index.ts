/** Full-text search over sections. Runs in browsers, at the edge and in Node. */
import MiniSearch from 'minisearch';
import {groupBy} from '../groupBy.ts';
import type {SearchRecord} from '../record.ts';
import type {Synonym} from '../synonyms.ts';
import type {Matches, Query} from './query.ts';
import {readQuery} from './query.ts';
import type {Criteria} from './rank.ts';
import {rank} from './rank.ts';
import type {Field, Section} from './sections.ts';
import {readSection} from './sections.ts';
import {createSynonymTable} from './synonymTable.ts';
import {Vocabulary} from './vocabulary.ts';

/** The matching sections, best first, and the parsed query. */
export type Found = {sections: Section[]; query: Query};
export type Search = (text: string, criteria?: Partial<Criteria>) => Found;

/** Headings describe a section's topic; its text may only mention a word. */
const BOOST = {title: 2, description: 4, headings: 4, questions: 2, content: 1};

export function createSearch(
  records: readonly SearchRecord[],
  synonymList: readonly Synonym[],
): Search {
  const index = new MiniSearch<Section & {id: number}>({
    fields: Object.keys(BOOST),
    extractField: ({id, stems}, field) =>
      field === 'id' ? id : stems[field as Field],
    tokenize: (text, field) => {
      const stems = text.split(' ');
      return field === 'content' ? stems : [...new Set(stems)];
    },
    processTerm: (stem) => stem || null,
    searchOptions: {boost: BOOST, combineWith: 'AND'},
  });
  const sections: Section[] = [];
  const known = new Map<string, Matches>();

  function matches(stems: string[]): Matches {
    const phrase = stems.join(' ');
    const cached = known.get(phrase);
    if (cached) {
      return cached;
    }
    const found: Matches = new Map();
    for (const {id, match, score} of index.search(phrase)) {
      const inHeadings = Object.values(match).every((fields) =>
        fields.some((field) => BOOST[field as Field] > 1),
      );
      // MiniSearch multiplies by the number of matched words.
      const each = score / stems.length;
      found.set(sections[id as number] as Section, {score: each, inHeadings});
    }
    // Caches only words of the index, so that queries can't fill the memory.
    if (found.size > 0) {
      known.set(phrase, found);
    }
    return found;
  }

  const vocabulary = new Vocabulary();
  const synonyms = createSynonymTable(synonymList, vocabulary.add);
  for (const group of groupBy(records, ({section}) => section).values()) {
    const section = readSection(group, vocabulary.add);
    index.add({id: sections.length, ...section});
    sections.push(section);
  }

  return (text, criteria = {}) => {
    const query = readQuery(text, {sections, matches, vocabulary, synonyms});
    return {sections: text.trim() ? rank(query, criteria) : sections, query};
  };
}
