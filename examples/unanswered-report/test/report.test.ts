import assert from 'node:assert/strict';
import {test} from 'node:test';
import {groupQuestions, writeReport} from '../src/report.ts';

const asked = (id: string, question: string, platform = 'discord') => ({
  id,
  platform,
  question,
  url: `https://chat.example/${id}`,
});

test('groups the same questions, the most frequent first', () => {
  const report = writeReport('2025-11-02', [
    asked('cnv_1', 'Is there a map?'),
    asked('cnv_2', 'Can I play offline?'),
    asked('cnv_3', 'can  I play offline ??', 'web'),
  ]);
  assert.equal(
    report,
    `# Unanswered on 2025-11-02

Conversations: 3. Different questions: 2.

- 2 × Can I play offline? ([discord cnv_2](https://chat.example/cnv_2), [web cnv_3](https://chat.example/cnv_3))
- 1 × Is there a map? ([discord cnv_1](https://chat.example/cnv_1))`,
  );
});

test('markup and mentions from members do nothing', () => {
  const report = writeReport('2025-11-02', [
    asked('cnv_1', '# Hi\n[click](https://a.example) @everyone'),
  ]);
  assert.match(report, /\\# Hi \\\[click\\\]\\\(.*\\\) @\u200beveryone/);
});

test('reports a day without unanswered questions', () => {
  assert.match(writeReport('2025-11-02', []), /Every question was answered\.$/);
  assert.deepEqual(groupQuestions([]), []);
});
