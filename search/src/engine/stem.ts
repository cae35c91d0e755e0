/**
 * Two grades of kinship between English words. Inflection (ticket/tickets,
 * answer/answering) hardly changes what is meant and costs nothing; derivation
 * (automate/automation) may, and costs as much as a typo.
 */
const VOWEL = /[aeiouy]/;
const DOUBLED = /([^aeioulsz])\1$/;
const SHORT = /^(?:[^aeiou]*[aeiouy][^aeiouwxy]|[aeiou][^aeiou])$/;
// "embed" only looks like a past tense.
const EXCEPTIONS = new Map([
  ['embed', 'embed'],
  ['embeds', 'embed'],
]);

/**
 * @example inflectionStem('answering') // 'answer'
 * @example inflectionStem('tickets') // 'ticket'
 */
export function inflectionStem(word: string): string {
  const known = EXCEPTIONS.get(word);
  if (known !== undefined || word.length < 4) {
    return known ?? word;
  }
  const one = singular(word);
  const base = EXCEPTIONS.get(one) ?? withoutTense(one);
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** @example singular('replies') // 'reply' */
export function singular(word: string): string {
  if (word.endsWith('ies')) {
    return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  }
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.endsWith('ied') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  const suffix = /(?:ing|[^e]ed)$/.exec(word)?.[0].replace(/^.ed$/, 'ed');
  const base = suffix === undefined ? '' : word.slice(0, -suffix.length);
  if (base.length < 2 || !VOWEL.test(base)) {
    return word;
  }
  if (DOUBLED.test(base) && base.length > 3) {
    return base.slice(0, -1);
  }
  // "using" and "naming" lost an e that "asking" never had.
  return SHORT.test(base) ? `${base}e` : base;
}

const SUFFIX =
  /(?:isation|ization|ation|ition|ator|ment|ness|enc|anc|ent|ant|abl|ibl|ful|ity|ion|iv|iz|is|at|ic|al|er|or|ly|y)$/;
const SHORTEST_ROOT = 5;

/**
 * @example derivationStem('automation') === derivationStem('automate') // true
 */
export function derivationStem(word: string): string {
  let stem = inflectionStem(word);
  for (let round = 0; round < 2; round += 1) {
    const shorter = stem.replace(SUFFIX, '');
    if (shorter.length < SHORTEST_ROOT) {
      break;
    }
    stem = shorter;
  }
  return stem;
}
