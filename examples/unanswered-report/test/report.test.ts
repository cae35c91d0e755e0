import assert from 'node:assert/strict';
import {test} from 'node:test';
import {groupQuestions, writeReport} from '../src/report.ts';

const asked = (id: string, question: string, platform = 'discord') => ({
  id,
  platform,
  question,
});

test('equal questions are one, the most frequent first', () => {
  const report = writeReport('2025-11-02', [
    asked('cnv_1', 'Is there a map?'),
    asked('cnv_2', 'Can I get a refund?'),
    asked('cnv_3', 'can  I get a refund ??', 'web'),
  ]);
  assert.equal(
    report,
    `# Unanswered on 2025-11-02

3 conversations, 2 different questions.

- 2 × Can I get a refund? (discord, web: cnv_2, cnv_3)
- 1 × Is there a map? (discord: cnv_1)`,
  );
});

test('what members wrote cannot mark up the report or mention anybody', () => {
  const report = writeReport('2025-11-02', [
    asked('cnv_1', '# Hi\n[click](https://a.example) @everyone'),
  ]);
  assert.match(report, /\\# Hi \\\[click\\\]\\\(.*\\\) @\u200beveryone/);
});

test('a day without any says so', () => {
  assert.match(writeReport('2025-11-02', []), /Every question was answered\.$/);
  assert.deepEqual(groupQuestions([]), []);
});
