import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeStaticHtml from './index.ts';

function pageOf(html: string): Root {
  const tree: Root = fromHtml(html, {fragment: true});
  rehypeStaticHtml()(tree);
  return tree;
}

const tableOf = (html: string) => pageOf(html).children[0] as Element;

/** An element with a string in the place of its children. */
const withHtml = (name: string, html: string) => ({
  name,
  attributes: [
    {
      name: 'dangerouslySetInnerHTML',
      value: {
        data: {
          estree: {
            body: [
              {
                expression: {
                  properties: [{key: {value: '__html'}, value: {value: html}}],
                },
              },
            ],
          },
        },
      },
    },
  ],
  children: [],
});
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
    rehypeStaticHtml()(tree as unknown as Root);
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

describe('a block of plain text', () => {
  it.each([
    ['p', 'Scope: <code>a:b</code> &#x3C; <em>c</em>'],
    ['ul', '<li>a</li><li>b <strong>c</strong><ul><li>d</li></ul></li>'],
    ['ol', '<li><p>a</p></li>'],
    ['blockquote', '<p>a</p><p>b</p>'],
  ])('becomes one string: %s', (name, html) => {
    expect(pageOf(`<${name}>${html}</${name}>`).children).toMatchObject([
      withHtml(name, html),
    ]);
  });

  it('is the item of a list whose others have links', () => {
    const link = '<li><a href="/x">x</a></li>';
    const [list] = pageOf(`<ul>${link}<li>a <code>b</code></li></ul>`).children;
    expect((list as Element).children).toMatchObject([
      {tagName: 'li'},
      withHtml('li', 'a <code>b</code>'),
    ]);
  });

  it('is found inside other elements', () => {
    const [box] = pageOf('<div><p>a <code>b</code></p></div>').children;
    expect((box as Element).children).toMatchObject([
      withHtml('p', 'a <code>b</code>'),
    ]);
  });

  it.each([
    ['with nothing but text, which costs nothing', '<p>a</p>'],
    ['with a link', '<p>a <a href="#x">x</a> <code>b</code></p>'],
    ['with an attribute', '<ol start="3"><li>a</li></ol>'],
    ['that is a heading', '<h2>a <code>b</code></h2>'],
  ])('stays as it is %s', (_, html) => {
    expect(toHtml(pageOf(html))).toBe(html);
  });
});

it('leaves no line ends between blocks', () => {
  const tree = pageOf('<p>a</p>\n<ul>\n<li><a href="#x">x</a></li>\n</ul>\n');
  expect(toHtml(tree)).toBe('<p>a</p><ul><li><a href="#x">x</a></li></ul>');
});
