/** Finds calls in the OpenAPI description and resolves its references. */
import {METHODS} from './types.ts';
import type {Api, Call, Parameter, Ref, Response, Schema} from './types.ts';

/** @example refName('#/components/schemas/Answer') // 'Answer' */
export const refName = (ref: string): string => ref.split('/').at(-1)!;

const isRef = (value: object): value is Ref => '$ref' in value;

export function calls(api: Api): Call[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{method, path, operation}] : [];
    }),
  );
}

export function callOf(api: Api, operationId: string): Call {
  const found = calls(api).find(
    ({operation}) => operation.operationId === operationId,
  );
  if (!found) {
    throw new Error(`unknown call "${operationId}" in data/openapi.yaml`);
  }
  return found;
}

export function parametersOf(api: Api, {operation}: Call): Parameter[] {
  return (operation.parameters ?? []).map((parameter) =>
    isRef(parameter)
      ? api.components.parameters[refName(parameter.$ref)]!
      : parameter,
  );
}

export function responsesOf(
  api: Api,
  {operation}: Call,
): {status: string; response: Response}[] {
  return Object.entries(operation.responses).map(([status, response]) => ({
    status,
    response: isRef(response)
      ? api.components.responses[refName(response.$ref)]!
      : response,
  }));
}

/** The referenced schema; a description next to `$ref` wins. */
export function resolve(api: Api, schema: Schema): Schema {
  if (!schema.$ref) {
    return schema;
  }
  const {$ref, ...own} = schema;
  return {...resolve(api, schemaOf(api, refName($ref))), ...own};
}

export function schemaOf(api: Api, name: string): Schema {
  const schema = api.components.schemas[name];
  if (!schema) {
    throw new Error(`unknown schema "${name}" in data/openapi.yaml`);
  }
  return schema;
}

export const scopeOf = ({operation}: Call): string =>
  operation.security[0]?.apiKey?.[0] ?? '';

/** The JSON body in a call's samples: its first example. */
export function bodyExample({operation}: Call): unknown {
  const examples =
    operation.requestBody?.content['application/json']?.examples ?? {};
  return Object.values(examples)[0]?.value;
}

/** The section of the problem that a response describes. */
export function problemAnchor({content}: Response): string {
  const problem = content?.['application/problem+json']?.example;
  return new URL((problem as {type: string}).type).hash;
}

/** @example anchor('createAnswer') // 'create-answer' */
export const anchor = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

export const callAnchor = ({operation}: Call): string =>
  anchor(operation.operationId);

/** What the page says once, in a line for each call read alone, by anchor. */
export function callNotes(api: Api): Record<string, string> {
  return Object.fromEntries(
    calls(api).map((call) => {
      const hasBody = call.operation.requestBody !== undefined;
      const facts = [
        `Base URL: \`${api.servers[0]!.url}\`.`,
        'Authentication: `Authorization: Bearer <API key>`.',
        ...(call.method === 'post'
          ? ['Optional header: `Idempotency-Key`, so that a retry is safe.']
          : []),
        `Any call can also return 401, 403, 429 and 500${hasBody ? ', and with a body 413' : ''}.`,
      ];
      return [callAnchor(call), facts.join(' ')];
    }),
  );
}
