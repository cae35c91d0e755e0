/**
 * Adds each cell's column name as `data-label`. On phones, where rows are
 * stacked, CSS shows these labels instead of the header. Two-column tables keep
 * their header, and the first cell of a row needs no label.
 */
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {byTag, elements} from '../site-model/page-model/hast.ts';
import {inlineText} from '../site-model/page-model/text.ts';

const MIN_COLUMNS = 3;

const cellsOf = (row: Element) =>
  row.children.filter((child) => child.type === 'element');

export default function rehypeColumnLabels() {
  return (tree: Root) => {
    visit(tree, {tagName: 'table'}, (table) => {
      const [head, ...rows] = [...elements(table)].filter(byTag('tr'));
      const labels = head ? cellsOf(head).map((cell) => inlineText(cell)) : [];
      if (labels.length >= MIN_COLUMNS) {
        for (const row of rows) {
          cellsOf(row).forEach((cell, column) => {
            if (column > 0) {
              cell.properties.dataLabel = labels[column];
            }
          });
        }
      }
    });
  };
}
