/**
 * Words and phrases to avoid, and what to write instead. Tested on the text of
 * built pages, which includes facts, tables and the API reference
 * (tests/build/terms.test.ts), and on the site's labels (labels.test.ts).
 */
type Term = {readonly avoid: RegExp; readonly write: string};

const ourTerms: readonly Term[] = [
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
];

/** Words that say nothing. */
const emptyWords: readonly Term[] = [
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

/** Phrases that read as translated. */
const translated: readonly Term[] = [
  {
    // 'Counts as staff' and 'count your questions' are English.
    avoid:
      /\bcounts? (?:at once|immediately|everywhere|sooner|too|within|for the next|on the)\b|\b(?:FAQs?|it|which|wording|instructions|messages?|setting|selection|✅|should) counts?\b(?! as\b)/,
    write: 'takes effect, applies or is used',
  },
  {avoid: /\b(?:go|goes|went) on\b/, write: 'take over or continue'},
  {
    avoid:
      /\b(?:stands?|stood) (?:in|above|below|beside|between|there|here)\b|\bstill stands\b/,
    write: 'is',
  },
  {
    avoid:
      /\bholds\b(?! back| down)|\b(?:messages|columns|fields|pages) hold\b(?! back)/,
    write: 'contains or has',
  },
  {avoid: /\btakes? no actions?\b/, write: "can't make changes to"},
  {avoid: /\bdecides? about money\b/, write: 'approve refunds'},
  {avoid: /\bquestions? that comes? back\b/, write: 'questions you get'},
  {avoid: /\bless (?:the ones?|an exclusion)\b/, write: 'except'},
  {avoid: /\bfor good,? until\b|\bsilent for good\b/, write: 'until'},
  {
    // 'There is no page' and 'is no longer' are English.
    avoid:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|better|worse|different|exception)\w+/,
    write: "isn't",
  },
  {avoid: /\b(?:is|are) of another\b/, write: 'belongs to a different'},
  {avoid: /\bmakes? no calls?\b|\bcalls? of the API\b/, write: 'call the API'},
  {avoid: /\bpause that grows\b/, write: 'exponential backoff'},
  {
    avoid:
      /\b(?:\d[\d,]*|one|two|three|four|five|ten|FAQ|bug|minutes|hours|seconds|messages|tickets|characters|answers|calls) an? (?:line|post|page|day|week|minute|second|hour|crawl|key)\b/,
    write: 'per',
  },
  {
    avoid:
      /\b(?:page|site|sitemap|repository|base|API|MCP|image|webhook|this|similar)(?:['’]s)? address(?:es)?\b|\baddress of (?:the|a|your) (?:page|site|sitemap|repository|API)\b/,
    write: 'URL',
  },
  // The API's reference: a type is named as JSON Schema does.
  {
    avoid: /^(?:time|address)(?: or null)?(?:,.*)?$/m,
    write: 'string (date-time) or string (URI)',
  },
  {avoid: /\bsum(?:s|med|ming)? up\b/, write: 'summarize'},
  {avoid: /\bwhat goes wrong\b/, write: 'troubleshoot'},
  {avoid: /\bmend(?:s|ed|ing)?\b/, write: 'fix'},
  {avoid: /\bat one sitting\b/, write: 'in one session'},
  {
    avoid: /, also (?:small talk|in|on|inside|by|for|["“])/,
    write: 'including',
  },
  {avoid: /\bdrawn from\b/, write: 'generated from'},
  {avoid: /\bby mode\b/, write: 'depending on the mode'},
];

const terms = [...ourTerms, ...emptyWords, ...translated];

export type Finding = {found: string; write: string};

/** @example findTerms('Add a data source.') // [{found: 'data source', …}] */
export function findTerms(text: string): Finding[] {
  return terms.flatMap(({avoid, write}) =>
    [...text.matchAll(new RegExp(avoid, `gi${avoid.flags}`))].map(
      ([found]) => ({found, write}),
    ),
  );
}
