/** Generates the API page's reference as Markdown. */
import {code, link, table} from '../content/data-blocks/tables/markdown.ts';
import {
  anchor,
  callOf,
  calls,
  parametersOf,
  refName,
  resolve,
  responsesOf,
  schemaOf,
  scopeOf,
} from './calls.ts';
import {fieldsOf, typeText} from './fields.ts';
import type {Field} from './fields.ts';
import {samples} from './samples/index.ts';
import {JSON_STYLE, literal} from './samples/literal.ts';
import type {Api, Call, Response, Schema} from './types.ts';

const signature = ({method, path}: Call): string =>
  code(`${method.toUpperCase()} ${path}`);

const callAnchor = ({operation}: Call): string => anchor(operation.operationId);

/** Each object has a table; a list response links to its object's. */
const objectAnchor = (name: string): string => `object-${anchor(name)}`;

export function callsTable(api: Api): string {
  return table(
    ['Call', 'What it does'],
    calls(api).map((call) => [
      link(signature(call), `#${callAnchor(call)}`),
      call.operation.summary,
    ]),
  );
}

/** The page explains these once: the key of every POST, the id in a path. */
const EXPLAINED_ONCE = ['Idempotency-Key', 'id'];

type Row = readonly [name: string, type: string, about: string];

/** Three columns don't fit on a phone: src/css/prose.css stacks them there. */
const fieldsTable = (first: string, rows: readonly Row[]): string =>
  `<div className="fields">\n\n${table([first, 'Type', 'Meaning'], rows)}\n\n</div>`;

const fieldRows = (fields: readonly Field[]): Row[] =>
  fields.map(({name, type, about}) => [code(name), type, about]);

const inputTable = (rows: readonly Row[]): string =>
  rows.length > 0 ? fieldsTable('Name', rows) : '';

/** The fields of one kind of body, without the field that names the kind. */
function kindTable(api: Api, kind: Schema, kindField: string): string {
  const fields = fieldsOf(api, kind);
  const named = fields.find(({name}) => name === kindField)!;
  const others = fields.filter((field) => field !== named);
  const [value] = named.type.split(';');
  return `${named.about.replace(/\.$/, '')}, with ${code(kindField)} ${value}:\n\n${inputTable(fieldRows(others))}`;
}

/** Parameters show whether they go in path or query; the rest is JSON body. */
function inputs(api: Api, call: Call): string {
  const parameters = parametersOf(api, call)
    .filter(({name}) => !EXPLAINED_ONCE.includes(name))
    .map((it): Row => [
      `${code(it.name)} (${it.in})`,
      typeText(api, resolve(api, it.schema)),
      it.description,
    ]);
  const schema =
    call.operation.requestBody?.content['application/json']?.schema;
  const body = schema && resolve(api, schema);
  if (body?.oneOf) {
    const kinds = body.oneOf.map((kind) =>
      kindTable(api, resolve(api, kind), body.discriminator!.propertyName),
    );
    return [inputTable(parameters), ...kinds].filter(Boolean).join('\n\n');
  }
  const fields = body ? fieldsOf(api, body) : [];
  return inputTable([...parameters, ...fieldRows(fields)]);
}

/** Links the object; for a list, the object it is a page of. */
function objectLink(api: Api, name: string): string {
  const items = schemaOf(api, name).properties?.data?.items?.$ref;
  const shown = items ? refName(items) : name;
  const target = link(code(shown), `#${objectAnchor(shown)}`);
  return items ? `a page of ${target}` : target;
}

const lowerFirst = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1);

function success(api: Api, status: string, response: Response): string {
  const name = response.content?.['application/json']?.schema.$ref;
  return name
    ? `**${status}** with ${objectLink(api, refName(name))}.`
    : `**${status}** (${lowerFirst(response.description).replace(/\.$/, '')}).`;
}

const isJson = ({content}: Response): boolean =>
  content?.['application/json'] !== undefined;

