import type {Highlighted} from './highlight.ts';
import {highlight} from './highlight.ts';
import type {Query} from '../engine/query.ts';
import type {Section} from '../engine/sections.ts';
import type {Token} from '../engine/text.ts';
import {tokenize} from '../engine/text.ts';
import type {Level, SearchRecord} from '../record.ts';
import {LEVELS} from '../record.ts';
import type {SearchParams} from './params.ts';

type PerField = {
  hierarchy?: Partial<Record<Level, Highlighted>>;
  content?: Highlighted;
};

export type Hit = Partial<Omit<SearchRecord, 'hierarchy'>> & {
  objectID: string;
  hierarchy?: Partial<SearchRecord['hierarchy']>;
  _highlightResult?: PerField;
  _snippetResult?: PerField;
  _distinctSeqID: number;
};

export function makeHit(
  section: Section,
  query: Query,
  params: SearchParams,
): Hit {
  const record = bestRecord(section, query);
  const {highlightPreTag: pre, highlightPostTag: post} = params;
  const {snippetEllipsisText: ellipsis} = params;
  const mark = (text: string, words?: number) => {
    const tokens = tokensOf(section, text);
    return highlight(text, tokens, query, {pre, post}, words, ellipsis);
  };
  const snippets = perField(record, params.attributesToSnippet, mark);
  const highlights = perField(record, params.attributesToHighlight, mark);
  return {
    ...pick(record, params.attributesToRetrieve),
    objectID: record.objectID,
    ...(snippets && {_snippetResult: snippets}),
    ...(highlights && {_highlightResult: highlights}),
    _distinctSeqID: 0,
  };
}

const knownTokens = new WeakMap<Section, Map<string, Token[]>>();

/** Cached, as consecutive keystrokes show nearly the same hits. */
function tokensOf(section: Section, text: string): Token[] {
  const known = knownTokens.get(section) ?? new Map<string, Token[]>();
  knownTokens.set(section, known);
  const tokens = known.get(text) ?? tokenize(text);
  known.set(text, tokens);
  return tokens;
}

/**
 * The first record (a heading, shown with the section's first text), unless a
 * text or its tab has more of the words.
 */
function bestRecord(section: Section, {words}: Query): SearchRecord {
  const {records} = section;
  let best = records[0] as SearchRecord;
  let most = -1;
  for (const record of records) {
    const {content, hierarchy} = record;
    const texts = [...LEVELS.slice(1).map((it) => hierarchy[it]), content];
    const found = new Set(
      texts.flatMap((text) =>
        text ? tokensOf(section, text).map(({stem}) => stem) : [],
      ),
    );
    const matched = words.filter(
      ({rarity, spellings}) =>
        rarity > 0 && spellings.some(({stem}) => found.has(stem)),
    );
    if (matched.length > most) {
      most = matched.length;
      best = record;
    }
  }
  const first = records.find(({content}) => content)?.content ?? null;
  return {...best, content: best.content ?? first};
}

/** @example pick(record, ['url', 'hierarchy.lvl1']) */
function pick(record: SearchRecord, names: readonly string[]): Partial<Hit> {
  const {hierarchy, ...rest} = record;
  const levels = LEVELS.filter(
    (level) =>
      names.includes('hierarchy') || names.includes(`hierarchy.${level}`),
  );
  return {
    ...Object.fromEntries(
      Object.entries(rest).filter(([name]) => names.includes(name)),
    ),
    ...(levels.length > 0 && {
      hierarchy: Object.fromEntries(
        levels.map((level) => [level, hierarchy[level]]),
      ),
    }),
  };
}

/**
 * Applies a list such as ['hierarchy', 'content:10'] to a record. Attributes
 * without text are left out, as Algolia does.
 */
function perField(
  {hierarchy, content}: SearchRecord,
  attributes: readonly string[],
  make: (text: string, words?: number) => Highlighted,
): PerField | undefined {
  const result: PerField = {};
  for (const attribute of attributes) {
    const [name = '', words] = attribute.split(':');
    const size = words === undefined ? undefined : Number(words);
    if (content && name === 'content') {
      result.content = make(content, size);
    }
    for (const level of LEVELS) {
      const text = hierarchy[level];
      if (text && ['hierarchy', `hierarchy.${level}`].includes(name)) {
        (result.hierarchy ??= {})[level] = make(text, size);
      }
    }
  }
  return Object.keys(result).length > 0 ? result : undefined;
}
