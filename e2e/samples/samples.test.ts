/**
 * Every code block that can run is run, every other one is validated or says
 * why it cannot be: `no-run="why"` in its info string. Prints the counts.
 */
import {afterAll, describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {readApi} from '../../src/api/document.ts';
import {contentValues} from '../../src/settings/contentValues.ts';
import {checkBlock} from './check.ts';
import {removeSamples, typeErrors, writeClient} from './checks/programs.ts';
import type {Outcome} from './check.ts';
import {collect} from './collect.ts';
import {startMock} from './mock.ts';
import {validator} from './schemas.ts';

removeSamples();
const values = contentValues(settings);
const mock = await startMock(values);
// The samples call the mock where they would call the API.
const blocks = collect({...values, apiUrl: mock.url});
// First, since the samples after them import these.
blocks.filter(({meta}) => meta.check === 'client').forEach(writeClient);
const means = {mock, validate: validator(readApi(values))};
const counts: Record<Outcome, number> = {run: 0, validated: 0, marked: 0};

afterAll(() => {
  mock.close();
  const text = Object.entries(counts).map(
    ([name, count]) => `${count} ${name}`,
  );
  console.log(`${blocks.length} code blocks: ${text.join(', ')}`);
});

describe('code blocks', () => {
  it('are found, those that are drawn among them', () => {
    const count = (language: string) =>
      blocks.filter((block) => block.language === language).length;
    // One for each of the 20 calls.
    expect(count('python')).toBeGreaterThanOrEqual(20);
    expect(count('ts')).toBeGreaterThanOrEqual(20);
    expect(count('bash')).toBeGreaterThanOrEqual(20);
  });

  it.each(blocks.map((block) => [block.where, block] as const))(
    '%s',
    async (_, block) => {
      counts[await checkBlock(block, means)] += 1;
    },
  );

  it('in TypeScript have no type errors', () => {
    expect(typeErrors()).toBe('');
  });
});
