import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {expand} from './index.ts';

const parser = unified().use(remarkParse).use(remarkMdx);

function expanded(text: string) {
  const tree = parser.parse(text);
  expand(
    tree,
    {apiUrl: 'https://api.test/v1', widgetUrl: 'https://w.test/v1.js'},
    (part) => parser.parse(part),
    'docs/a.mdx',
  );
  return tree;
}

describe('data blocks', () => {
  it('replaces the element where it is', () => {
    const tree = expanded('Before\n\n<FactTable of="problems" />\n\nAfter');
    expect(tree.children).toHaveLength(3);
    expect(JSON.stringify(tree.children[1])).toContain('#problem-unauthorized');
  });

  it('fills URLs from the settings', () => {
    const tree = expanded('<FactTable of="widget-policy" />');
    expect(JSON.stringify(tree)).toContain('https://w.test/v1.js');
  });

  it('leaves other elements alone', () => {
    const tree = expanded('<Cards label="x" />');
    expect(tree.children[0]).toMatchObject({name: 'Cards'});
  });

  it('names file and line of an unknown table', () => {
    expect(() => expanded('Text\n\n<FactTable of="comands" />')).toThrow(
      'docs/a.mdx:3: unknown "comands"; known: behaviour,',
    );
  });
});
