/** A code block that is wrong or unchecked fails. */
import {afterAll, describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {readApi} from '../../plugins/openapi/document.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {checkBlock} from './check.ts';
import {blocksOf} from './collect.ts';
import {startMock} from './mock.ts';
import {validator} from './schemas.ts';

const settingsValues = contentValues(settings);
const mock = await startMock(settingsValues);
const values = {...settingsValues, apiUrl: mock.url};
const means = {mock, validate: validator(readApi(values))};
afterAll(() => mock.close());

const AUTHORIZATION = '--header "Authorization: Bearer $API_KEY"';

const CLIENT = `export class ApiError extends Error {
  problem: {type: string};
  constructor(problem: {type: string}) {
    super();
    this.problem = problem;
  }
}
export async function api(method: string, path: string, body?: object) {
  for (let attempts = 1; ; attempts -= 1) {
    const response = await fetch('{apiUrl}' + path, {
      method,
      headers: {
        Authorization: 'Bearer ' + process.env.API_KEY,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (response.ok) return;
    if (attempts === 1) throw new ApiError(await response.json());
  }
}`;

const STREAM = `import json, os, requests
response = requests.post(
    "{apiUrl}/answers",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    json={"question": "How?", "stream": True},
    stream=True,
)
response.encoding = "latin-1"
for line in response.iter_lines(decode_unicode=True):
    if line.startswith('data: {"text"'):
        print(json.loads(line.removeprefix("data: "))["text"], end="")`;

const outcome = (info: string, text: string) => {
  const [block] = blocksOf('a.mdx', `\`\`\`${info}\n${text}\n\`\`\``, values);
  return checkBlock(block!, means);
};

describe('a code block', () => {
  it('may give a reason why it is not run', async () => {
    expect(await outcome('text no-run="a diagram"', 'x')).toBe('marked');
  });

  const FILE = 'examples/webhook-receiver/src/once.ts';

  it('is covered by the tests of the example it quotes', async () => {
    const [block] = blocksOf('a.mdx', `<ExampleFile path="${FILE}" />`, values);
    expect(await checkBlock(block!, means)).toBe('run');
  });

  it.each([
    [
      'that differs from the file it quotes',
      `ts title="${FILE}" example="webhook-receiver"`,
      'export const once = 1;',
      'differs from',
    ],
    [
      'of an example without tests',
      `ts title="${FILE}" example="nope"`,
      '',
      'no tests run this example',
    ],
    ['without any mark', 'text', 'x', 'nothing checks'],
    ['with an unknown check', 'text check="nope"', 'x', 'nothing checks'],
    ['of JSON without a schema', 'json', '{}', 'nothing checks'],
    ['of JSON that does not fit', 'json schema="Faq"', '{}', 'not a Faq'],
    [
      'that calls what is not there',
      'bash',
      `curl {apiUrl}/nope ${AUTHORIZATION}`,
      'no such call',
    ],
    ['without an API key', 'bash', 'curl {apiUrl}/faqs', 'no API key'],
    [
      'with a parameter out of range',
      'bash',
      `curl "{apiUrl}/faqs?limit=1000" ${AUTHORIZATION}`,
      'limit',
    ],
    [
      'with a body that lacks a field',
      'bash',
      `curl {apiUrl}/answers ${AUTHORIZATION} --header "Content-Type: application/json" --data '{}'`,
      'question',
    ],
    ['that calls nothing', 'bash', 'true', '0 requests'],
    [
      'of a client that hides errors',
      'ts title="hides.ts" check="client"',
      "export const api = (_: string, path: string) =>\n  fetch('{apiUrl}' + path, {headers: {Authorization: 'Bearer ' + process.env.API_KEY}});",
      'the client throws errors',
    ],
    [
      'of a client that throws raw text',
      'ts title="raw.ts" check="client"',
      CLIENT.replace(
        'new ApiError(await response.json())',
        'new Error(await response.text())',
      ),
      'errors have a type',
    ],
    [
      'of a client that does not retry',
      'ts title="once.ts" check="client"',
      CLIENT,
      'exit code 1',
    ],
    [
      'of a client whose retry has a new Idempotency-Key',
      'ts title="new-key.ts" check="client"',
      CLIENT.replace('attempts = 1', 'attempts = 3'),
      'retries have the same Idempotency-Key',
    ],
    [
      'that decodes a stream as ISO-8859-1',
      'python check="streamed-answer"',
      STREAM,
      'Unterminated string',
    ],
    [
      'that splits a stream at every Unicode line break',
      'python check="streamed-answer"',
      STREAM.replace('latin-1', 'utf-8'),
      'exit code 1',
    ],
    [
      'that ignores a duplicate question',
      'bash check="duplicate"',
      `curl {apiUrl}/faqs ${AUTHORIZATION} --header "Content-Type: application/json" --data '{"question": "a", "answer": "b"}'`,
      'the FAQ that exists is updated',
    ],
    [
      'that accepts every webhook',
      'python title="verify.py" check="verify-webhook"',
      'def is_genuine_webhook(raw_body, headers, secret):\n    return True',
      'not True',
    ],
    [
      'with a sunset that comes too early',
      'http',
      'HTTP/1.1 200 OK\nDeprecation: @1893456000\nSunset: Tue, 01 Jan 2030 00:00:00 GMT',
      'too early',
    ],
    ['that throws', 'ts', "throw new Error('no');", 'exit code 1'],
    ['with a mistake in Python', 'python', 'import', 'exit code 1'],
    ['of HTML with a mistake', 'html', '<p id="a" id="b"></p>', ''],
    [
      'with an unknown widget attribute',
      'html',
      '<script data-them="dark"></script>',
      'data-them',
    ],
    [
      'with a call that the widget lacks',
      'html',
      '<script>window.Assistant.show();</script>',
      'show',
    ],
    [
      'of CSV with too many columns',
      'csv',
      'question,answer,alternatives\na,b,c,d',
      '',
    ],
    [
      'with an unknown command',
      'text check="commands"',
      '/aks question:a',
      'unknown command',
    ],
    [
      'with an unknown option',
      'text check="commands"',
      '/bar set level:high',
      'unknown level',
    ],
    [
      'with an unknown placeholder',
      'text check="instructions"',
      '{{user.nmae}}',
      'unknown placeholder',
    ],
    [
      'with an unknown permission integer',
      'text check="address"',
      'https://discord.com/?scope=bot&permissions=8',
      'unknown permission',
    ],
    [
      'with a stream that does not end',
      'text check="stream"',
      'event: delta\ndata: {"text": "a"}',
      'wrong order',
    ],
  ])('%s fails', async (_, info, text, message) => {
    await expect(outcome(info, text)).rejects.toThrow(message);
  });
});
