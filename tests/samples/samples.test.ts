/**
 * Every code block that can run is run; every other block is validated, or
 * gives a reason why not with `no-run="why"`. Prints the counts.
 */
import {afterAll, describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {readApi} from '../../plugins/openapi/document.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {checkBlock} from './check.ts';
import {removeSamples, typeErrors, writeModule} from './checks/programs.ts';
import type {Outcome} from './check.ts';
import {collect} from './collect.ts';
import {startMock} from './mock.ts';
import {validator} from './schemas.ts';

removeSamples();
const values = contentValues(settings);
const mock = await startMock(values);
// The samples call the mock instead of the API.
const blocks = collect({...values, apiUrl: mock.url});
// First, since the samples after them import these.
blocks.filter(({meta}) => meta.check === 'client').forEach(writeModule);
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
  it.each(blocks.map((block) => [block.where, block] as const))(
    '%s',
    async (_, block) => {
      counts[await checkBlock(block, means)] += 1;
    },
  );

  const hasTypes = blocks.some(({language}) => language === 'ts');
  it.skipIf(!hasTypes)('in TypeScript have no type errors', () => {
    expect(typeErrors()).toBe('');
  });
});
