import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import rehypeStaticHtml from './index.ts';

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
