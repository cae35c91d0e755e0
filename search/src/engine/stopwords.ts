/**
 * Words that carry a sentence rather than its subject. They are never required
 * to match; where they do, they help a little ("Which source to use").
 */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be because been before being
  between but by can could did do does doing done each for from get gets getting got had
  has have having he her here his how i if in into is it its just let like made
  make makes many may me might more most much must my need needs no not now of
  often on one only or other our out over own per please put same shall she should so
  some such tell than that the their them then there these they thing things
  this those to too up us use used using very via want wants was way we well
  were what when where whether which while who whom whose why will with within
  without work worked working works would you your yours`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Of these, the ones that a heading leaves out: "How it works". */
const AUXILIARIES = new Set(
  'am are be can could did do does is may should was were will would'.split(
    ' ',
  ),
);

/** @example isAuxiliary('does') // true */
export function isAuxiliary(term: string): boolean {
  return AUXILIARIES.has(term);
}

/** @example isStopWord('should') // true */
export function isStopWord(term: string): boolean {
  // A lone letter is what is left of "e.g." or a word just begun.
  return STOP_WORDS.has(term) || /^[a-z]$/.test(term);
}
