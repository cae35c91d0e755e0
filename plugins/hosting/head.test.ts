import {expect, test} from 'vitest';
import type {PageModel} from '../site-model/page-model/types.ts';
import {withHeadTags} from './head.ts';

test('adds tags after the title and escapes their values', () => {
  const transform = withHeadTags(() => [
    {property: 'og:image:alt', content: 'Tagged "AI" & $& more'},
  ]);
  const html = '<head><title>A</title><svg><title>B</title></svg>';
  expect(transform(html, {} as PageModel)).toBe(
    '<head><title>A</title><meta property="og:image:alt" content="Tagged &quot;AI&quot; &amp; $&amp; more"><svg><title>B</title></svg>',
  );
  expect(transform(html, undefined)).toBe(html);
});
