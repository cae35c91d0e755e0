import {describe, expect, it} from 'vitest';
import {readPage} from './readPage.ts';
import {
  codeBlock,
  docSource,
  heading,
} from '../../../tests/helpers/builtPages.ts';

const sectionsOf = (markdown: string) =>
  readPage(docSource(markdown))!.sections;

/** Every block below the page's title, as 'type: text'. */
const blocksOf = (markdown: string) =>
  sectionsOf(markdown)[0]!.blocks.map(({type, text}) => `${type}: ${text}`);

describe('headings', () => {
  it('start sections, with their anchor and without the hash link', () => {
    const sections = sectionsOf(
      `<p>Intro.</p>${heading(2, 'one', 'One <code>/ask</code>')}<p>A.</p>${heading(3, 'deep', 'Deep')}<p>B.`,
    );
    expect(sections).toEqual([
      {
        level: 1,
        heading: 'First steps',
        anchor: null,
        blocks: [{type: 'paragraph', text: 'Intro.'}],
      },
      {
        level: 2,
        heading: 'One /ask',
        anchor: 'one',
        blocks: [{type: 'paragraph', text: 'A.'}],
      },
      {
        level: 3,
        heading: 'Deep',
        anchor: 'deep',
        blocks: [{type: 'paragraph', text: 'B.'}],
      },
    ]);
  });

  it('start sections inside tabs, steps and details too', () => {
    const sections = sectionsOf(
      `<div class=steps_x1><ol><li>${heading(3, 'step', 'Step')}<p>Do it.</ol></div><details><summary>More</summary><div>${heading(4, 'more', 'In there')}<p>Text.</div></details>`,
    );
    expect(sections.map(({anchor}) => anchor)).toEqual([null, 'step', 'more']);
  });

  it('may have no anchor', () => {
    expect(sectionsOf('<h2>Plain</h2><p>x')[1]).toMatchObject({
      heading: 'Plain',
      anchor: null,
    });
  });
});

describe('text', () => {
  it('leaves out controls', () => {
    expect(
      blocksOf(
        '<p>Before.</p><section data-markdown-ignore=""><p>Tool</p><label>Secret</label><pre>x</pre></section><p>After.',
      ),
    ).toEqual(['paragraph: Before.', 'paragraph: After.']);
  });

  it('leaves out mock-ups, which the text next to them describes', () => {
    expect(
      blocksOf(
        '<ol><li><p>Save.</p><figure data-search-ignore=""><figcaption>Save it</figcaption><div hidden="" aria-hidden=true>Panel</div><ol><li>Select it.</ol></figure></ol><p>After.',
      ),
    ).toEqual(['item: Save.', 'paragraph: After.']);
  });

  it('leaves out buttons, icons, hidden and screen-reader-only text', () => {
    expect(
      blocksOf(
        '<p>Seen<span class=sr-only> spoken</span><span class=visuallyHidden_a1B2> spoken</span><span hidden> hidden</span><button>Copy</button><svg aria-label="(opens in new tab)"><title>Icon</title></svg><!-- -->.</p><script>var x</script><style>p{}</style><noscript>no</noscript><template><p>later</template>',
      ),
    ).toEqual(['paragraph: Seen.']);
  });

  it('keeps words apart that a hidden symbol separates', () => {
    expect(
      blocksOf(
        '<p><span>Panel</span><span aria-hidden=true>→</span><span>Places</span><span aria-hidden=true>*</span>.</p>',
      ),
    ).toEqual(['paragraph: Panel Places.']);
  });
});

