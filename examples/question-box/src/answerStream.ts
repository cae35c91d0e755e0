/** Reads an answer's server-sent events as they arrive. */
export type Source = {id: string; title: string; url: string | null};

export type AnswerEvent =
  | {name: 'delta'; data: {text: string}}
  | {name: 'sources'; data: {sources: Source[]}}
  | {name: 'done'; data: {id: string; conversation_id: string}};

function parseEvent(block: string): AnswerEvent | undefined {
  let name = '';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    // `s`, because a dot alone doesn't match U+2028, which text may contain.
    const [, field, value = ''] = /^(\w+): ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  // Comments only keep the connection alive.
  if (data.length === 0) return undefined;
  return {name, data: JSON.parse(data.join('\n'))} as AnswerEvent;
}

/** Throws if the stream ends without `done`: the answer is then incomplete. */
export async function* readAnswer(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<AnswerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const {value, done} = await reader.read();
      if (done) throw new Error('The answer was cut off.');
      buffer += decoder.decode(value, {stream: true});
      // Events end with an empty line; the last one may be incomplete.
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
        if (event?.name === 'done') return;
      }
    }
  } finally {
    await reader.cancel();
  }
}
