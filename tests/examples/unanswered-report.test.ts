/** The report from several pages of conversations. */
import {afterAll, expect, it} from 'vitest';
import {json, run, startApi} from './support.ts';

const {mock, env} = await startApi();
afterAll(() => mock.close());

const report = (...options: string[]) =>
  run('unanswered-report', ['src/cli.ts', ...options], env);

const conversation = (id: string, question: string, platform = 'discord') => ({
  id,
  platform,
  status: 'unanswered',
  question,
  url: `https://chat.example/${id}`,
  page_url: null,
  place: {id: 'plc_1', name: 'Lantern Works'},
  channel: null,
  asker: null,
  created_at: '2025-11-02T09:30:00Z',
});

it('reads every page of the day and groups the same questions', async () => {
  mock.answerWith(({query}) =>
    query.cursor
      ? json(200, {
          data: [conversation('cnv_3', 'can I play offline', 'web')],
          next_cursor: null,
        })
      : json(200, {
          data: [
            conversation('cnv_1', 'Is there a map?'),
            conversation('cnv_2', 'Can I play offline?'),
          ],
          next_cursor: 'two',
        }),
  );
  const {code, stdout} = await report('--day', '2025-11-02');
  expect(code).toBe(0);
  expect(stdout).toContain('Conversations: 3. Different questions: 2.');
  expect(stdout).toContain('[discord cnv_2](https://chat.example/cnv_2)');
  expect(stdout).toMatch(/- 2 × Can I play offline\?.*\n- 1 × Is there a map/);
  const {calls, mistakes} = mock.take();
  expect(mistakes).toEqual([]);
  expect(calls.map(({query}) => query)).toEqual(
    [{}, {cursor: 'two'}].map((more) =>
      expect.objectContaining({
        status: 'unanswered',
        since: '2025-11-02T00:00:00.000Z',
        until: '2025-11-03T00:00:00.000Z',
        ...more,
      }),
    ),
  );
});

it('reports yesterday by default', async () => {
  mock.answerWith(() => json(200, {data: [], next_cursor: null}));
  const {stdout} = await report();
  expect(stdout).toMatch(/^# Unanswered on \d{4}-\d\d-\d\d\n/);
  expect(stdout).toContain('Every question was answered.');
  const {since, until} = mock.take().calls[0]!.query as Record<string, string>;
  expect(Date.parse(until!) - Date.parse(since!)).toBe(86_400_000);
  expect(Date.parse(until!)).toBeLessThanOrEqual(Date.now());
});

it('fails without a report if the key is wrong or the day is invalid', async () => {
  const wrong = {...env, API_KEY: 'key_test_wrong'};
  const refused = await run('unanswered-report', ['src/cli.ts'], wrong);
  expect(refused).toMatchObject({code: 1, stdout: ''});
  expect(refused.stderr).toContain('401');
  const noDay = await report('--day', 'today');
  expect(noDay).toMatchObject({code: 1, stdout: ''});
  expect(noDay.stderr).toContain("--day today isn't a date");
});