/** The page lists these once, for every call or every call with a body. */
const COMMON_ERRORS = ['401', '403', '413', '429', '500'];

function outcomes(api: Api, call: Call): string {
  const all = responsesOf(api, call);
  // JSON first: it is the default.
  const good = all
    .filter(({status}) => status.startsWith('2'))
    .toSorted(
      (a, b) => Number(isJson(b.response)) - Number(isJson(a.response)),
    );
  // Not linked: one table links them all.
  const errors = all
    .map(({status}) => status)
    .filter((status) => !/^2/.test(status) && !COMMON_ERRORS.includes(status));
  const returns = good
    .map(({status, response}) => success(api, status, response))
    .join(' ');
  return errors.length > 0
    ? `Response: ${returns} Errors: ${errors.join(', ')}.`
    : `Response: ${returns}`;
}

type Tab = {value: string; label: string; info: string; text: string};

const codeBlock = ({info, text}: Pick<Tab, 'info' | 'text'>): string =>
  `\`\`\`${info}\n${text}\n\`\`\``;

function tabs(attributes: string, items: readonly Tab[]): string {
  const [first, ...others] = items;
  if (first && others.length === 0) {
    return codeBlock(first);
  }
  const panels = items.map(
    (item) =>
      `<TabItem value="${item.value}" label="${item.label}">\n\n${codeBlock(item)}\n\n</TabItem>`,
  );
  return `<Tabs${attributes}>\n${panels.join('\n')}\n</Tabs>`;
}

function callSection(api: Api, call: Call): string {
  const {summary, description} = call.operation;
  return [
    `### ${summary}: ${signature(call)} {/* #${callAnchor(call)} */}`,
    `${description} Scope: ${code(scopeOf(call))}.`,
    inputs(api, call),
    outcomes(api, call),
    tabs(' groupId="language"', samples(api, call)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param operations operation ids, separated by spaces */
export function callSections(api: Api, operations: string): string {
  return operations
    .split(/\s+/)
    .map((id) => callSection(api, callOf(api, id)))
    .join('\n\n');
}

/** The body of each webhook event. */
export function eventTabs(api: Api): string {
  const examples =
    api.webhooks.event.post.requestBody?.content['application/json']?.examples;
  const items = Object.values(examples ?? {}).map(({value}): Tab => {
    const {type} = value as {type: string};
    return {
      value: type,
      label: type,
      info: 'json schema="Event"',
      text: literal(value, JSON_STYLE),
    };
  });
  return tabs('', items);
}

/** From the first response that contains the object, alone or in a list. */
function exampleOf(api: Api, name: string): unknown {
  const contents = calls(api)
    .flatMap((call) => responsesOf(api, call))
    .map(({response}) => response.content?.['application/json']);
  for (const content of contents.filter((it) => it !== undefined)) {
    const found = refName(content.schema.$ref!);
    const list = schemaOf(api, found).properties?.data?.items?.$ref;
    if (found === name) {
      return content.example;
    }
    if (list && refName(list) === name) {
      return (content.example as {data: unknown[]}).data[0];
    }
  }
  throw new Error(`no response in data/openapi.yaml has a "${name}"`);
}

export function objectSection(api: Api, name: string): string {
  const schema = schemaOf(api, name);
  const base = schema.allOf?.find(({$ref}) => $ref)?.$ref;
  const rows = fieldRows(fieldsOf(api, schema, '', false));
  return [
    // Comes after the object it extends, in the same section.
    `${base ? '####' : '###'} ${code(name)} fields {/* #${objectAnchor(name)} */}`,
    base && `All ${objectLink(api, refName(base))} fields, and:`,
    fieldsTable('Field', rows),
    codeBlock({
      info: `json schema="${name}"`,
      text: literal(exampleOf(api, name), JSON_STYLE),
    }),
  ]
    .filter(Boolean)
    .join('\n\n');
}
