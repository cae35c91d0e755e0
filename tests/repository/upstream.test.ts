/** After an upgrade, what changed upstream has to be compared once more. */
import {expect, test} from 'vitest';
import {changedFiles, readList} from '../../tools/upstream.ts';

test('the upstream files of our swizzles are those we compared (node tools/upstream.ts)', () => {
  expect(changedFiles(readList())).toEqual([]);
});
