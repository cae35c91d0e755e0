/** Builds a sample request from the examples of the call's parameters and body. */
import {bodyExample, parametersOf, responsesOf} from '../calls.ts';
import type {Api, Call} from '../types.ts';

export type SampleRequest = {
  method: string;
  server: string;
  /** With its parameters filled in. */
  path: string;
  query: [name: string, value: string][];
  body: unknown;
  /** Whether the response has JSON to read. */
  answers: boolean;
};

/** The first page has no cursor, and a start time is enough. */
const LEFT_OUT = ['cursor', 'until'];

export function sampleRequest(api: Api, call: Call): SampleRequest {
  const parameters = parametersOf(api, call);
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, {name, example}) => text.replace(`{${name}}`, String(example)),
      call.path,
    );
  const query = parameters
    .filter((it) => it.in === 'query' && !LEFT_OUT.includes(it.name))
    .map(({name, example}): [string, string] => [name, String(example)]);
  return {
    method: call.method.toUpperCase(),
    server: api.servers[0]!.url,
    path,
    query,
    body: bodyExample(call),
    answers: responsesOf(api, call).some(
      ({status, response}) =>
        status.startsWith('2') && response.content?.['application/json'],
    ),
  };
}
