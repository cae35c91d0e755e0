import {expect, test} from 'vitest';
import {parseYaml, requireFrontMatter} from './yamlFile.ts';

test('an error names file and line', () => {
  expect(() => parseYaml('a: 1\nb: "x\n', 'blog/tags.yml')).toThrow(
    /^blog\/tags\.yml:[23]: /,
  );
  expect(parseYaml('a: 1\n', 'blog/tags.yml')).toEqual({a: 1});
});

test('in front matter, the line is the file’s', () => {
  const page = '---\ntitle: A\ntags: [open\nslug: a\n---\nText.\n';
  expect(() => requireFrontMatter(page, 'docs/a.mdx')).toThrow(
    'docs/a.mdx:3: ',
  );
  requireFrontMatter('Text without front matter: [', 'docs/a.mdx');
});
