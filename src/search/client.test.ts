import {describe, expect, it} from 'vitest';
import {toHost} from './client.ts';

describe('toHost', () => {
  it('keeps scheme and port of a host', () => {
    expect(toHost('http://127.0.0.1:7700', 'https://docs.test')).toEqual({
      url: '127.0.0.1:7700',
      accept: 'read',
      protocol: 'http',
    });
  });
  it('takes the page’s own origin for same-origin', () => {
    expect(toHost('same-origin', 'https://docs.test')).toEqual({
      url: 'docs.test',
      accept: 'read',
      protocol: 'https',
    });
  });
});
