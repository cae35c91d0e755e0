import assert from 'node:assert/strict';
import {test} from 'node:test';
import {once} from '../src/once.ts';

test('a repeat does nothing, even while the first is running', async () => {
  const doOnce = once();
  let count = 0;
  const work = async () => void (count += 1);
  await Promise.all([doOnce('a', work), doOnce('a', work)]);
  await doOnce('a', work);
  await doOnce('b', work);
  assert.equal(count, 2);
});

test('failed work is done again', async () => {
  const doOnce = once();
  const fail = () => Promise.reject(new Error('no'));
  await assert.rejects(doOnce('a', fail));
  let done = false;
  await doOnce('a', async () => void (done = true));
  assert.equal(done, true);
});

test('an old id is forgotten', async () => {
  const doOnce = once(0);
  let count = 0;
  const work = async () => void (count += 1);
  await doOnce('a', work);
  await doOnce('a', work);
  assert.equal(count, 2);
});
