import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readAnswer} from '../src/answerStream.ts';

const EVENTS = `event: delta
data: {"text": "Grüße, "}

: still there

event: done
data: {"id": "ans_1", "conversation_id": "cnv_1"}

`;

/** A network may cut anywhere, also inside a letter. */
function inPieces(text: string, size: number) {
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
  test(`events are whole when they come ${size} bytes at a time`, async () => {
    assert.deepEqual(
      await Array.fromAsync(readAnswer(inPieces(EVENTS, size))),
      [
        {name: 'delta', data: {text: 'Grüße, '}},
        {name: 'done', data: {id: 'ans_1', conversation_id: 'cnv_1'}},
      ],
    );
  });
}

test('a stream that ends without done is no answer', async () => {
  const cut = EVENTS.slice(0, EVENTS.indexOf('event: done') + 20);
  await assert.rejects(
    Array.fromAsync(readAnswer(inPieces(cut, 7))),
    /broke off/,
  );
});
