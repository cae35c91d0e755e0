/** The description is complete and agrees with the facts. */
import {describe, expect, it} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {problems} from '../../data/facts/api.ts';
import {contentValues} from '../settings/contentValues.ts';
import {calls, responsesOf} from './calls.ts';
import {readApi, readApiText} from './document.ts';
import type {Schema} from './types.ts';

const values = contentValues(settings);
const api = readApi(values);
const {schemas, parameters, responses, headers} = api.components;

/** The fields of a schema, nested ones included, that lack a description. */
function undescribed(name: string, schema: Schema): string[] {
  const target = schemas[schema.$ref?.split('/').at(-1) ?? ''];
  const members = [schema, ...(schema.allOf ?? [])].flatMap((part) =>
    Object.entries(part.properties ?? {}),
  );
  return [
    ...((schema.description ?? target?.description) ? [] : [name]),
    ...members.flatMap(([key, member]) =>
      undescribed(`${name}.${key}`, member),
    ),
  ];
}

describe('data/openapi.yaml', () => {
  it('leaves only path parameters in braces', () => {
    expect(readApiText(values)).not.toMatch(/(?<!\/)\{[A-Za-z.]+\}/);
  });

  it('describes every field, parameter, header and response', () => {
    const described = {
      ...parameters,
      ...headers,
      ...responses,
    } as Record<string, {description?: string}>;
    expect([
      ...Object.entries(schemas).flatMap(([name, it]) => undescribed(name, it)),
      ...Object.keys(described).filter((name) => !described[name]!.description),
    ]).toEqual([]);
  });

  it.each(
    calls(api).map((call) => [call.operation.operationId, call] as const),
  )('has an example of each body of %s, and the common errors', (_, call) => {
    const answers = responsesOf(api, call);
    const bodies = answers.flatMap(({response}) =>
      Object.values(response.content ?? {}),
    );
    expect(bodies.filter(({example}) => example === undefined)).toEqual([]);
    expect(answers.map(({status}) => status)).toEqual(
      expect.arrayContaining(['401', '403', '429', '500']),
    );
  });

  it('has the problems of the facts', () => {
    const url = `${settings.urls.site}/docs/api-developers/api#problem-`;
    expect(
      Object.values(responses).map(
        ({content}) => content!['application/problem+json']!.example,
      ),
    ).toEqual(
      Object.entries(problems).map(([name, {title, status}]) =>
        expect.objectContaining({type: url + name, title, status}),
      ),
    );
  });

  it('has a sample body of every event', () => {
    const {content} = api.webhooks.event.post.requestBody!;
    const samples = Object.values(content['application/json']!.examples!);
    const names = samples.map(({value}) => (value as {type: string}).type);
    expect(names).toEqual(schemas.EventType!.enum);
  });
});
