import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {afterAll, expect, it} from 'vitest';
import rehypeStaticHtml, {mappedTags} from './staticHtml.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'theme-'));
afterAll(() => fs.rmSync(dir, {recursive: true}));

function transform(html: string) {
  const tree = fromHtml(html, {fragment: true});
  rehypeStaticHtml()(tree);
  return tree;
}

it('makes one HTML string of a block that is only text', () => {
  const [list, table] = transform(
    '<ol start="3"><li><p>Send <code>a &#x3C; b</code>.</p></li></ol><table><tbody><tr><td>1</td></tr></tbody></table>',
  ).children;
  const [start, html] = (list as unknown as {attributes: {value: never}[]})
    .attributes;
  expect(list).toMatchObject({type: 'mdxJsxFlowElement', name: 'ol'});
  expect(JSON.stringify(start)).toContain('"value":3');
  expect(JSON.stringify(html)).toContain(
    '<li><p>Send <code>a &#x3C; b</code>.</p></li>',
  );
  expect(table).toMatchObject({
    tagName: 'table',
    properties: {html: '<tbody><tr><td>1</td></tr></tbody>'},
  });
});

it.each([
  '<h2 id="a">Heading</h2>',
  '<p>See <a href="/docs">the docs</a>.</p>',
  '<ul><li>Run this:<pre><code>x</code></pre></li></ul>',
  '<p><img src="a.png"></p>',
  '<table><tbody><tr><td id="row">1</td></tr></tbody></table>',
])('leaves %s to React', (html) => {
  expect(toHtml(transform(html))).toBe(html);
});

it('leaves elements alone that the site maps to a component', () => {
  fs.mkdirSync(path.join(dir, 'MDXComponents'));
  fs.writeFileSync(path.join(dir, 'MDXComponents/Code.tsx'), '');
  fs.writeFileSync(
    path.join(dir, 'MDXComponents.tsx'),
    'export default {\n  ...MDXComponents,\n  table: A,\n  ul: B,\n  Steps,\n};\n',
  );
  expect(mappedTags(dir)).toEqual(['ul', 'code']);
});
