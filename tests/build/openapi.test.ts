/** The API's description, and the document that explains it. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {calls, scopeOf} from '../../plugins/openapi/calls.ts';
import {readApi} from '../../plugins/openapi/document.ts';
import {docWith} from '../helpers/pages.ts';
import {inlineText} from '../../plugins/site-model/page-model/text.ts';
import {modelOf, pages, urlOf} from '../helpers/site.ts';

const api = readApi(contentValues(settings));
const FILE = 'build/openapi.yaml';
const page = docWith(/id="problem-/);

it.skipIf(!fs.existsSync(FILE))("follows Redocly's strict rules", () => {
  expect(() =>
    execFileSync(
      'node_modules/.bin/redocly',
      ['lint', FILE, '--extends=recommended-strict'],
      {env: {...process.env, REDOCLY_TELEMETRY: 'off'}, stdio: 'pipe'},
    ),
  ).not.toThrow();
});

describe.skipIf(!page)('the API document', () => {
  const text = page && inlineText(modelOf(page).main);

  it.each(
    calls(api).map(({method, path}) => `${method.toUpperCase()} ${path}`),
  )('explains %s', (call) => expect(text).toContain(call));

  it('explains every scope and event', () => {
    const scopes = calls(api).map(scopeOf);
    for (const name of [
      ...scopes,
      ...api.components.schemas.EventType!.enum!,
    ]) {
      expect(text).toContain(name);
    }
  });

  it('has the section that each problem links to', () => {
    const {html} = pages.find(({route}) => route === page)!;
    for (const {content} of Object.values(api.components.responses)) {
      const {type} = content!['application/problem+json']!.example as {
        type: string;
      };
      expect(type).toMatch(urlOf(page));
      expect(html).toContain(`id="${new URL(type).hash.slice(1)}"`);
    }
  });
});
