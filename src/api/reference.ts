/** The reference of the API page: Markdown, drawn from the description. */
import {code, link, table} from '../facts/tables/markdown.ts';
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

/** Objects with a table of their own; a list is a page of one. */
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

const lowerFirst = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1);

/** Any POST takes it; the page says so once. */
const EVERY_POST = 'Idempotency-Key';

type Row = readonly [name: string, type: string, about: string];

/** Three columns do not fit on a phone: src/css/prose.css stacks them there. */
const fieldsTable = (first: string, rows: readonly Row[]): string =>
  `<div className="fields">\n\n${table([first, 'Type', 'Meaning'], rows)}\n\n</div>`;

const fieldRows = (fields: readonly Field[]): Row[] =>
  fields.map(({name, type, about}) => [code(name), type, about]);

function inputTable(rows: readonly Row[]): string {
  return rows.length > 1
    ? fieldsTable('Name', rows)
    : rows
        .map(
          ([name, type, about]) =>
            `Takes ${name}: ${type}, ${lowerFirst(about)}`,
        )
        .join('');
}

/** What a body of one kind has besides the field that names the kind. */
function kindTable(api: Api, kind: Schema, kindField: string): string {
  const fields = fieldsOf(api, kind);
  const named = fields.find(({name}) => name === kindField)!;
  const others = fields.filter((field) => field !== named);
  const [value] = named.type.split(';');
  return `${named.about.replace(/\.$/, '')}, with ${code(kindField)} ${value}:\n\n${inputTable(fieldRows(others))}`;
}

/** Parameters say where they go; all else is a field of the JSON body. */
function inputs(api: Api, call: Call): string {
  const parameters = parametersOf(api, call)
    .filter(({name}) => name !== EVERY_POST)
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

/** A list is a page of the objects that it is linked to. */
function objectLink(api: Api, name: string): string {
  const items = schemaOf(api, name).properties?.data?.items?.$ref;
  const shown = items ? refName(items) : name;
  const target = link(code(shown), `#${objectAnchor(shown)}`);
  return items ? `a page of ${target}` : target;
}

function success(api: Api, status: string, response: Response): string {
  const name = response.content?.['application/json']?.schema.$ref;
  return name
    ? `**${status}** with ${objectLink(api, refName(name))}.`
    : `**${status}**: ${response.description}`;
}

const isJson = ({content}: Response): boolean =>
  content?.['application/json'] !== undefined;

/** Any call can have these; the page says so once. */
const EVERY_CALL = ['401', '403', '429', '500'];

function outcomes(api: Api, call: Call): string {
  const all = responsesOf(api, call);
  // JSON first: what a caller gets who asks for nothing else.
  const good = all
    .filter(({status}) => status.startsWith('2'))
    .toSorted(
      (a, b) => Number(isJson(b.response)) - Number(isJson(a.response)),
    );
  // Not linked: forty addresses would say what one table says.
  const errors = all
    .map(({status}) => status)
    .filter((status) => !/^2/.test(status) && !EVERY_CALL.includes(status));
  return `Returns ${good.map(({status, response}) => success(api, status, response)).join(' ')} Errors: ${errors.join(', ')}.`;
}

function tabs(api: Api, call: Call): string {
  const items = samples(api, call).map(
    ({value, label, language, text}) =>
      `<TabItem value="${value}" label="${label}">\n\n\`\`\`${language}\n${text}\n\`\`\`\n\n</TabItem>`,
  );
  return `<Tabs groupId="language">\n${items.join('\n')}\n</Tabs>`;
}

function callSection(api: Api, call: Call): string {
  const {summary, description} = call.operation;
  return [
    `### ${summary}: ${signature(call)} {/* #${callAnchor(call)} */}`,
    `${description} Scope: ${code(scopeOf(call))}.`,
    inputs(api, call),
    outcomes(api, call),
    tabs(api, call),
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

/** The first response that carries an object, alone or in a list, shows it. */
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
  throw new Error(`no response in api/openapi.yaml has a "${name}"`);
}

export function objectSection(api: Api, name: string): string {
  const schema = schemaOf(api, name);
  const part = schema.allOf?.find(({$ref}) => $ref)?.$ref;
  const rows = fieldRows(fieldsOf(api, schema, '', false));
  return [
    `### Fields of ${code(name)} {/* #${objectAnchor(name)} */}`,
    part && `All fields of ${objectLink(api, refName(part))}, and:`,
    fieldsTable('Field', rows),
    `\`\`\`json schema="${name}"\n${literal(exampleOf(api, name), JSON_STYLE)}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}
