import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import rehypeLongInlineCode from './longInlineCode.ts';

it('marks inline code of more than 30 characters', () => {
  const long = 'x'.repeat(31);
  const tree = fromHtml(
    `<p><code>data-widget-id</code><code>${long}</code></p><pre><code>${long}</code></pre>`,
    {fragment: true},
  );
  rehypeLongInlineCode()(tree);
  expect(toHtml(tree)).toBe(
    `<p><code>data-widget-id</code><code class="code-long">${long}</code></p><pre><code>${long}</code></pre>`,
  );
});

it('lets a command of several words wrap between words', () => {
  const command = '<code>/source add channel:#solved</code>';
  const tree = fromHtml(`<p>${command}<code>/source refresh</code></p>`, {
    fragment: true,
  });
  rehypeLongInlineCode()(tree);
  expect(toHtml(tree)).toBe(
    '<p><code class="code-long">/source add channel:#solved</code><code>/source refresh</code></p>',
  );
});
