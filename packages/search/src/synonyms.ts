/**
 * The synonym file: one group per line, # for comments.
 *
 *     bot, assistant          each finds the other
 *     pdf, docx => document   pdf and docx also find document, one-way
 *
 * The result has Algolia's format.
 */
export type Synonym =
  | {objectID: string; type: 'synonym'; synonyms: string[]}
  | {
      objectID: string;
      type: 'onewaysynonym';
      input: string;
      synonyms: string[];
    };

/**
 * @example parseSynonyms('bot, assistant')
 * // [{objectID: 'bot', type: 'synonym', synonyms: ['bot', 'assistant']}]
 */
export function parseSynonyms(text: string): Synonym[] {
  const used = new Map<string, number>();
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const line = raw.replace(/#.*/, '').trim();
    const synonyms = line === '' ? [] : parseLine(line, index + 1);
    return synonyms.map((synonym) => {
      const {objectID} = synonym;
      const count = (used.get(objectID) ?? 0) + 1;
      used.set(objectID, count);
      // Keeps ids readable and unique if two groups start with the same word.
      return count === 1
        ? synonym
        : {...synonym, objectID: `${objectID}-${count}`};
    });
  });
}

function parseLine(line: string, lineNumber: number): Synonym[] {
  const sides = line.split('=>').map(phrases);
  const [left = [], right] = sides;
  const head = left[0];
  if (sides.length === 1 && head !== undefined && left.length > 1) {
    return [{objectID: slug(head), type: 'synonym', synonyms: left}];
  }
  if (sides.length === 2 && head !== undefined && right?.[0] !== undefined) {
    return left.map((input) => ({
      objectID: `${slug(input)}-to`,
      type: 'onewaysynonym',
      input,
      synonyms: right,
    }));
  }
  throw new Error(
    `synonyms, line ${lineNumber}: expected "a, b" or "a => b", got "${line}"`,
  );
}

function phrases(side: string): string[] {
  return side
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}

function slug(phrase: string): string {
  return phrase.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
