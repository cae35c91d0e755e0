import {escapeHtml} from '../../src/escape.ts';
import {EMPTY_HIERARCHY} from '../../src/record.ts';
import type {Level, SearchRecord} from '../../src/record.ts';
import type {SearchFile} from '../../src/searchFile.ts';
import {parseSynonyms} from '../../src/synonyms.ts';
import {createRandom} from './random.ts';

const NOUNS = `answer api assistant audit bot channel command conversation
  dashboard document domain embed event export faq feedback forum group guide
  integration invite key knowledge language limit link member message mode page
  panel permission plan prompt question report role schedule scope script server
  setting source staff summary support tag team telegram template thread ticket
  token topic usage user version webhook website widget`.split(/\s+/);
const VERBS = `add change check connect create delete edit export find import
  install move open paste remove rename reset rotate search send test update
  verify`.split(/\s+/);
const SYLLABLES = 'ba ce di fo gu la me ni po ru'.split(' ');
export const SITE = 'https://docs.jackdaw.example';

const PER_PAGE = 25;
const PER_SECTION = 5;

/**
 * Records that look like documentation: pages with headings and sentences, few
 * common and many rare words. Deterministic.
 */
export function makeRecords(count: number): SearchRecord[] {
  const random = createRandom(1);
  const below = (end: number): number => Math.floor(random() * end);
  const pick = (list: readonly string[]): string =>
    list[below(list.length)] as string;
  const rareWord = (): string =>
    String(below(Math.max(200, count / 4))).replace(
      /\d/g,
      (digit) => SYLLABLES[Number(digit)] as string,
    );
  const noun = (): string => (below(5) === 0 ? rareWord() : pick(NOUNS));
  const sentence = (): string =>
    `${pick(VERBS)} the ${noun()} ${noun()} in the ${noun()}, then ` +
    `${pick(VERBS)} every ${noun()} without <${noun()}> & "${noun()}".`;

  let given: Parameters<typeof makeRecord>[1] = {};
  return Array.from({length: count}, (_, at) => {
    if (at % PER_PAGE === 0) {
      const lvl1 = `${pick(VERBS)} ${noun()} ${noun()}`;
      given = {lvl0: 'Setup &amp; Modes', lvl1, page: `page-${at}`};
    } else if (at % PER_SECTION === 0) {
      const lvl2 = `${pick(VERBS)} the ${noun()}`;
      given = {...given, lvl2, anchor: `section-${at}`};
    }
    const content = at % PER_SECTION === 0 ? null : escapeHtml(sentence());
    return makeRecord(`record-${at}`, {...given, content});
  });
}

/** The file that the build would write. */
export const pack = (records: readonly SearchRecord[]): SearchFile => ({
  format: 1,
  records: records.map(
    ({
      objectID: _,
      url_without_anchor: __,
      section: ___,
      weight: ____,
      ...rest
    }) => rest,
  ),
  synonyms: parseSynonyms('bot, assistant\ndashboard, panel'),
});

/** A record with the given fields and sensible defaults. */
export function makeRecord(
  objectID: string,
  given: Partial<Record<Level, string>> & {
    content?: string | null;
    page?: string;
    anchor?: string | null;
    language?: string;
    docusaurus_tag?: string;
  },
): SearchRecord {
  const {content = null, anchor = null, page = objectID, ...rest} = given;
  const {language = 'en', docusaurus_tag = 'docs-default-current'} = rest;
  const {lvl0 = 'Documentation', lvl1 = null, lvl2 = null, lvl3 = null} = rest;
  const heading = lvl3 ? 'lvl3' : lvl2 ? 'lvl2' : 'lvl1';
  const url = `${SITE}/docs/${page}`;
  const section = anchor === null ? url : `${url}#${anchor}`;
  return {
    objectID,
    url: section,
    section,
    url_without_anchor: url,
    anchor,
    type: content === null ? heading : 'content',
    content,
    hierarchy: {...EMPTY_HIERARCHY, lvl0, lvl1, lvl2, lvl3},
    language,
    version: 'current',
    docusaurus_tag,
    weight: {level: 0, position: 0},
  };
}
