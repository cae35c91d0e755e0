import {describe, expect, it} from 'vitest';
import {categoryOf, grownDocuments, withUrls} from './documents.ts';

describe('grownDocuments', () => {
  const sources = [
    {name: 'a/index.mdx', text: "---\ntitle: 'A: b'\n---\n\n[F](./f.mdx#x)"},
    {name: 'c.md', text: '---\ntitle: C\nslug: /c\n---\n\nText'},
  ];

  it('repeats the sources, each with a unique title and URL', () => {
    const [first, second, third] = grownDocuments(sources, 3);
    expect(first).toEqual({
      name: 'grown/part-1/index-0.mdx',
      text: "---\ntitle: 'A: b 0'\n---\n\n[F](/docs/a/f#x)",
    });
    expect(second!.text).toContain('title: C 1\nslug: /c-1\n');
    expect(third!.name).toBe('grown/part-1/index-2.mdx');
  });

  it('has fifty documents per category', () => {
    expect(categoryOf(49)).toBe('part-1');
    expect(categoryOf(50)).toBe('part-2');
  });
});

describe('withUrls', () => {
  it('resolves files, and leaves URLs and anchors alone', () => {
    expect(withUrls('[a](../b/index.mdx) [c](#d) [e](/f)', 'x/y.mdx')).toBe(
      '[a](/docs/b) [c](#d) [e](/f)',
    );
  });
});
