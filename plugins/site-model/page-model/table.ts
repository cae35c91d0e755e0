import type {Element} from 'hast';
import {byTag, elements, find, isElement} from './hast.ts';
import {inlineText} from './text.ts';
import type {Block} from './types.ts';

const CELL_SEPARATOR = ' · ';
/** Not only a tick or a dash. */
const hasWords = (cell: string) => /[\p{L}\p{N}]/u.test(cell);

const isCell = ({tagName}: Element) => tagName === 'td' || tagName === 'th';

function cellsOf(row: Element): Element[] {
  return row.children.filter(isElement).filter(isCell);
}

/** The caption, then the rows; a row of only `th` is the header of the next. */
export function tableBlocks(table: Element): Block[] {
  const blocks: Block[] = [];
  const caption = find(table, byTag('caption'));
  if (caption) {
    blocks.push({type: 'label', text: inlineText(caption)});
  }
  let header: string[] = [];
  for (const row of [...elements(table)].filter(byTag('tr'))) {
    const cells = cellsOf(row);
    const texts = cells.map((cell) => inlineText(cell));
    if (cells.length > 0 && cells.every(({tagName}) => tagName === 'th')) {
      header = texts;
    } else {
      const text = texts.filter(hasWords).join(CELL_SEPARATOR);
      blocks.push({type: 'row', text, cells: texts, header});
    }
  }
  return blocks;
}
