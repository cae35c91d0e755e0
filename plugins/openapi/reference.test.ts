import {describe, expect, it} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {contentValues} from '../settings/contentValues.ts';
import {calls} from './calls.ts';
import {readApi} from './document.ts';
import {callSections, callsTable, eventTabs} from './reference.ts';

const api = readApi(contentValues(settings));
const ids = calls(api).map(({operation}) => operation.operationId);
const section = (id: string) => callSections(api, id);

describe('the generated reference', () => {
  it.each(ids)('of %s has an id, its scope and a sample to run', (id) => {
    expect(section(id)).toMatch(/^### .+ \{\/\* #[a-z-]+ \*\/\}$/m);
    expect(section(id)).toMatch(/^Scope: `.+ Limit: \[.+ Response: /m);
    expect(section(id)).toContain('```bash\ncurl ');
  });

  it('leaves out what the page explains once', () => {
    expect(ids.map(section).join('')).not.toContain('Idempotency-Key');
  });

  it('shows a body for each event', () => {
    const bodies = [
      ...eventTabs(api).matchAll(/^```json schema="Event"\n([^]+?)\n```$/gm),
    ].map(([, text]) => JSON.parse(text!) as {type: string});
    expect(bodies.map(({type}) => type)).toEqual(
      api.components.schemas.EventType!.enum,
    );
  });

  it('links each call from the list of all calls', () => {
    for (const id of ids) {
      const [, anchor] = /\{\/\* (#[a-z-]+) \*\/\}/.exec(section(id))!;
      expect(callsTable(api)).toContain(`](${anchor})`);
    }
  });

  it('refuses an unknown call', () => {
    expect(() => section('nope')).toThrow('unknown call "nope"');
  });
});
