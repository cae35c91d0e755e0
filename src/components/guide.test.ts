/** The guide shows every MDX component, in valid samples. */
import fs from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import blocks from '../theme/MDXComponents';

const guide = fs.readFileSync('handbook/mdx-components.md', 'utf8');
/** Without `table`, `th` and other HTML elements. */
const names = Object.keys(blocks).filter((name) => /^[A-Z]/.test(name));

const samples: string[] = [];
visit(unified().use(remarkParse).parse(guide), 'code', (node) => {
  if (node.lang === 'mdx') {
    samples.push(node.value);
  }
});

describe('handbook/mdx-components.md', () => {
  it.each(names)('shows <%s>', (name) => {
    expect(guide).toMatch(RegExp(`<${name}\\b`));
  });

  it.each(samples)('has a sample that uses known components: %s', (sample) => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(sample);
    const imported = [...sample.matchAll(/^import (\w+)/gm)].map(
      ([, it]) => it,
    );
    visit(tree, (node) => {
      if ('name' in node && typeof node.name === 'string') {
        expect([...names, ...imported]).toContain(node.name);
      }
    });
  });
});
