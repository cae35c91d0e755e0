import {describe, expect, it} from 'vitest';
import {findTerms} from './terms.ts';

describe('findTerms', () => {
  it.each([
    ['It is trained on your docs.', 'is trained on'],
    ['Add a data source.', 'data source'],
    ['Ask it to handover.', 'to handover'],
    ['After the hand over, staff go on.', 'the hand over'],
    ['A hand-off to staff.', 'hand-off'],
    ['Raise the confidence threshold.', 'confidence threshold'],
    ['Invite it to your guild.', 'guild'],
    ['Simply paste the token.', 'Simply paste'],
    ['A powerful assistant.', 'powerful'],
  ])('finds in %j: %s', (text, found) => {
    expect(findTerms(text)).toEqual([expect.objectContaining({found})]);
  });

  it.each([
    "Nobody's messages train a model.",
    'It hands over to staff; a handover is written out.',
    'You hand over with /handover.',
    'A knowledge source, a source of an answer.',
    'Use it just once.',
  ])('leaves %j alone', (text) => {
    expect(findTerms(text)).toEqual([]);
  });
});
