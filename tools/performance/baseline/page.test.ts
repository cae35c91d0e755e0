import {describe, expect, it} from 'vitest';
import {baselinePage} from './page.ts';

const site = 'https://docs.test';
const markdown = `---
title: "A: b"
description: What it says.
url: ${site}/docs/a
updated: 2026-01-01T00:00:00.000Z
---

> All pages, for agents: ${site}/llms.txt

# A: b

![A bird](${site}/assets/images/bird-1.svg)

See [B](${site}/docs/b#c) and ${site}/docs/b.

## First

## Second
`;

describe('baselinePage', () => {
  const page = baselinePage(markdown, site, {frontMatter: {slug: '/a'}});

  it('keeps the text, with new front matter', () => {
    expect(page).toMatch(
      /^---\ntitle: "A: b"\ndescription: What it says\.\nslug: \/a\n---\n/,
    );
    expect(page).not.toContain('for agents');
    expect(page).not.toContain('\n# A');
  });

  it('rewrites links and images for the baseline site', () => {
    expect(page).toContain('[B](/docs/b#c)');
    expect(page).toContain('![A bird](/img/pages/bird-1.svg)');
  });

  it('truncates a post before its first section', () => {
    const post = baselinePage(markdown, site, {
      frontMatter: {},
      truncate: true,
    });
    expect(post.match(/<!-- truncate -->\n\n## First/g)).toHaveLength(1);
    expect(page).not.toContain('truncate');
  });

  it('refuses a file without front matter', () => {
    expect(() => baselinePage('# A', site, {frontMatter: {}})).toThrow(
      'without front matter',
    );
  });
});
