import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {testSettings as settings} from '../../../tests/helpers/testSettings.ts';
import {contentValues} from '../../settings/contentValues.ts';
import {expand} from './index.ts';

const parser = unified().use(remarkParse).use(remarkMdx);

function expanded(text: string) {
  const tree = parser.parse(text);
  expand(
    tree,
    contentValues(settings),
    (part) => parser.parse(part),
    'docs/a.mdx',
  );
  return tree;
}

describe('data blocks', () => {
  it('replaces the element where it is', () => {
    const tree = expanded('Before\n\n<FactTable of="permissions" />\n\nAfter');
    expect(tree.children).toHaveLength(3);
    expect(JSON.stringify(tree.children[1])).toContain('View Channel');
  });

  it('names file and line of an unknown table', () => {
    expect(() => expanded('Text\n\n<FactTable of="comands" />')).toThrow(
      'docs/a.mdx:3: unknown "comands"; known: behaviour,',
    );
  });
});
