import {describe, expect, it} from 'vitest';
import {cleanPath} from './serve.ts';

describe('cleanPath', () => {
  it.each([
    ['/index.html', '/'],
    ['/docs/x/', '/docs/x'],
    ['/docs/x.html', '/docs/x'],
    ['/docs/x/index.html', '/docs/x'],
  ])('%s is %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });

  it.each(['/', '/docs/x', '/blog/rss.xml'])('%s is clean', (path) => {
    expect(cleanPath(path)).toBeUndefined();
  });
});
