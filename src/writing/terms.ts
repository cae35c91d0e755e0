/**
 * One term for one thing: words that readers should never meet, and what to
 * write instead. Looked for in the text of built pages, so that facts, tables
 * and the API's description are read too (e2e/build/terms.test.ts).
 */
type Term = {readonly avoid: RegExp; readonly write: string};

const terms: readonly Term[] = [
  // Knowledge is retrieved when a question is asked; no model learns from it.
  {avoid: /\b(?:is|are|was|were|been?) trained on\b/, write: 'retrieves from'},
  {avoid: /\btrain(?:s|ing)? (?:it|the (?:bot|assistant)) on\b/, write: 'uses'},
  {avoid: /\bdata sources?\b/, write: 'knowledge source'},
  // 'A handover', but 'to hand over'.
  {
    avoid: /\bhand-over\b|\bhand-?offs?\b|\bhands? off\b/,
    write: 'handover or hand over',
  },
  {
    avoid: /\b(?:to|will|can|may|must|should|not|you|we|they|I) handover\b/,
    write: 'hand over',
  },
  {
    avoid: /\b(?:an?|the|this|that|each|every|on|after|before|no) hand over\b/,
    write: 'handover',
  },
  // It is a setting, not a probability.
  {
    avoid: /\bconfidence (?:bar|level|score|setting|threshold)s?\b/,
    write: 'answer bar',
  },
  {avoid: /\bguilds?\b/, write: 'server'},
  {avoid: /\bchat widgets?\b|\bwebsite widgets?\b/, write: 'web widget'},
  // Words that say nothing.
  {avoid: /\b(?:seamless|powerful|effortless)(?:ly)?\b/, write: 'what it does'},
  {
    avoid: /\b(?:simply|just) (?:add|click|copy|open|paste|run|type|use)\b/,
    write: 'the verb alone',
  },
  {
    avoid: /\bcoming soon\b|\bin today's\b|\bwhether you're\b/,
    write: 'nothing',
  },
  {avoid: /\bclick here\b/, write: 'where the link leads'},
];

export type Finding = {found: string; write: string};

/** @example findTerms('Add a data source.') // [{found: 'data source', …}] */
export function findTerms(text: string): Finding[] {
  return terms.flatMap(({avoid, write}) =>
    [...text.matchAll(new RegExp(avoid, 'gi'))].map(([found]) => ({
      found,
      write,
    })),
  );
}
