import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import HeaderCell from './HeaderCell.tsx';

test('an empty corner is no header', () => {
  expect(renderToStaticMarkup(createElement(HeaderCell))).toBe('<td></td>');
});

test('a cell with text is one', () => {
  expect(renderToStaticMarkup(createElement(HeaderCell, null, 'FAQ'))).toBe(
    '<th>FAQ</th>',
  );
});
