import {describe, expect, it} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {robotsTxt} from './robots.ts';

const robots = (crawlers: typeof settings.crawlers) =>
  robotsTxt({...settings, crawlers});
const all = {search: true, answers: true, training: true};

describe('robots.txt', () => {
  it('names the sitemap and allows all crawlers if the owner does', () => {
    expect(robots(all)).toBe(`User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=yes
Allow: /

Sitemap: ${settings.urls.site}/sitemap.xml
`);
  });

  it('disallows only training crawlers', () => {
    const text = robots({...all, training: false});
    expect(text).toContain('ai-train=no\nAllow: /');
    expect(text).toMatch(/User-agent: GPTBot\n(.+\n)*Disallow: \/\n/);
    expect(text).not.toContain('ChatGPT-User');
  });

  it('disallows all but assistants that answer a question', () => {
    const text = robots({search: false, answers: true, training: false});
    expect(text).toContain('ai-train=no\nDisallow: /');
    expect(text).toMatch(/User-agent: Claude-User\n(.+\n)*Allow: \/\n/);
    expect(text).not.toContain('GPTBot');
  });
});
