/** The sync against an in-memory workspace, run as in a CI job. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeEach, expect, it} from 'vitest';
import {
  MAX_ANSWER,
  MAX_QUESTION,
} from '../../examples/markdown-sync/src/markdown.ts';
import {limits} from '../../data/facts/limits.ts';
import {EXAMPLES, problem, run, startApi} from './support.ts';
import {memoryWorkspace} from './workspace.ts';

const {mock, env} = await startApi();
let workspace: ReturnType<typeof memoryWorkspace>;
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sync-'));
  fs.cpSync(path.join(EXAMPLES, 'markdown-sync/sample'), folder, {
    recursive: true,
  });
  workspace = memoryWorkspace();
  mock.answerWith(workspace.answer);
  mock.take();
});
afterEach(() => fs.rmSync(folder, {recursive: true}));
afterAll(() => mock.close());

const sync = (...options: string[]) =>
  run('markdown-sync', ['src/cli.ts', ...options, folder], env);

/** The calls that wrote something; the OpenAPI description must allow all. */
function written(): string[] {
  const {calls, mistakes} = mock.take();
  expect(mistakes).toEqual([]);
  return calls
    .map(({operationId}) => operationId)
    .filter((name) => !name.startsWith('list'));
}

const QUESTIONS = ['How do I reset my password?', 'Where do I report a bug?'];

it('writes everything at first, then only changes', async () => {
  expect(await sync()).toMatchObject({code: 0, stderr: ''});
  expect(written()).toEqual(['createFaq', 'createFaq', 'createSource']);
  expect(workspace.questions()).toEqual(QUESTIONS);
  expect(workspace.titles()).toEqual(['guides/install.md']);

  expect((await sync()).stdout).toBe('0 steps done.\n');
  expect(written()).toEqual([]);

  fs.appendFileSync(path.join(folder, 'guides/install.md'), '3. Done.\n');
  fs.writeFileSync(
    path.join(folder, 'faqs/account.md'),
    `## ${QUESTIONS[0]}\nNew.`,
  );
  await sync();
  expect(written()).toEqual(['updateFaq', 'createSource', 'deleteSource']);
  expect(workspace.titles()).toEqual(['guides/install.md']);
  // It has no file any more, but isn't deleted without --delete.
  expect(workspace.questions()).toEqual(QUESTIONS);
});

it('--dry-run prints the plan and changes nothing', async () => {
  const {code, stdout} = await sync('--dry-run');
  expect(code).toBe(0);
  expect(stdout).toContain('add FAQ: How do I reset my password?\n');
  expect(stdout).toContain('3 steps to do. Nothing was changed.');
  expect(written()).toEqual([]);
});

it('--delete deletes what has no file', async () => {
  await sync();
  fs.rmSync(path.join(folder, 'faqs'), {recursive: true});
  fs.renameSync(path.join(folder, 'guides'), path.join(folder, 'help'));
  mock.take();
  expect((await sync('--delete')).code).toBe(0);
  expect(written()).toEqual([
    'createSource',
    'deleteFaq',
    'deleteFaq',
    'deleteSource',
  ]);
  expect(workspace.questions()).toEqual([]);
  expect(workspace.titles()).toEqual(['help/install.md']);
});

it('waits for Retry-After and retries with the same Idempotency-Key', async () => {
  const times: number[] = [];
  mock.answerWith((call) => {
    if (call.operationId !== 'createSource') {
      return workspace.answer(call);
    }
    times.push(Date.now());
    return times.length === 1
      ? problem(429, 'Too many.', {'Retry-After': '1'})
      : workspace.answer(call);
  });
  expect((await sync()).code).toBe(0);
  const posts = mock
    .take()
    .calls.filter(({operationId}) => operationId === 'createSource')
    .map(({headers}) => headers['idempotency-key']);
  expect(posts).toHaveLength(2);
  expect(posts[0]).toBe(posts[1]);
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1000);
});

it.each([
  ['an invalid file', 'faqs/bad.md', '## Empty?\n', 'faqs/bad.md: "Empty?"'],
  [
    'a question twice',
    'faqs/b.md',
    `## ${QUESTIONS[0]}\nYes.`,
    'is also in faqs/',
  ],
])('%s fails before any call', async (_, file, text, message) => {
  fs.writeFileSync(path.join(folder, file), text);
  const {code, stderr} = await sync('--delete');
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(mock.take().requests).toBe(0);
});

it('has the limits of an FAQ', () => {
  expect(MAX_QUESTION).toBe(limits.faq.question.value);
  expect(MAX_ANSWER).toBe(limits.faq.answer.value);
});
