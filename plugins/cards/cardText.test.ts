import {describe, expect, it} from 'vitest';
import {readPage} from '../site-model/page-model/readPage.ts';
import {docSource} from '../../tests/helpers/builtPages.ts';
import type {PageModel} from '../site-model/page-model/types.ts';
import {cardAlt, cardText} from './cardText.ts';

const doc = readPage(docSource('<p>Text.'))!;
const textOf = (change: Partial<PageModel>) =>
  cardText({...doc, ...change}, 'Help for all');

describe('cardText', () => {
  it.each([
    ['a document under its category', {}, 'Guide'],
    ['a document of no category', {breadcrumbs: ['First']}, 'Documentation'],
    [
      'a category',
      {kind: 'category' as const, breadcrumbs: ['Guide']},
      'Documentation',
    ],
    [
      'a post with its date',
      {kind: 'post' as const, published: '2025-01-02T00:00:00.000Z'},
      'Blog · 2 January 2025',
    ],
    [
      'the home page under the tagline',
      {kind: 'home' as const},
      'Help for all',
    ],
  ])('puts %s', (_, change, section) => {
    expect(textOf(change)).toEqual({section, title: 'First steps'});
  });
});

describe('cardAlt', () => {
  it("contains the card's text", () => {
    expect(cardAlt(textOf({}), 'Acme')).toBe('First steps – Guide, Acme');
  });

  it('does not repeat the brand', () => {
    const home = {section: 'Help for all', title: 'Acme'};
    expect(cardAlt(home, 'Acme')).toBe('Acme: Help for all');
  });
});
