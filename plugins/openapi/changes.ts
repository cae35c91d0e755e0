/** The API's changes: a table, feeds, and a check that none is forgotten. */
import {Feed} from 'feed';
import {apiChanges} from '../../data/apiChanges.ts';
import type {ApiChange} from '../../data/apiChanges.ts';
import {table} from '../content/data-blocks/tables/markdown.ts';
import {calls, parametersOf} from './calls.ts';
import type {Api, Schema} from './types.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

export const changesTable = (): string =>
  table(
    ['Date', 'Change'],
    apiChanges.map(({date, text}) => [day.format(new Date(date)), text]),
  );

/** Fields and values, those of objects inside it included. */
function partsOf(name: string, schema: Schema): string[] {
  const {const: only} = schema;
  const values = [
    ...(schema.enum ?? []),
    ...(only === undefined ? [] : [only]),
  ];
  const fields = Object.entries(schema.properties ?? {});
  const inside = [
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [
    ...values.map((value) => `${name}=${value}`),
    ...fields.flatMap(([key, field]) => [
      `${name}.${key}`,
      ...partsOf(`${name}.${key}`, field),
    ]),
    ...inside.flatMap((part) => partsOf(name, part)),
  ];
}

/**
 * Everything a change can add.
 *
 * @example partsOfApi(api) // ['GET /faqs', 'GET /faqs?limit', 'Answer.status', …]
 */
export function partsOfApi(api: Api): string[] {
  const ofCalls = calls(api).flatMap((call) => {
    const name = `${call.method.toUpperCase()} ${call.path}`;
    const parameters = parametersOf(api, call).filter((it) => it.in !== 'path');
    return [name, ...parameters.map((it) => `${name}?${it.name}`)];
  });
  const ofObjects = Object.entries(api.components.schemas).flatMap(
    ([name, schema]) => partsOf(name, schema),
  );
  return [...new Set([...ofCalls, ...ofObjects])];
}

/** Throws, naming what no entry names, and what is gone from the description. */
export function checkChanges(
  api: Api,
  first: readonly string[],
  changes: readonly ApiChange[] = apiChanges,
): void {
  const parts = partsOfApi(api);
  const named = [...first, ...changes.flatMap(({adds = []}) => adds)];
  const added = parts.filter((part) => !named.includes(part));
  const gone = named.filter((part) => !parts.includes(part));
  if (added.length > 0) {
    throw new Error(
      `data/openapi.yaml: no entry in data/apiChanges.ts adds ${added.join(', ')}`,
    );
  }
  if (gone.length > 0) {
    throw new Error(
      `data/openapi.yaml lacks ${gone.join(', ')}, which the API had: put it back, or remove its name from data/apiChanges.ts and data/openapi-first.txt`,
    );
  }
}

type FeedInfo = {name: string; page: string; site: string};

/** An entry for each change, newest first. */
export function changesFeed({name, page, site}: FeedInfo): Feed {
  const [newest] = apiChanges;
  const feed = new Feed({
    id: `${page}#changes`,
    link: `${page}#changes`,
    title: `${name} API changes`,
    description: `What is new in the ${name} API`,
    copyright: '',
    updated: new Date(newest!.date),
    feedLinks: {json: `${site}/api-changes.json`},
  });
  for (const {date, text} of apiChanges) {
    feed.addItem({
      id: `${page}#changes-${date}`,
      link: `${page}#changes`,
      title: text.replaceAll('`', ''),
      content: `<p>${text.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`,
      date: new Date(date),
    });
  }
  return feed;
}
