import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import rehypeEmptyCornerCell from './index.ts';

it('renders an empty corner cell as td', () => {
  const row = (corner: string) =>
    `<table><tbody><tr>${corner}<th>FAQ</th></tr></tbody></table>`;
  const tree = fromHtml(row('<th></th>'), {fragment: true});
  rehypeEmptyCornerCell()(tree);
  expect(toHtml(tree)).toBe(row('<td></td>'));
});
