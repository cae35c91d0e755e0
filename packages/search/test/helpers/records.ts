import {escapeHtml} from '../../src/escape.ts';
import {EMPTY_HIERARCHY} from '../../src/record.ts';
import type {Hierarchy, SearchRecord, Snapshot} from '../../src/record.ts';
import {INDEX_SETTINGS} from '../../src/settings.ts';
import {parseSynonyms} from '../../src/synonyms.ts';
import {createRandom} from './random.ts';

const WORDS = `answer api assistant audit avatar bot channel command community
  connection conversation dashboard document domain draft email embed event
  export faq feedback filter forum group guide handover header import
  instruction integration intent invite key knowledge language limit link
  locale log member mention message metric mode moderation page panel payload
  permission place plan policy prompt queue question rate report request
  response role rule schedule scope script secret section server setting
  sitemap source staff status stream summary support tag team telegram template
  thread ticket token topic upload usage user variable version visitor webhook
  website widget workflow workspace`.split(/\s+/);
const VERBS = `add allow change check choose connect copy create disable edit
  enable export find import install invite list match move open paste publish
  read refresh remove rename replace reset restore rotate run save search
  select send set share sort start stop test update upload use verify`.split(
  /\s+/,
);
const SYLLABLES = `an be co da en fi ga ho in jo ka li mo ne or pa qui ro sa te
  un vi wo xe yo zu bra cle dri flo gra ple tri sto`.split(/\s+/);
const CATEGORIES = [
  'Getting Started',
  'Bot Setup & Modes',
  'Knowledge Sources',
  'Custom Instructions & Prompts',
  'Integrations',
  'Developer API',
];
export const SITE = 'https://docs.jackdaw.example';

const RECORDS_A_PAGE = 25;
const RECORDS_A_SECTION = 5;

/**
 * Records that look like documentation: pages with headings and sentences, few
 * common and many rare words. Deterministic.
 */
export function makeRecords(count: number, seed = 1): SearchRecord[] {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T =>
    list[Math.floor(random() * list.length)] as T;
  const rareWords = Math.max(200, Math.round(count / 4));
  const rare = (): string => {
    let number = Math.floor(rareWords * random() * random());
    let word = '';
    do {
      word += SYLLABLES[number % SYLLABLES.length];
      number = Math.floor(number / SYLLABLES.length);
    } while (number > 0);
    return `${word}${pick(['er', 'or', 'um', 'ix', 'al'])}`;
  };
  const noun = (): string => (random() < 0.2 ? rare() : pick(WORDS));
  const sentence = (): string =>
    `${pick(VERBS)} the ${noun()} ${noun()} in the ${noun()}, ` +
    `then ${pick(VERBS)} ${pick(['its', 'a', 'every'])} ${noun()} ` +
    `${pick(['for', 'with', 'before', 'without'])} <${noun()}> & "${noun()}".`;

  let hierarchy: Hierarchy = {...EMPTY_HIERARCHY};
  let page = '';
  let anchor: string | null = null;
  return Array.from({length: count}, (_, at) => {
    const onPage = at % RECORDS_A_PAGE;
    const inSection = onPage % RECORDS_A_SECTION;
    let type: SearchRecord['type'] = 'content';
    if (onPage === 0) {
      const title = `${pick(VERBS)} ${noun()} ${noun()}`;
      type = 'lvl1';
      page = `${SITE}/docs/${title.replaceAll(' ', '-')}-${at}`;
      anchor = null;
      hierarchy = {
        ...EMPTY_HIERARCHY,
        lvl0: escapeHtml(pick(CATEGORIES)),
        lvl1: escapeHtml(title),
      };
    } else if (inSection === 0) {
      const heading = `${pick(VERBS)} ${pick(['a', 'the'])} ${noun()}`;
      type = 'lvl2';
      anchor = `${heading.replaceAll(' ', '-')}-${at}`;
      hierarchy = {...hierarchy, lvl2: escapeHtml(heading)};
    }
    return {
      objectID: `record-${at}`,
      url: anchor === null ? page : `${page}#${anchor}`,
      url_without_anchor: page,
      anchor,
      type,
      content: type === 'content' ? escapeHtml(sentence()) : null,
      hierarchy: {...hierarchy},
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      weight: {
        level: type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)),
        position: onPage,
      },
    };
  });
}

export function makeSnapshot(
  records: SearchRecord[],
  synonyms = 'bot, assistant\ndashboard, panel',
): Snapshot {
  return {
    format: 1,
    indexName: 'docs',
    createdAt: '2026-11-15T00:00:00.000Z',
    records,
    synonyms: parseSynonyms(synonyms),
    settings: INDEX_SETTINGS,
  };
}

/** A record with the given fields and sensible defaults. */
export function makeRecord(
  objectID: string,
  given: {
    lvl0?: string;
    lvl1?: string;
    lvl2?: string;
    lvl3?: string;
    content?: string;
    page?: string;
    anchor?: string;
    language?: string;
    docusaurus_tag?: string;
    weight?: Partial<SearchRecord['weight']>;
  },
): SearchRecord {
  const {content = null, anchor = null, page = objectID, ...rest} = given;
  const type =
    content !== null
      ? 'content'
      : given.lvl3
        ? 'lvl3'
        : given.lvl2
          ? 'lvl2'
          : 'lvl1';
  const url = `${SITE}/docs/${page}`;
  return {
    objectID,
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    type,
    content,
    hierarchy: {
      ...EMPTY_HIERARCHY,
      lvl0: given.lvl0 ?? 'Documentation',
      lvl1: given.lvl1 ?? null,
      lvl2: given.lvl2 ?? null,
      lvl3: given.lvl3 ?? null,
    },
    language: rest.language ?? 'en',
    version: 'current',
    docusaurus_tag: rest.docusaurus_tag ?? 'docs-default-current',
    weight: {
      level: type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)),
      position: 0,
      ...rest.weight,
    },
  };
}
