import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {codeOf} from '../../src/components/HighlightedCode/codeOf.ts';
import highlightedCode from './highlightedCode.ts';

/** The `pre` the plugin makes of a code block. */
async function highlight(code: string, language: string, metastring = '') {
  const tree = fromHtml('<pre><code></code></pre>', {fragment: true});
  const element = (tree.children[0] as Element).children[0] as Element;
  element.properties = {className: [`language-${language}`], metastring};
  element.children = [{type: 'text', value: `${code}\n`}];
  const result = await unified().use(highlightedCode).run(tree);
  const [fragment] = result.children as unknown as [Root];
  return (fragment.children[0] as Element).properties;
}

describe('a highlighted block', () => {
  it('is an HTML string of tokens with a class per colour', async () => {
    expect(await highlight('let a = 1', 'ts')).toEqual({
      className: ['language-ts'],
      html:
        '<span class="code-keyword">let</span> a <span class="code-keyword">=</span>' +
        '<span class="code-constant"> 1</span>',
    });
  });

  it('has the title from its first line', async () => {
    const {title} = await highlight('{}', 'json', 'title="a.json" schema="A"');
    expect(title).toBe('a.json');
  });

  it('marks the lines named after the language or by a comment', async () => {
    const line = '<span class="code-highlighted">b</span>';
    expect(await highlight('a\nb', 'text', '{2}')).toHaveProperty(
      'html',
      `a\n${line}`,
    );
    const {html} = await highlight('a\nb // [!code highlight]', 'js');
    expect(html).toMatch(/^a\n<span class="code-highlighted">b/);
  });

  it.each([
    ['a', 'showLineNumbers'],
    ['// highlight-next-line\na', ''],
  ])('fails on what it would lose: %j %s', async (code, meta) => {
    await expect(highlight(code, 'js', meta)).rejects.toThrow(
      "isn't supported",
    );
  });

  it('is plain text if the language is unknown', async () => {
    expect(await highlight('a = 1', 'klingon')).toMatchObject({html: 'a = 1'});
  });

  it.each([
    ['const a = `<b>&amp;`;\n\n  // x < y', 'ts'],
    ['<a href="?a=1&b=2">\n\tx</a>', 'html'],
    ['plain <text> & more', 'text'],
    ['curl "$API" \\\n  -d \'{"a": 1}\'', 'bash'],
  ])('gives its code back for copying: %j', async (code, language) => {
    const {html} = await highlight(code, language);
    expect(codeOf(String(html))).toBe(code);
  });

  it.each([
    ['let a;\nlet b;', '{2}'],
    ['let a;\nlet b; // [!code highlight]', ''],
  ])('has highlighted lines: %j %s', async (code, meta) => {
    const {html} = await highlight(code, 'ts', meta);
    expect(html).toMatch(
      /^(?!.*code-highlighted).*\n<span class="code-highlighted">.*let.*<\/span>$/,
    );
    expect(codeOf(String(html)).trim()).toBe('let a;\nlet b;');
  });

  it.each([
    ['let a;', 'showLineNumbers'],
    ['// highlight-next-line\nlet a;', ''],
  ])('refuses what would have no effect: %j %s', async (code, meta) => {
    await expect(highlight(code, 'ts', meta)).rejects.toThrow(
      "isn't supported",
    );
  });

  it('may be empty', async () => {
    expect(await highlight('', 'text')).toMatchObject({html: ''});
  });
});
