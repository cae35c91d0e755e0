/** The same call as curl, TypeScript and Python. */
import type {Api, Call} from '../types.ts';
import {JSON_STYLE, literal, PYTHON, TYPESCRIPT} from './literal.ts';
import {sampleRequest} from './request.ts';
import type {SampleRequest} from './request.ts';

/** curl takes GET, and POST when there is data, without being told. */
function curl({method, url, query, body}: SampleRequest): string {
  const named =
    method === 'GET' || (method === 'POST' && body !== undefined)
      ? ''
      : `--request ${method} `;
  const lines = [
    `curl ${query.length ? '--get ' : named}"${url}"`,
    ...query.map(([name, value]) => `--data-urlencode "${name}=${value}"`),
    '--header "Authorization: Bearer $API_KEY"',
  ];
  if (body !== undefined) {
    const data = literal(body, JSON_STYLE, '  ').replaceAll("'", "'\\''");
    lines.push('--header "Content-Type: application/json"', `--data '${data}'`);
  }
  return lines.join(' \\\n  ');
}

function typescript(request: SampleRequest): string {
  const {method, url, query, body, answers} = request;
  const named = query.length
    ? `const query = new URLSearchParams(${literal(Object.fromEntries(query), TYPESCRIPT)});\n`
    : '';
  const address = query.length ? `\`${url}?\${query}\`` : `'${url}'`;
  const key = 'Authorization: `Bearer ${process.env.API_KEY}`';
  const options = [
    method !== 'GET' && `method: '${method}',`,
    body === undefined
      ? `headers: {${key}},`
      : `headers: {\n    ${key},\n    'Content-Type': 'application/json',\n  },`,
    body !== undefined &&
      `body: JSON.stringify(${literal(body, TYPESCRIPT, '  ')}),`,
  ].filter(Boolean);
  return `${named}const response = await fetch(${address}, {
  ${options.join('\n  ')}
});
if (!response.ok) throw new Error(await response.text());
console.log(${answers ? 'await response.json()' : 'response.status'});`;
}

function python({method, url, query, body, answers}: SampleRequest): string {
  const extra = [
    query.length &&
      `params=${literal(Object.fromEntries(query), PYTHON, '    ')},`,
    body !== undefined && `json=${literal(body, PYTHON, '    ')},`,
    'timeout=60,',
  ].filter(Boolean);
  return `import os
import requests

response = requests.${method.toLowerCase()}(
    "${url}",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    ${extra.join('\n    ')}
)
response.raise_for_status()
print(response.${answers ? 'json()' : 'status_code'})`;
}

export function samples(api: Api, call: Call) {
  const request = sampleRequest(api, call);
  return [
    {value: 'curl', label: 'curl', language: 'bash', text: curl(request)},
    {
      value: 'typescript',
      label: 'TypeScript',
      language: 'ts',
      text: typescript(request),
    },
    {
      value: 'python',
      label: 'Python',
      language: 'python',
      text: python(request),
    },
  ];
}
