import {describe, expect, it} from 'vitest';
import {findTerms} from './terms.ts';

describe('findTerms', () => {
  it.each([
    ['It is trained on your docs.', 'is trained on'],
    ['Add a data source.', 'data source'],
    ['Ask it to handover.', 'to handover'],
    ['After the hand over, staff reply.', 'the hand over'],
    ['A hand-off to staff.', 'hand-off'],
    ['Raise the confidence threshold.', 'confidence threshold'],
    ['Invite it to your guild.', 'guild'],
    ['Simply paste the token.', 'Simply paste'],
    ['A powerful assistant.', 'powerful'],
  ])('finds in %j: %s', (text, found) => {
    expect(findTerms(text)).toEqual([expect.objectContaining({found})]);
  });

  // The style guide's table and patterns, as found in our texts.
  it.each([
    ['FAQs count at once.', 'FAQs count'],
    ['The smaller selection counts.', 'selection counts'],
    ['A correction counts sooner.', 'counts sooner'],
    ['Staff go on here.', 'go on'],
    ['The support team goes on here.', 'goes on'],
    ['What stands in no source is not said.', 'stands in'],
    ['A key that still stands in the panel.', 'still stands'],
    ['A workspace holds up to ten of them.', 'holds'],
    ['Discord messages hold some characters.', 'messages hold'],
    ['I take no actions on accounts.', 'take no actions'],
    ["I can't decide about money.", 'decide about money'],
    ['It takes the questions that come back.', 'questions that come back'],
    ['Every channel, less the ones you exclude.', 'less the ones'],
    ['It is silent for good, until /resume.', 'silent for good'],
    ['Their role is no staff role.', 'is no staff'],
    ['The secret is of another endpoint.', 'is of another'],
    ['It makes no calls of the API.', 'makes no calls'],
    ['After a pause that grows.', 'pause that grows'],
    ['Other wordings, one a line.', 'one a line'],
    ['10 a page.', '10 a page'],
    ["Copy the page's address.", "page's address"],
    ['The address of the sitemap.', 'address of the sitemap'],
    ['time, default now', 'time, default now'],
    ['address', 'address'],
    ['It sums up the thread.', 'sums up'],
    ['What goes wrong with commands', 'What goes wrong'],
    ['How to mend it.', 'mend'],
    ['Do both at one sitting.', 'at one sitting'],
    ['It answers every message, also small talk.', ', also small talk'],
    ['Tables drawn from data.', 'drawn from'],
    ['It says so or stays silent, by mode.', 'by mode'],
  ])('finds a translated phrase in %j: %s', (text, found) => {
    expect(findTerms(text).map((finding) => finding.found)).toContain(found);
  });

  it.each([
    "Nobody's messages train a model.",
    'It hands over to staff; a handover is written out.',
    'You hand over with /handover.',
    'A knowledge source, a source of an answer.',
    'Use it just once.',
    'Everyone with Manage Server counts as staff.',
    'Count the repeated questions for three days, then count again.',
    'There is no live chat, and it is no longer shown.',
    "There's no page at this URL.",
    'An asterisk stands for any characters.',
    'An unsure assistant holds back.',
    'Send it once a week to your email address.',
    'Start with the outcome and address the assistant directly.',
    'The time zone of the workspace.',
    'It also answers follow-ups.',
  ])('leaves %j alone', (text) => {
    expect(findTerms(text)).toEqual([]);
  });
});
