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

const outcome = (info: string, text: string) => {
  const [block] = blocksOf('a.mdx', `\`\`\`${info}\n${text}\n\`\`\``, values);
  return checkBlock(block!, means);
};

describe('a code block', () => {
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
    ['without any mark', 'text', 'x', 'nothing checks'],
    ['of JSON that does not fit', 'json schema="Faq"', '{}', 'not a Faq'],
    [
      'that calls what is not there',
      'bash',
      `curl {apiUrl}/nope ${AUTHORIZATION}`,
      'no such call',
    ],
    [
      'with a parameter out of range',
      'bash',
      `curl "{apiUrl}/faqs?limit=1000" ${AUTHORIZATION}`,
      'limit',
    ],
    ['that calls nothing', 'bash', 'true', '0 requests'],
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
      'with an unknown widget attribute',
      'html',
      '<script data-them="dark"></script>',
      'data-them',
    ],
    [
      'with an unknown option',
      'text check="commands"',
      '/bar set level:high',
      'unknown level',
    ],
  ])('%s fails', async (_, info, text, message) => {
    await expect(outcome(info, text)).rejects.toThrow(message);
  });
});
