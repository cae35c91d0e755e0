import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readAnswer} from '../src/answerStream.ts';

const EVENTS = `event: delta
data: {"text": "Grüße,\u2028日本語 ✅"}

: still there

event: done
data: {"id": "ans_1", "conversation_id": "cnv_1"}

`;

/** A network may cut anywhere, even inside a character. */
function inChunks(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.slice(at, at + size));
      }
      controller.close();
    },
  });
}

for (const size of [1, 7, 1000]) {
  test(`reads events that arrive ${size} bytes at a time`, async () => {
    assert.deepEqual(
      await Array.fromAsync(readAnswer(inChunks(EVENTS, size))),
      [
        {name: 'delta', data: {text: 'Grüße,\u2028日本語 ✅'}},
        {name: 'done', data: {id: 'ans_1', conversation_id: 'cnv_1'}},
      ],
    );
  });
}

test('a stream without done is an error', async () => {
  const cut = EVENTS.slice(0, EVENTS.indexOf('event: done') + 20);
  await assert.rejects(
    Array.fromAsync(readAnswer(inChunks(cut, 7))),
    /cut off/,
  );
});
