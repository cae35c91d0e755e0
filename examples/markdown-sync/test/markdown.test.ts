import assert from 'node:assert/strict';
import {test} from 'node:test';
import {MAX_ANSWER, readFaqs} from '../src/markdown.ts';

test('a level-2 heading is the question, its text the answer', () => {
  const faqs = readFaqs(
    '# Top\n\n## A?\n\nOne.\n\n### More\n\n## B? ##\nTwo.',
    'a.md',
  );
  assert.deepEqual(faqs, [
    {question: 'A?', answer: 'One.\n\n### More'},
    {question: 'B?', answer: 'Two.'},
  ]);
});

test('a heading inside a code block is code', () => {
  const [faq, ...others] = readFaqs(
    '## A?\r\n```md\r\n## no\r\n```\r\nOne.',
    'a.md',
  );
  assert.equal(faq?.answer, '```md\n## no\n```\nOne.', 'a.md');
  assert.deepEqual(others, []);
});

test('reports what the API would refuse, with file and question', () => {
  const long = `## A?\n${'x'.repeat(MAX_ANSWER + 1)}`;
  assert.throws(
    () => readFaqs(long, 'faqs/a.md'),
    /faqs\/a\.md: "A\?": .*2001/,
  );
  assert.throws(() => readFaqs('## A?\n', 'a.md'), /no answer/);
  const question = `## ${'x'.repeat(301)}\nYes.`;
  assert.throws(() => readFaqs(question, 'a.md'), /question has 301/);
});
