import {expect, test} from 'vitest';
import {escapeHtml, isEscaped} from './escape.ts';

test('escaped text contains no markup', () => {
  const hostile = `<img src=x onerror="alert('1')"> & co`;
  expect(isEscaped(hostile)).toBe(false);
  expect(isEscaped(escapeHtml(hostile))).toBe(true);
  expect(escapeHtml(hostile)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co',
  );
});

test.each(['a < b', 'a > b', 'fish & chips', '&', '&nosemicolon', '&#;'])(
  '%s is not escaped',
  (text) => expect(isEscaped(text)).toBe(false),
);

test.each(['a &lt; b', '&amp;', '&#39;', '&#x27;', '&hellip;', 'plain'])(
  '%s is escaped',
  (text) => expect(isEscaped(text)).toBe(true),
);
