import type {Level, SearchRecord} from '../record.ts';
import type {SearchIndex} from './build.ts';
import type {Field} from './fields.ts';
import {textOf} from './fields.ts';
import type {Highlighted, MatchedTerms, MatchedText} from './highlight.ts';
import {highlight, matchText, snippet} from './highlight.ts';
import type {SearchParams} from './params.ts';
import type {Projection} from './projection.ts';

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
  {tokensOf}: SearchIndex,
  record: SearchRecord,
  {attributes, levels, highlights, snippets}: Projection,
  terms: MatchedTerms,
  params: SearchParams,
): Hit {
  const tags = {pre: params.highlightPreTag, post: params.highlightPostTag};
  const known = new Map<Field, MatchedText>();
  const matched = (field: Field, text: string): MatchedText => {
    const found = known.get(field) ?? matchText(text, tokensOf(text), terms);
    known.set(field, found);
    return found;
  };
  const hit: Record<string, unknown> = {};
  for (const name of attributes) {
    hit[name] = record[name];
  }
  if (levels.length > 0) {
    const hierarchy: Hit['hierarchy'] = {};
    for (const level of levels) {
      hierarchy[level] = record.hierarchy[level];
    }
    hit['hierarchy'] = hierarchy;
  }
  const snippetResult = perField(record, snippets.keys(), (text, field) =>
    snippet(
      matched(field, text),
      snippets.get(field) as number,
      tags,
      params.snippetEllipsisText,
    ),
  );
  const highlightResult = perField(record, highlights, (text, field) =>
    highlight(matched(field, text), tags),
  );
  return {
    ...hit,
    objectID: record.objectID,
    ...(snippetResult && {_snippetResult: snippetResult}),
    ...(highlightResult && {_highlightResult: highlightResult}),
    _distinctSeqID: 0,
  };
}

/** Fields without text are left out, as Algolia does. */
function perField(
  record: SearchRecord,
  fields: Iterable<Field>,
  make: (text: string, field: Field) => Highlighted,
): PerField | undefined {
  let result: PerField | undefined;
  for (const field of fields) {
    const text = textOf(record, field);
    if (text !== '') {
      result ??= {};
      if (field === 'content') {
        result.content = make(text, field);
      } else {
        (result.hierarchy ??= {})[field] = make(text, field);
      }
    }
  }
  return result;
}
