/** The description is complete and agrees with the facts. */
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {problems} from '../../data/facts/api.ts';
import {contentValues} from '../settings/contentValues.ts';
import {calls, parametersOf, responsesOf} from './calls.ts';
import {readApi, readApiText} from './document.ts';
import type {Schema} from './types.ts';

const values = contentValues(settings);
const api = readApi(values);
const {schemas, parameters, responses, headers} = api.components;

type Named = [name: string, schema: Schema];

/** The fields of a schema, nested ones included. */
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

/** Other fields contain fields that have their own examples. */
const isLeaf = (schema: Schema) =>
  !schema.$ref && !schema.properties && !schema.items?.$ref && !schema.anyOf;

describe('data/openapi.yaml', () => {
  it('leaves only path parameters in braces', () => {
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
  )('describes %s, its inputs and its responses', (_, call) => {
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
  )(
    '%s can return the errors that the page names for every call',
    (_, call) => {
      const statuses = responsesOf(api, call).map(({status}) => status);
      const common = ['401', '403', '429', '500'];
      const withBody = call.operation.requestBody ? ['413'] : [];
      expect(statuses).toEqual(
        expect.arrayContaining([...common, ...withBody]),
      );
    },
  );
});

describe('facts about the API', () => {
  const examples = Object.values(responses).map(
    ({content}) =>
      content!['application/problem+json']!.example as {
        type: string;
        title: string;
        status: number;
      },
  );

  it('lists the same problems', () => {
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
  });

  it('has a sample body of every event', () => {
    const {content} = api.webhooks.event.post.requestBody!;
    const samples = Object.values(content['application/json']!.examples!);
    const names = samples.map(({value}) => (value as {type: string}).type);
    expect(names).toEqual(schemas.EventType!.enum);
  });
});
