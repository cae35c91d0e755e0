import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {limits, shown} from '../facts/limits.ts';
import {contentValues} from '../settings/contentValues.ts';
import {readApi} from './document.ts';
import {callSections, callsTable, objectSection} from './reference.ts';

const api = readApi(contentValues(settings));

describe('the drawn reference', () => {
  const section = callSections(api, 'createAnswer');

  it('has a heading with an id, for contents and search', () => {
    expect(section).toMatch(
      /^### Ask a question: `POST \/answers` \{\/\* #create-answer \*\/\}/,
    );
  });

  it('names scope, parameters, fields with their limits, and outcomes', () => {
    expect(section).toContain('Scope: `answers:write`');
    expect(section).toContain(
      `| \`question\` | string, 1 to ${shown(limits.api.question)} characters; required |`,
    );
    expect(section).toContain('| `user.name` | string |');
    expect(section).toContain(
      'Returns **201** with [`Answer`](#object-answer)',
    );
    expect(section).toContain('Errors: 409, 422.');
  });

  it('says which fields each object of a list must have', () => {
    expect(callSections(api, 'createSummary')).toContain(
      '| `messages[].sent_at` | time; required |',
    );
  });

  it('says a single parameter in a sentence', () => {
    expect(callSections(api, 'getAnswer')).toContain(
      'Takes `id` (path): string, id of the answer.',
    );
  });

  it('leaves what every POST takes to the page', () => {
    expect(section).not.toContain('Idempotency-Key');
  });

  it('gives each kind of a body a table of its own', () => {
    const sources = callSections(api, 'createSource');
    const fields = ':\n\n<div className="fields">\n\n| Name';
    expect(sources).toContain(
      `A document, with \`type\` \`document\`${fields}`,
    );
    expect(sources).toContain(`A website, with \`type\` \`website\`${fields}`);
    expect(sources).not.toContain('| `type` |');
  });

  it('has samples in three languages, whose choice is remembered', () => {
    expect(section).toContain('<Tabs groupId="language">');
    expect(
      [...section.matchAll(/^```(\w+)/gm)].map(([, name]) => name),
    ).toEqual(['bash', 'ts', 'python']);
  });

  it('says what a list is a page of', () => {
    expect(callSections(api, 'listFaqs')).toContain(
      'a page of [`Faq`](#object-faq)',
    );
  });

  it('shows an object that only lists carry', () => {
    expect(objectSection(api, 'Conversation')).toContain('"id": "cnv_01"');
  });

  it('leads from the list of all calls to each', () => {
    expect(callsTable(api)).toContain('[`GET /faqs/{id}`](#get-faq)');
  });

  it('refuses a call that is not there', () => {
    expect(() => callSections(api, 'nope')).toThrow('unknown call "nope"');
  });
});
