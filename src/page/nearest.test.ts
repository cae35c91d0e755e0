import {describe, expect, it} from 'vitest';
import {nearestPages, pathAsQuery, readPages} from './nearest.ts';

const pages = [
  '/',
  '/docs/integrations/telegram',
  '/docs/integrations/web-widget',
  '/docs/knowledge-bases',
  '/docs/knowledge-bases/faqs',
  '/blog/why-every-telegram-group-needs-ai-support',
].map((path) => ({title: path, path}));

describe('readPages', () => {
  it('reads titles and paths, not descriptions', () => {
    const text =
      '# Docs\n- All: [full](https://x.test/full.txt)\n- [A [b]](https://x.test/a/b.md): See [c](https://x.test/c.md)';
    expect(readPages(text)).toEqual([{title: 'A [b]', path: '/a/b'}]);
  });
});

describe('nearestPages', () => {
  it('finds a page that moved to another folder', () => {
    expect(nearestPages('/docs/telegram', pages)[0]?.path).toBe(
      '/docs/integrations/telegram',
    );
  });
  it('tolerates a typo', () => {
    expect(nearestPages('/docs/knowlege-bases/faq', pages)[0]?.path).toBe(
      '/docs/knowledge-bases/faqs',
    );
  });
  it('suggests nothing if no page has the words', () => {
    expect(nearestPages('/docs/zzz-qqq', pages)).toEqual([]);
    expect(nearestPages('/docs/', pages)).toEqual([]);
  });
  it('respects the limit', () => {
    expect(nearestPages('/docs/integrations', pages, 1)).toHaveLength(1);
  });
});

describe('pathAsQuery', () => {
  it('turns a path into words', () => {
    expect(pathAsQuery('/docs/web_widget/setup.html')).toBe('web widget setup');
  });
});
