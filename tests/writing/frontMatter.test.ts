import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {frontMatterProblems} from './frontMatter.ts';

const values = contentValues(settings);

describe.each([
  ['doc', 'docs/**/*.mdx'],
  ['post', 'blog/*/index.mdx'],
] as const)('front matter of each %s', (kind, pattern) => {
  it.each(fs.globSync(pattern))('%s', (file) => {
    const text = fs.readFileSync(file, 'utf8');
    expect(frontMatterProblems(kind, text, values)).toEqual([]);
  });
});

describe('frontMatterProblems', () => {
  const good = {
    title: 'Invite',
    sidebar_label: 'Invite',
    description: `About {brand}: ${'x'.repeat(70)}`,
  };
  const problems = (change: object) => {
    const lines = Object.entries({...good, ...change}).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    );
    return frontMatterProblems('doc', `---\n${lines.join('\n')}\n---\n`, {
      brand: 'Acme',
    });
  };

  it('returns nothing for valid front matter', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    ['a short description', {description: 'Too short.'}, 'description'],
    ['a long description', {description: 'x'.repeat(161)}, 'description'],
    ['a description that is missing', {description: undefined}, 'description'],
    ['a name that is typed wrong', {sidebar_lable: 'x'}, 'sidebar_lable'],
  ])('names %s', (_, change, name) => {
    expect(problems(change).join()).toContain(name);
  });

  it('measures lengths with placeholders filled in', () => {
    const description = `{brand}${'x'.repeat(158)}`;
    expect(problems({description})).toEqual([expect.stringMatching(/160/)]);
  });

  it('requires front matter', () => {
    expect(frontMatterProblems('doc', 'Text', {})).toEqual(['no front matter']);
  });
});
