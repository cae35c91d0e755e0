import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeStaticTables from './index.ts';

/** The first table of a page after the step. */
function tableOf(html: string): Element {
  const tree: Root = fromHtml(html, {fragment: true});
  rehypeStaticTables()(tree);
  return tree.children[0] as Element;
}
const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;

describe('a table of plain text', () => {
  it('becomes one string, without the space between its cells', () => {
    const {properties, children} = tableOf(
      '<table>\n<tbody>\n<tr>\n<td><code>id</code> &lt;b&gt;</td>\n<td>a <em>b</em></td>\n</tr>\n</tbody>\n</table>',
    );
    expect(children).toEqual([]);
    expect(properties.html).toBe(
      '<tbody><tr><td><code>id</code> &#x3C;b></td><td>a <em>b</em></td></tr></tbody>',
    );
  });
});

describe('a table stays as it is', () => {
  it.each([
    ['with a link, which the engine checks and follows', '<a href="#x">x</a>'],
    ['with a picture', '<img src="x.png">'],
    ['with an attribute', '<code class="x">x</code>'],
  ])('%s', (_, content) => {
    const table = tableOf(
      `<table><tbody>${row(`<td>${content}</td>`)}</tbody></table>`,
    );
    expect(table.properties.html).toBeUndefined();
    expect(toHtml(table)).toContain(content);
  });

  it('with a component', () => {
    const component = {type: 'mdxJsxTextElement', name: 'Fact', children: []};
    const tree = {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'table',
          properties: {},
          children: [component],
        },
      ],
    };
    rehypeStaticTables()(tree as unknown as Root);
    expect(tree.children[0]!.children).toEqual([component]);
  });
});

describe('the corner of a comparison', () => {
  const head = row('<th></th>', '<th>FAQ</th>');
  const kept = row('<td></td>', '<th>FAQ</th>');

  it('is no header', () => {
    const table = tableOf(`<table><thead>${head}</thead></table>`);
    expect(table.properties.html).toBe(`<thead>${kept}</thead>`);
  });

  it('is none beside a link either', () => {
    const linked = row('<td><a href="#x">x</a></td>');
    const table = tableOf(`<table><thead>${head}${linked}</thead></table>`);
    expect(toHtml(table.children)).toBe(`<thead>${kept}${linked}</thead>`);
  });
});
