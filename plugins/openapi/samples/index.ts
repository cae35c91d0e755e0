/** A call with curl, and with the page's client in TypeScript and Python. */
import type {Api, Call} from '../types.ts';
import {JSON_STYLE, literal, PYTHON, TYPESCRIPT} from './literal.ts';
import type {Style} from './literal.ts';
import {sampleRequest} from './request.ts';
import type {SampleRequest} from './request.ts';

/** curl uses GET by default, and POST when there is data. */
function curl({method, server, path, query, body}: SampleRequest): string {
  const named =
    method === 'GET' || (method === 'POST' && body !== undefined)
      ? ''
      : `--request ${method} `;
  const lines = [
    `curl ${query.length ? '--get ' : named}"${server}${path}"`,
    ...query.map(([name, value]) => `--data-urlencode "${name}=${value}"`),
    '--header "Authorization: Bearer $API_KEY"',
  ];
  if (body !== undefined) {
    const data = literal(body, JSON_STYLE, '  ').replaceAll("'", "'\\''");
    lines.push('--header "Content-Type: application/json"', `--data '${data}'`);
  }
  return lines.join(' \\\n  ');
}

/** The path with its query, as the page's client takes it. */
function target({path, query}: SampleRequest): string {
  // A colon needs no escaping in a query, and times are easier to read.
  const search = new URLSearchParams(query).toString().replaceAll('%3A', ':');
  return search ? `${path}?${search}` : path;
}

/** A call to the function `api`, which the page shows once. */
function clientCall(request: SampleRequest, style: Style): string {
  const body = request.body === undefined ? [] : [literal(request.body, style)];
  const values = [
    style.text(request.method),
    style.text(target(request)),
    ...body,
  ];
  return `api(${values.join(', ')})`;
}

function typescript(request: SampleRequest): string {
  const call = `await ${clientCall(request, TYPESCRIPT)}`;
  return `import {api} from './api.ts';
${request.answers ? `console.log(${call})` : call};`;
}

function python(request: SampleRequest): string {
  const call = clientCall(request, PYTHON);
  return `from api import api
${request.answers ? `print(${call})` : call}`;
}

/** A call that takes only an id has one sample, to keep the page short. */
export function samples(api: Api, call: Call) {
  const request = sampleRequest(api, call);
  const first = {
    value: 'curl',
    label: 'curl',
    info: 'bash',
    text: curl(request),
  };
  if (request.body === undefined && request.query.length === 0) {
    return [first];
  }
  return [
    first,
    {
      value: 'typescript',
      label: 'TypeScript',
      info: 'ts',
      text: typescript(request),
    },
    {
      value: 'python',
      label: 'Python',
      info: 'python',
      text: python(request),
    },
  ];
}
