import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {limits, shown} from '../../data/facts/limits.ts';
import {contentValues} from '../settings/contentValues.ts';
import {readApi} from './document.ts';
import {
  callSections,
  callsTable,
  eventTabs,
  objectSection,
} from './reference.ts';

const api = readApi(contentValues(settings));

describe('the generated reference', () => {
  const section = callSections(api, 'createAnswer');

  it('has a heading with an id, for the table of contents and search', () => {
    expect(section).toMatch(
      /^### Ask a question: `POST \/answers` \{\/\* #create-answer \*\/\}/,
    );
  });

  it('lists the scope, fields with their limits, and responses', () => {
    expect(section).toContain('Scope: `answers:write`');
    expect(section).toContain(
      `| \`question\` | string, 1 to ${shown(limits.api.question)} characters; required |`,
    );
    expect(section).toContain('| `user.name` | string |');
    expect(section).toContain(
      'Response: **201** with [`Answer`](#object-answer). **200** (with `stream` set to true,',
    );
    expect(section).toContain('Errors: 409, 422.');
  });

  it('marks the required fields of objects in a list', () => {
    expect(callSections(api, 'createSummary')).toContain(
      '| `messages[].sent_at` | string (date-time); required |',
    );
  });

  it('lists filters', () => {
    expect(callSections(api, 'listSources')).toContain(
      '| `status` (query) | `pending`, `ready`, `failed` |',
    );
  });

  it('leaves out what the page explains once', () => {
    expect(section).not.toContain('Idempotency-Key');
    expect(callSections(api, 'getAnswer')).not.toContain('| Name |');
    expect(callSections(api, 'createFaq')).toContain('Errors: 409, 422.');
  });

  it('has a table for each kind of body', () => {
    const sources = callSections(api, 'createSource');
    const fields = ':\n\n<div className="fields">\n\n| Name';
    expect(sources).toContain(
      `A document, with \`type\` \`document\`${fields}`,
    );
    expect(sources).toContain(`A website, with \`type\` \`website\`${fields}`);
    expect(sources).not.toContain('| `type` |');
  });

  it('has samples in three languages, in synchronized tabs', () => {
    expect(section).toContain('<Tabs groupId="language">');
    expect(
      [...section.matchAll(/^```(\w+)/gm)].map(([, name]) => name),
    ).toEqual(['bash', 'ts', 'python']);
  });

  it('has one sample for a call that takes only an id', () => {
    expect(callSections(api, 'getAnswer')).not.toContain('<Tabs');
    expect(callSections(api, 'getAnswer')).toMatch(/```bash\ncurl [^]+```$/);
  });

  it('links the objects in a list', () => {
    expect(callSections(api, 'listFaqs')).toContain(
      'a page of [`Faq`](#object-faq)',
    );
  });

  it('shows an object that is only in lists', () => {
    expect(objectSection(api, 'Conversation')).toContain('"id": "cnv_01"');
  });

  it('writes types that have a format, or may be null, in words', () => {
    const source = objectSection(api, 'Source');
    expect(source).toContain('| `url` | string (URI) or null |');
    expect(source).toContain('| `paths` | list of strings or null |');
    expect(source).toContain(
      '| `scope` | `page`, `sitemap`, `crawl` or null |',
    );
    expect(source).toContain('| `created_at` | string (date-time) |');
  });

  it('names a type whose values the page lists elsewhere', () => {
    expect(callSections(api, 'createWebhook')).toContain(
      '| `events` | list of events; required |',
    );
  });

  it('puts an object that extends another below it', () => {
    expect(objectSection(api, 'Conversation')).toMatch(/^### /);
    expect(objectSection(api, 'ConversationDetail')).toMatch(/^#### /);
  });

  it('shows a body for each event, checked against its schema', () => {
    const bodies = [
      ...eventTabs(api).matchAll(/^```json schema="Event"\n([^]+?)\n```$/gm),
    ].map(([, text]) => JSON.parse(text!) as {type: string});
    expect(bodies.map(({type}) => type)).toEqual(
      api.components.schemas.EventType!.enum,
    );
  });

  it('links each call from the list of all calls', () => {
    expect(callsTable(api)).toContain('[`GET /faqs/{id}`](#get-faq)');
  });

  it('refuses an unknown call', () => {
    expect(() => callSections(api, 'nope')).toThrow('unknown call "nope"');
  });
});