describe('blocks', () => {
  it('stay in reading order', () => {
    expect(
      blocksOf(
        `<p>Before:</p><ul><li class="">One</li><li>Two</ul><table><tbody><tr><td>Cell</table>${codeBlock(['run'])}<blockquote><p>Quoted</blockquote>After`,
      ),
    ).toEqual([
      'paragraph: Before:',
      'item: One',
      'item: Two',
      'row: Cell',
      'code: run',
      'paragraph: Quoted',
      'paragraph: After',
    ]);
  });

  it('are items all the way down a list', () => {
    expect(
      blocksOf(
        `<ol><li><p>Paste this:</p>${codeBlock(['tag'])}<p>and save.</p><li>Then<ul><li>a</li><li>b</ul></ol>`,
      ),
    ).toEqual([
      'item: Paste this:',
      'code: tag',
      'item: and save.',
      'item: Then',
      'item: a',
      'item: b',
    ]);
  });

  it('are code with empty lines and indentation', () => {
    const markdown = codeBlock(
      ['if true; then', '', '  echo &lt;b&gt;'],
      'a.sh',
    );
    expect(sectionsOf(markdown)[0]!.blocks).toEqual([
      {type: 'code', text: 'if true; then\n\n  echo <b>'},
    ]);
  });

  it("are rows with their cells under the table's header", () => {
    const markdown =
      '<table><caption>Sets</caption><thead><tr><th>Name<th>Use<tbody><tr><td><code>base</code><td>Reads<ul><li>a<li>b</ul><tr><th scope=row>all<td></table>';
    expect(sectionsOf(markdown)[0]!.blocks).toEqual([
      {type: 'label', text: 'Sets'},
      {
        type: 'row',
        text: 'base · Reads a b',
        cells: ['base', 'Reads a b'],
        header: ['Name', 'Use'],
      },
      {type: 'row', text: 'all', cells: ['all', ''], header: ['Name', 'Use']},
    ]);
  });

  it('include the title of an admonition, but not its type', () => {
    const admonition = (title: string) =>
      `<div class="theme-admonition theme-admonition-warning admonition_o5H7 alert alert--warning"><div class=admonitionHeading_FzoX><span class=admonitionIcon_rXq6><svg viewBox="0 0 16 16"><path d="M0 0"/></svg></span>${title}</div><div class=admonitionContent_Knsx><p>Keep it secret.</p></div></div>`;
    expect(blocksOf(admonition('warning') + admonition('Your token'))).toEqual([
      'paragraph: Keep it secret.',
      'label: Your token',
      'paragraph: Keep it secret.',
    ]);
  });

  it('label every tab panel, selected or hidden, nested ones too', () => {
    const tabs = (...panels: [string, string][]) =>
      `<div class="theme-tabs-container tabs-container tabList_M0Dn"><ul role=tablist aria-orientation=horizontal class=tabs>${panels
        .map(([name]) => `<li role=tab tabindex=0>${name}</li>`)
        .join('')}</ul><div class=margin-top--md>${panels
        .map(
          ([, body], index) =>
            `<div role=tabpanel class=tabItem_wHwb ${index ? 'hidden' : ''}>${body}</div>`,
        )
        .join('')}</div></div>`;
    const inner = tabs(['x', '<p>1</p>'], ['y', '<p>2</p>']);
    expect(blocksOf(tabs(['A', inner], ['B', '<p>3</p>']))).toEqual([
      'label: A',
      'label: x',
      'paragraph: 1',
      'label: y',
      'paragraph: 2',
      'label: B',
      'paragraph: 3',
    ]);
  });

  it('are the summary and the content of closed details', () => {
    expect(
      blocksOf(
        '<details class="details_lb9f alert" data-collapsed=true><summary>Why?</summary><div style=display:none;overflow:hidden;height:0><div class=collapsibleContent_i85q><p>Because.</p></div></div></details>',
      ),
    ).toEqual(['label: Why?', 'paragraph: Because.']);
  });

  it('pair the terms of a description list with what describes them', () => {
    expect(
      blocksOf(
        '<dl><div><dt>Limit<dd>20</div><div><dt>Per<dd>hour<dd>key</div></dl>',
      ),
    ).toEqual(['item: Limit: 20', 'item: Per: hour', 'item: Per: key']);
  });

  it('are the caption of an SVG, not its text', () => {
    expect(
      blocksOf(
        '<figure><svg role=img aria-label="A to B"><text>A</text></svg><img src=a.png alt=Alt><figcaption>From A to B.</figcaption></figure>',
      ),
    ).toEqual(['paragraph: From A to B.']);
  });
});
