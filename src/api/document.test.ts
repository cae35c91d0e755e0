/** The description is complete, and agrees with the facts and the page. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {problems, webhookEvents} from '../facts/api.ts';
import {platforms} from '../facts/promptPlaceholders.ts';
import {contentValues} from '../settings/contentValues.ts';
import {calls, parametersOf, responsesOf} from './calls.ts';
import {readApi, readApiText} from './document.ts';
import type {Schema} from './types.ts';

const values = contentValues(settings);
const api = readApi(values);
const page = fs.readFileSync('docs/api-developers/api.mdx', 'utf8');
const {schemas, parameters, responses, headers} = api.components;

type Named = [name: string, schema: Schema];

/** A schema and everything in it. */
function inside(name: string, schema: Schema): Named[] {
  const members: Named[] = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.allOf ?? []).flatMap(({properties}) =>
      Object.entries(properties ?? {}),
    ),
  ];
  return members.flatMap(([key, member]): Named[] => [
    [`${name}.${key}`, member],
    ...inside(`${name}.${key}`, member),
  ]);
}

const fields = Object.entries(schemas).flatMap(([name, schema]) =>
  inside(name, schema),
);

/** Others are made of members, which have examples of their own. */
const isLeaf = (schema: Schema) =>
  !schema.$ref && !schema.properties && !schema.items?.$ref && !schema.anyOf;

describe('api/openapi.yaml', () => {
  it('leaves no placeholder but those of paths', () => {
    expect(readApiText(values)).not.toMatch(/(?<!\/)\{[A-Za-z.]+\}/);
  });

  it.each(Object.entries(schemas))('describes %s', (_, schema) => {
    expect(schema.description).toBeTruthy();
  });

  it.each(fields)('describes %s, with an example', (_, field) => {
    const target = schemas[field.$ref?.split('/').at(-1) ?? ''];
    expect(field.description ?? target?.description).toBeTruthy();
    if (isLeaf(field)) {
      expect(field.examples?.length).toBeGreaterThan(0);
    }
  });

  it.each([...Object.entries(parameters), ...Object.entries(headers)] as [
    string,
    {description: string; example: unknown},
  ][])('describes %s, with an example', (_, {description, example}) => {
    expect(description).toBeTruthy();
    expect(example).toBeDefined();
  });

  it.each(
    calls(api).map((call) => [call.operation.operationId, call] as const),
  )('describes %s, its inputs and its outcomes', (_, call) => {
    const {summary, description, security, requestBody} = call.operation;
    expect(summary && description && security[0]?.apiKey?.[0]).toBeTruthy();
    expect(parametersOf(api, call)).not.toContain(undefined);
    for (const media of Object.values(requestBody?.content ?? {})) {
      expect(Object.keys(media.examples ?? {})).not.toEqual([]);
    }
    for (const {response} of responsesOf(api, call)) {
      expect(response.description).toBeTruthy();
      for (const media of Object.values(response.content ?? {})) {
        expect(media.example).toBeDefined();
      }
    }
  });

  it.each(
    calls(api).map((call) => [call.operation.operationId, call] as const),
  )('%s can have the errors that the page names for every call', (_, call) => {
    const statuses = responsesOf(api, call).map(({status}) => status);
    expect(statuses).toEqual(
      expect.arrayContaining(['401', '403', '429', '500']),
    );
  });

  it('explains every call on the page, once', () => {
    const shown = [...page.matchAll(/<ApiCalls of="([^"]*)"/g)].flatMap(
      ([, ids]) => ids!.split(' '),
    );
    const known = calls(api).map(({operation}) => operation.operationId);
    expect(shown.toSorted()).toEqual(known.toSorted());
  });
});

describe('facts of the API', () => {
  const examples = Object.values(responses).map(
    ({content}) =>
      content!['application/problem+json']!.example as {
        type: string;
        title: string;
        status: number;
      },
  );

  it('has the same problems, each with a section that its type opens', () => {
    const url = `${settings.urls.site}/docs/api-developers/api#problem-`;
    expect(
      examples.map(({type, title, status}) => ({type, title, status})),
    ).toEqual(
      Object.entries(problems).map(([name, {title, status}]) => ({
        type: url + name,
        title,
        status,
      })),
    );
    for (const name of Object.keys(problems)) {
      expect(page).toContain(`{/* #problem-${name} */}`);
    }
  });

  it('has the same events, with schemas for their data', () => {
    expect(schemas.EventType!.enum).toEqual(
      webhookEvents.map(({name}) => name),
    );
    for (const {schema} of webhookEvents) {
      expect(schemas[schema]).toBeDefined();
    }
  });

  it('has the same platforms', () => {
    expect(schemas.Platform!.enum).toEqual(Object.keys(platforms));
  });
});
