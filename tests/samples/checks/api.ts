/** Samples of the API page that handle errors and streams. */
import type {Block} from '../collect.ts';
import type {Call, Mock, Reply} from '../mock.ts';
import {problemReply} from '../problem.ts';
import {runProgram, writeModule} from './programs.ts';

function expectTrue(condition: boolean, claim: string): void {
  if (!condition) {
    throw new Error(`expected: ${claim}`);
  }
}

/** Runs while the mock responds with `answer`, then resets it. */
async function withAnswers<T>(
  mock: Mock,
  answer: (call: Call) => Reply | undefined,
  run: () => Promise<T>,
): Promise<T> {
  mock.answerWith(answer);
  try {
    return await run();
  } finally {
    mock.answerWith(() => undefined);
  }
}

/** Programs that use the client: one call, and one that prints a problem. */
const WITH_CLIENT: Readonly<
  Record<
    string,
    (file: string) => {call: (args: string) => string; caught: string}
  >
> = {
  ts: (file) => ({
    call: (args) => `import {api} from './${file}';\nawait api(${args});`,
    caught: `import {api, ApiError} from './${file}';
try {
  await api('GET', '/faqs');
} catch (error) {
  if (error instanceof ApiError) console.log(error.problem.type);
}`,
  }),
  python: (file) => ({
    call: (args) => `from ${file.replace('.py', '')} import api\napi(${args})`,
    caught: `from ${file.replace('.py', '')} import api, ApiError
try:
    api("GET", "/faqs")
except ApiError as error:
    print(error.problem["type"])`,
  }),
};

const keyOf = ({headers}: Call) => headers['idempotency-key'];

/** It returns responses, throws problems, and retries with the same key. */
export async function checkClient(block: Block, mock: Mock): Promise<void> {
  writeModule(block);
  const {language, meta} = block;
  const {call, caught} = WITH_CLIENT[language]!(meta.title!);
  const run = (text: string) => runProgram(language, text, mock);
  await run(call('"GET", "/faqs"'));
  const outcome = await run(call('"GET", "/no-such-call"')).catch(String);
  expectTrue(
    String(outcome).includes('exit code 1'),
    'the client throws errors',
  );

  const {output} = await withAnswers(
    mock,
    () => problemReply('forbidden'),
    () => run(caught),
  );
  expectTrue(output.includes('#problem-forbidden'), 'errors have a type');

  const faq = '{"question": "Why?", "answer": "Because."}';
  let attempts = 0;
  const failsTwice = (): Reply | undefined => {
    attempts += 1;
    return attempts < 3
      ? problemReply('internal', {}, {'Retry-After': '0'})
      : undefined;
  };
  const {calls} = await withAnswers(mock, failsTwice, () =>
    run(call(`"POST", "/faqs", ${faq}`)),
  );
  expectTrue(calls.length === 3, 'a failed call is retried twice');
  expectTrue(keyOf(calls[0]!) !== undefined, 'a POST has an Idempotency-Key');
  expectTrue(
    new Set(calls.map(keyOf)).size === 1,
    'retries have the same Idempotency-Key',
  );
}

/** On a duplicate it updates the other FAQ; it throws other problems. */
export async function checkDuplicate(
  {language, text}: Block,
  mock: Mock,
): Promise<void> {
  const run = () => runProgram(language, text, mock);
  const {calls} = await withAnswers(
    mock,
    ({operationId}) =>
      operationId === 'createFaq'
        ? problemReply('duplicate', {existing_id: 'faq_07'})
        : undefined,
    run,
  );
  const updated = calls.find(({operationId}) => operationId === 'updateFaq');
  expectTrue(updated?.id === 'faq_07', 'the FAQ that exists is updated');
  const outcome = await withAnswers(
    mock,
    () => problemReply('forbidden'),
    () => run().catch(String),
  );
  expectTrue(
    String(outcome).includes('exit code 1'),
    'other problems are thrown',
  );
}

/** Text that a wrong encoding or Unicode line breaks would damage. */
const DELTAS = ['Grüße, ', '日本語 ✅\u2028', 'ключ\u0085🎉'];
const DONE = {
  id: 'ans_01',
  status: 'answered',
  handover_suggested: false,
  conversation_id: 'cnv_01',
};

const event = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const stream = (...events: string[]): Reply => ({
  status: 200,
  type: 'text/event-stream',
  body: events.join(''),
});

/** It prints non-ASCII text unchanged, and detects a truncated stream. */
export async function checkStreamedAnswer(
  {language, text}: Block,
  mock: Mock,
): Promise<void> {
  const run = (reply: Reply) =>
    withAnswers(
      mock,
      () => reply,
      () => runProgram(language, text, mock),
    );
  const deltas = DELTAS.map((delta) => event('delta', {text: delta}));
  const {output} = await run(
    stream(...deltas, event('sources', {sources: []}), event('done', DONE)),
  );
  // curl prints the raw events.
  const expected = language === 'bash' ? deltas : [DELTAS.join('')];
  for (const part of expected) {
    expectTrue(output.includes(part), `${JSON.stringify(output)} has ${part}`);
  }
  if (language !== 'bash') {
    const outcome = await run(stream(...deltas)).catch(String);
    expectTrue(
      String(outcome).includes('exit code 1'),
      'a stream without done is an error',
    );
  }
}
