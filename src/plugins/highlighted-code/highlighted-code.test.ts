import {fromHtml} from 'hast-util-from-html';
import type {Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {codeOf} from '../../theme/CodeBlock/codeOf.ts';
import rehypeHighlightedCode, {highlighted} from './index.ts';
import {markLines} from './marks.ts';
import {pieces} from './tokens.ts';

describe('pieces', () => {
  it('have one colour each, the innermost', () => {
    expect(pieces('const a = 1;', 'ts')).toEqual([
      {text: 'const', color: 'keyword'},
      {text: ' a = ', color: undefined},
      {text: '1', color: 'value'},
      {text: ';', color: undefined},
    ]);
  });

  it.each(['bash', 'json', 'http', 'python', 'html', 'yaml', 'tsx'])(
    'of %s are known',
    (language) => {
      const code = '{"a": 1} <b c="d">\nGET /a HTTP/1.1\necho "$A", x: 1';
      expect(pieces(code, language).length).toBeGreaterThan(1);
    },
  );

  it('of an unknown language are the whole text', () => {
    expect(pieces('a = 1', 'klingon')).toEqual([
      {text: 'a = 1', color: undefined},
    ]);
  });
});

describe('marked lines', () => {
  it('are named by a range', () => {
    expect([...markLines('a\nb\nc\nd\n', '{1,3-4}').marked]).toEqual([0, 2, 3]);
  });

  it.each([
    ['// highlight-next-line\nb', 'b', [0]],
    ['a\n# highlight-start\nb\nc\n# highlight-end\nd', 'a\nb\nc\nd', [1, 2]],
    ['<!-- highlight-next-line -->\n<b>', '<b>', [0]],
  ])('are named by a comment, which goes: %j', (source, code, marked) => {
    const result = markLines(source, '');
    expect(result.code).toBe(code);
    expect([...result.marked]).toEqual(marked);
  });

  it('are wrapped whole, also inside a longer token', () => {
    const {html} = highlighted('/* a\nb */\nc', 'ts', '{2}');
    expect(html).toBe(
      '<span class="code-comment">/* a</span>\n' +
        '<span class="theme-code-block-highlighted-line">' +
        '<span class="code-comment">b */</span>\n</span>c',
    );
  });
});

describe('a highlighted block', () => {
  it.each([
    ['const a = `<b>&amp;`;\n\n  // x < y\n', 'ts', ''],
    ['<a href="?a=1&b=2">\n\tx</a>\n', 'html', '{1-2}'],
    ['plain <text> & more\n', 'text', ''],
  ])('gives its code back for copying: %j', (code, language, meta) => {
    expect(codeOf(highlighted(code, language, meta).html)).toBe(
      code.replace(/\n$/, ''),
    );
  });

  it('takes the place of the element, with its title', () => {
    const code = {
      type: 'element' as const,
      tagName: 'code',
      properties: {
        className: ['language-json'],
        metastring: 'title="a.json" schema="A"',
      },
      children: [{type: 'text' as const, value: '1\n'}],
    };
    const pre = {
      type: 'element' as const,
      tagName: 'pre',
      properties: {},
      children: [code],
    };
    rehypeHighlightedCode()({type: 'root', children: [pre]});
    expect(pre).toMatchObject({
      properties: {
        className: ['language-json'],
        html: '<span class="code-value">1</span>',
        title: 'a.json',
      },
      children: [],
    });
  });

  it('may be empty', () => {
    const tree: Root = fromHtml('<pre><code></code></pre>', {fragment: true});
    rehypeHighlightedCode()(tree);
    expect(tree.children).toMatchObject([{properties: {html: ''}}]);
  });
});
