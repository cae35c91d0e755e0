import {describe, expect, it} from 'vitest';
import {withHeadTags, withStructuredData} from './head.ts';

describe('withHeadTags', () => {
  it('adds tags at the offset and escapes their values', () => {
    const html = '<head><title>A</title><meta charset=utf-8>';
    const tags = [
      {property: 'og:image:alt', content: 'Tagged "AI" & more'},
      {name: 'twitter:image', content: 'https://a.test/a.png'},
    ];
    expect(withHeadTags(html, '<head><title>A</title>'.length, tags)).toBe(
      '<head><title>A</title><meta property="og:image:alt" content="Tagged &quot;AI&quot; &amp; more"><meta name="twitter:image" content="https://a.test/a.png"><meta charset=utf-8>',
    );
  });
});

describe('withStructuredData', () => {
  it('adds data at the end and escapes </script>', () => {
    const html = '<body><p>A</p></body></html>';
    expect(withStructuredData(html, {name: '</script><b>'})).toBe(
      '<body><p>A</p><script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script></body></html>',
    );
  });
});
