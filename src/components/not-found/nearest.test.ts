import {describe, expect, it} from 'vitest';
import {nearestPaths, pathAsQuery} from './nearest.ts';

const paths = [
  '/',
  '/docs/integrations/telegram',
  '/docs/integrations/web-widget',
  '/docs/knowledge-bases',
  '/docs/knowledge-bases/faqs',
  '/blog/why-every-telegram-group-needs-ai-support',
];

describe('nearestPaths', () => {
  it('finds a page that moved to another folder', () => {
    expect(nearestPaths('/docs/telegram', paths)[0]).toBe(
      '/docs/integrations/telegram',
    );
  });
  it('tolerates a typo', () => {
    expect(nearestPaths('/docs/knowlege-bases/faq', paths)[0]).toBe(
      '/docs/knowledge-bases/faqs',
    );
  });
  it('suggests nothing if no page has the words', () => {
    expect(nearestPaths('/docs/zzz-qqq', paths)).toEqual([]);
    expect(nearestPaths('/docs/', paths)).toEqual([]);
  });
  it('respects the limit', () => {
    expect(nearestPaths('/docs/integrations', paths, 1)).toHaveLength(1);
  });
});

describe('pathAsQuery', () => {
  it('turns a path into words', () => {
    expect(pathAsQuery('/docs/web_widget/setup.html')).toBe('web widget setup');
  });
});
