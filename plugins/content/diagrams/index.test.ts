import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {draw} from './draw.ts';
import remarkDiagrams, {diagramElement} from './index.ts';
import {layoutDot} from './layout.ts';
import {describe as inWords} from './words.ts';

const wordsOf = async (dot: string) => inWords(await layoutDot(dot));
const drawingOf = async (dot: string) => draw(await layoutDot(dot));

describe('words', () => {
  it('has one line for each arrow, with its label', async () => {
    expect(
      await wordsOf('digraph {a [label="Ask\\nnow"]; a -> b [label=" sure"]}'),
    ).toEqual(['Ask now → b (sure)']);
  });

  it('names nodes without arrows, and the nodes of a group', async () => {
    expect(
      await wordsOf('graph {subgraph cluster_x {label=Both; a -- b}; c}'),
    ).toEqual(['a – b', 'c', 'Both: a, b']);
  });
});

describe('draw', () => {
  it('sets no colour, font or style', async () => {
    const {markup} = await drawingOf(
      'digraph {node [color=red fontcolor="#00f" fontname=Times fillcolor=blue style=filled]; a -> b [color=red]}',
    );
    expect(markup).not.toMatch(/red|blue|#|font-family|style=/);
    expect([...new Set(markup.match(/(fill|stroke)="[^"]*"/g))].sort()).toEqual(
      [
        'fill="currentColor"',
        'fill="none"',
        'stroke="currentColor"',
        'stroke="none"',
      ],
    );
  });

  it('draws nodes, edges, arrow heads and text', async () => {
    const {markup, width, height} = await drawingOf(
      'digraph {a [label="A < B & C"]; b [shape=ellipse class=accent]; a -> b [style=dashed]}',
    );
    expect(markup.match(/data-part="node"/g)).toHaveLength(2);
    expect(markup).toContain('data-tone="accent"><ellipse');
    expect(markup).toContain('>A &lt; B &amp; C</text>');
    expect(markup).toContain('stroke-dasharray');
    expect(markup).toMatch(/<g fill="currentColor"><path d="M[^"]+Z"\/>/);
    expect(width).toBeGreaterThan(50);
    expect(height).toBeGreaterThan(100);
  });
});

describe('diagramElement', () => {
  const attribute = async (meta: string, name: string) =>
    (await diagramElement(meta, 'digraph {a -> b; b -> c}')).attributes.find(
      (candidate) => candidate.name === name,
    )!.value;

  it('labels the image with its arrows, or with the given description', async () => {
    expect(await attribute('title="T"', 'alt')).toBe('a → b; b → c');
    expect(await attribute('title="T" description="D"', 'alt')).toBe('D');
  });
});

describe('remarkDiagrams', () => {
  const run = async (markdown: string) => {
    const processor = unified().use(remarkParse).use(remarkDiagrams);
    const tree = processor.parse(markdown);
    await processor.run(tree, {path: `${process.cwd()}/docs/a.mdx`} as never);
    return tree.children as {type: string; name?: string}[];
  };

  it.each([
    ['a syntax error', 'title="T"', 'digraph {\n  a ->\n}', 6, "near '}'"],
    ['an unknown shape', 'title="T"', 'digraph {a [shape=x]}', 3, 'shape x'],
    ['an unknown class', 'title="T"', 'digraph {a [class=x]}', 3, 'class "x"'],
    ['an empty block', 'title="T"', '', 3, 'not a graph'],
    ['a missing title', '', 'digraph {a}', 3, 'needs title='],
  ])('fails with file and line on %s', async (_, meta, dot, line, message) => {
    const failed = run(`Before\n\n\`\`\`dot ${meta}\n${dot}\n\`\`\`\n`);
    await expect(failed).rejects.toThrow(`docs/a.mdx:${line}: diagram: `);
    await expect(failed).rejects.toThrow(message);
  });
});
