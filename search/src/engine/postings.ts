import MiniSearch from 'minisearch';
import type {Steps} from './turns.ts';

/** The records that hold a term, by the term's id. */
export type Postings = (termId: number) => Int32Array;

const NONE = new Int32Array();

/**
 * minisearch is the inverted index. A term's list is taken out of it once and
 * then kept: as visitors type, every letter asks for hundreds of terms, and
 * scoring them anew each time would take most of a search. What is kept is
 * bounded by the number of words in the snapshot.
 */
export function* postingSteps(
  terms: readonly string[],
  recordTerms: readonly (readonly string[])[],
): Steps<Postings> {
  const inverted = new MiniSearch<{id: number; terms: string}>({
    // One field: which of a record's fields matched is the re-rank's business.
    fields: ['terms'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: {prefix: false, fuzzy: false},
  });
  for (const [id, words] of recordTerms.entries()) {
    inverted.add({id, terms: words.join(' ')});
    yield;
  }
  const known: Int32Array[] = [];
  return (termId) => {
    const kept = known[termId];
    const term = terms[termId];
    if (kept !== undefined || term === undefined) {
      return kept ?? NONE;
    }
    const records = inverted.search(term).map(({id}) => id as number);
    return (known[termId] = Int32Array.from(records));
  };
}
