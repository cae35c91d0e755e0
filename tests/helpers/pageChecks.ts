/** What every page is checked for. These functions run in the page. */

/** Buttons of code blocks that cover code, or stick out below it. */
export const buttonsOverCode = (): string[] =>
  [...document.querySelectorAll('.theme-code-block')]
    .filter((block) => block.checkVisibility())
    .filter((block) => {
      const pre = block.querySelector('pre')!.getBoundingClientRect();
      return [...block.querySelectorAll('button')].some((button) => {
        const {left, bottom} = button.getBoundingClientRect();
        return left < pre.right || bottom > pre.bottom + 1;
      });
    })
    .map(({textContent}) => textContent);

/** What ends beyond an edge, such as that of the paper. */
export const beyond = (edge: number): string[] =>
  [...document.querySelectorAll('main :is(table, pre, svg, p, li)')]
    .filter((item) => item.getBoundingClientRect().right > edge + 1)
    .map(({textContent}) => textContent);

/** Whether an article is in the middle, and which of its parts are wider. */
export function articleWidth(): {offset: number; wider: string[]} {
  const article = document.querySelector('.markdown');
  if (!article) {
    return {offset: 0, wider: []};
  }
  const {left, right} = article.getBoundingClientRect();
  return {
    offset: Math.abs(left - (document.documentElement.clientWidth - right)),
    wider: [...article.children]
      .filter((part) => part.getBoundingClientRect().right > right + 1)
      .map(({outerHTML}) => outerHTML.slice(0, 80)),
  };
}

/** What is cut off, overlaps or breaks inside a word. */
export function findCuts({narrow, spaced}: {narrow: boolean; spaced: boolean}) {
  /** A longer identifier, such as a URL, doesn't fit on a phone and may wrap. */
  const maxIdentifier = 40;
  const cuts: string[] = [];
  const report = (what: string, element: Node) =>
    cuts.push(`${what}: ${(element.textContent ?? '').trim().slice(0, 60)}`);
  const each = (selector: string, check: (element: Element) => void) =>
    document.querySelectorAll(selector).forEach(check);
  const overflows = ({scrollWidth, clientWidth}: Element) =>
    clientWidth > 0 && scrollWidth > clientWidth + 1;

  const {documentElement: html} = document;
  if (html.scrollWidth > html.clientWidth) {
    report('sideways scroll', document.body.firstElementChild!);
  }

  // Scroll containers are for what nobody foresaw; our own pages need none.
  each('main *', (box) => {
    // Code may scroll, except in lists, as may a field and a table with spaced text.
    const mayScroll = `input, ${spaced ? 'pre, :has(> table)' : 'pre:not(li pre)'}`;
    if (
      // Not for screen readers only.
      box.clientWidth > 1 &&
      overflows(box) &&
      !box.matches(mayScroll) &&
      getComputedStyle(box).overflowX !== 'visible'
    ) {
      report(`cut off by ${box.className || box.tagName}`, box);
    }
  });
  each('.table-of-contents li', (box) => {
    if (overflows(box)) {
      report('table of contents', box);
    }
  });
  each('[data-screen] *', (part) => {
    const frame = part.closest('[data-screen]')!.getBoundingClientRect();
    if (
      overflows(part) ||
      part.getBoundingClientRect().right > frame.right + 1
    ) {
      report('mock-up', part);
    }
  });
  each('.diagram svg', (svg) => {
    const edge = svg.getBoundingClientRect();
    svg.querySelectorAll('[data-part="node"]').forEach((node) => {
      const shape = node.querySelector('rect, path, ellipse')!;
      const box = shape.getBoundingClientRect();
      node.querySelectorAll('text').forEach((text) => {
        const {left, right} = text.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) {
          report('diagram', text);
        }
      });
    });
    svg.querySelectorAll('text').forEach((text) => {
      const {left, right} = text.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) {
        report('edge of a diagram', text);
      }
    });
  });

  /** Whether a line of the text starts in the middle of a word. */
  const breaksWord = (text: Text) => {
    const range = document.createRange();
    let line: number | undefined;
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const box = range.getBoundingClientRect();
      if (box.width > 0) {
        if (
          line !== undefined &&
          box.top > line + 4 &&
          !/\s/.test(text.data.slice(at - 1, at + 1))
        ) {
          return true;
        }
        line = box.top;
      }
    }
    return false;
  };
  if (!narrow && !spaced) {
    each('main :not(pre) > code', (code) => {
      for (const text of code.childNodes) {
        if (
          text instanceof Text &&
          text.data.length <= maxIdentifier &&
          code.getClientRects().length > 1 &&
          breaksWord(text)
        ) {
          report('inline code', code);
        }
      }
    });
  }
  return cuts;
}
