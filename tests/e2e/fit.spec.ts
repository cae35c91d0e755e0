/** No text is cut off or broken in the middle of a word. */
import {expect, test} from '../helpers/test.ts';
import {allRoutes} from '../helpers/routes.ts';

const WIDTHS = [390, 820, 1280, 1440];
/** A longer identifier, such as a URL, doesn't fit on a phone and may wrap. */
const MAX_IDENTIFIER = 40;

type Cut = {what: string; text: string};

/** Runs in the page. */
function findCuts(maxIdentifier: number): Cut[] {
  const cuts: Cut[] = [];
  const report = (what: string, text: string | null) =>
    cuts.push({what, text: (text ?? '').slice(0, 60)});

  for (const table of document.querySelectorAll('main table')) {
    for (
      let box: Element | null = table;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const {overflowX} = getComputedStyle(box);
      if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth) {
        report('table', table.textContent);
      }
    }
  }

  for (const block of document.querySelectorAll('main li pre')) {
    if (block.scrollWidth > block.clientWidth) {
      report('code in a list', block.textContent);
    }
  }

  for (const entry of document.querySelectorAll('.table-of-contents li')) {
    if (entry.scrollWidth > entry.clientWidth) {
      report('table of contents', entry.textContent);
    }
  }

  /** The two characters around each line break of a text. */
  const breaksOf = (text: Text) => {
    const breaks: string[] = [];
    const range = document.createRange();
    let line: number | undefined;
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const box = range.getBoundingClientRect();
      if (box.width > 0) {
        if (line !== undefined && box.top > line + 4) {
          breaks.push(text.data.slice(at - 1, at + 1));
        }
        line = box.top;
      }
    }
    return breaks;
  };
  // The table of contents is too narrow for some API calls.
  for (const code of document.querySelectorAll(
    'main :not(pre, .table-of-contents__link) > code',
  )) {
    const text = code.firstChild;
    if (
      text instanceof Text &&
      text.data.length <= maxIdentifier &&
      breaksOf(text).some((pair) => !/\s/.test(pair))
    ) {
      report('inline code', text.data);
    }
  }
  return cuts;
}

test.describe("tables, contents, code in lists and inline code aren't cut off", () => {
  // Faster, and the layout is the same.
  test.use({javaScriptEnabled: false});

  for (const route of allRoutes) {
    test(route, async ({page}) => {
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        expect(
          await page.evaluate(findCuts, MAX_IDENTIFIER),
          `${width} px`,
        ).toEqual([]);
      }
    });
  }
});
