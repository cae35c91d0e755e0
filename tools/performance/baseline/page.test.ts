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

  it('keeps the words under a front matter of its own', () => {
    expect(page).toMatch(
      /^---\ntitle: "A: b"\ndescription: What it says\.\nslug: \/a\n---\n/,
    );
    expect(page).not.toContain('for agents');
    expect(page).not.toContain('\n# A');
  });

  it('links within the site, and to pictures that the bare site has', () => {
    expect(page).toContain('[B](/docs/b#c)');
    expect(page).toContain('![A bird](/img/pages/bird-1.svg)');
  });

  it('ends the summary of a post before its first section', () => {
    const post = baselinePage(markdown, site, {
      frontMatter: {},
      truncate: true,
    });
    expect(post.match(/<!-- truncate -->\n\n## First/g)).toHaveLength(1);
    expect(page).not.toContain('truncate');
  });

  it('refuses a file that is no markdown', () => {
    expect(() => baselinePage('# A', site, {frontMatter: {}})).toThrow(
      'without front matter',
    );
  });
});
