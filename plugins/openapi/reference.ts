/** Generates the API page's reference as Markdown; src/css/api.css lays it out. */
import {limits} from '../../data/facts/limits.ts';
import {code, link, table} from '../content/data-blocks/tables/markdown.ts';
import {
  anchor,
  callAnchor,
  callOf,
  calls,
  parametersOf,
  problemAnchor,
  refName,
  resolve,
  responsesOf,
  schemaOf,
  scopeOf,
} from './calls.ts';
import {fieldList, fieldsOf, typeText} from './fields.ts';
import type {Field} from './fields.ts';
import {samples} from './samples/index.ts';
import {JSON_STYLE, literal} from './samples/literal.ts';
import type {Api, Call, Response, Schema} from './types.ts';

/** `POST /answers`; the method's class gives it its colour. */
const signature = ({method, path}: Call): string =>
  `<span className="endpoint"><b className="${method}">${method.toUpperCase()}</b> ${path.replace(/[{}]/g, '\\$&')}</span>`;

const div = (className: string, ...parts: string[]): string =>
  [`<div className="${className}">`, ...parts.filter(Boolean), '</div>'].join(
    '\n\n',
  );

/** Each object has a list of fields; a list response links to its object's. */
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

const fields = (label: string, list: readonly Field[]): string =>
  list.length > 0 ? `${label}:\n\n${div('fields', fieldList(list))}` : '';

/** The fields of one kind of body, without the field that names the kind. */
function kindFields(api: Api, kind: Schema, kindField: string): string {
  const all = fieldsOf(api, kind);
  const named = all.find(({name}) => name === kindField)!;
  const label = `${named.about.replace(/\.$/, '')}, with ${code(kindField)} ${named.type}`;
  return fields(
    label,
    all.filter((field) => field !== named),
  );
}

function inputs(api: Api, call: Call): string[] {
  const parameters = parametersOf(api, call)
    .filter(({name}) => !EXPLAINED_ONCE.includes(name))
    .map((it) => ({
      name: it.name,
      type: typeText(api, resolve(api, it.schema)),
      required: it.required ?? false,
      about: it.description,
      fields: [],
    }));
  const schema =
    call.operation.requestBody?.content['application/json']?.schema;
  const body = schema && resolve(api, schema);
  return [
    fields('Query parameters', parameters),
    ...(body?.oneOf ?? []).map((kind) =>
      kindFields(api, resolve(api, kind), body!.discriminator!.propertyName),
    ),
    fields('Body', body ? fieldsOf(api, body) : []),
  ];
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

/** Scope, limit, responses and errors. */
function outcomes(api: Api, call: Call): string {
  const {answersPerMinute, otherPerMinute} = limits.api;
  const limit =
    call.operation['x-rate-limit-policy'] === 'answers'
      ? answersPerMinute
      : otherPerMinute;
  const all = responsesOf(api, call);
  // JSON first: it is the default.
  const good = all
    .filter(({status}) => status.startsWith('2'))
    .toSorted(
      (a, b) => Number(isJson(b.response)) - Number(isJson(a.response)),
    );
  const errors = all
    .filter(({status}) => !/^2/.test(status) && !COMMON_ERRORS.includes(status))
    .map(({status, response}) => link(status, problemAnchor(response)));
  const returns = good
    .map(({status, response}) => success(api, status, response))
    .join(' ');
  return [
    `Scope: ${code(scopeOf(call))}.`,
    `Limit: ${link(`${limit.value} a minute`, '#rate-limits')}.`,
    `Response: ${returns}`,
    ...(errors.length > 0 ? [`Errors: ${errors.join(', ')}.`] : []),
  ].join(' ');
}

/** The example of the response that is JSON, if there is one. */
function reply(api: Api, call: Call): string {
  const [found] = responsesOf(api, call).filter(
    ({status, response}) => status.startsWith('2') && isJson(response),
  );
  const content = found?.response.content!['application/json'];
  return content
    ? codeBlock({
        info: `json schema="${refName(content.schema.$ref!)}" title="Response ${found!.status}"`,
        text: literal(content.example, JSON_STYLE),
      })
    : '';
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

/** Its words are in src/css/api.css. */
const COPY_PATH =
  '<button type="button" className="clean-btn copy-path" title="Copy path" />';

function callSection(api: Api, call: Call): string {
  const {summary, description} = call.operation;
  return div(
    'call',
    div(
      'call-text',
      `### ${summary} ${signature(call)} {/* #${callAnchor(call)} */}`,
      COPY_PATH,
      description,
      div('facts', outcomes(api, call)),
      ...inputs(api, call),
    ),
    div(
      'call-code',
      tabs(' groupId="language"', samples(api, call)),
      reply(api, call),
    ),
  );
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

/** Its example is in the calls that return it. */
export function objectSection(api: Api, name: string): string {
  const schema = schemaOf(api, name);
  const base = schema.allOf?.find(({$ref}) => $ref)?.$ref;
  return [
    // Comes after the object it extends, in the same section.
    `${base ? '####' : '###'} ${code(name)} fields {/* #${objectAnchor(name)} */}`,
    base && `All ${objectLink(api, refName(base))} fields, and:`,
    div('fields', fieldList(fieldsOf(api, schema, '', false))),
  ]
    .filter(Boolean)
    .join('\n\n');
}
