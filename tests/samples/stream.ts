/** Parses and validates the server-sent events of an answer. */
import type {Validate} from './schemas.ts';

const SCHEMAS = new Map([
  ['delta', 'AnswerDelta'],
  ['sources', 'AnswerSources'],
  ['done', 'AnswerDone'],
]);

export function checkStream(text: string, validate: Validate): void {
  const events = text.trim().split('\n\n');
  const names = events.map((event) => {
    const [, name, data] = /^event: (\w+)\ndata: (.+)$/.exec(event) ?? [];
    const schema = SCHEMAS.get(name ?? '');
    if (!schema) {
      throw new Error(`not an event of an answer: ${event}`);
    }
    validate(schema, JSON.parse(data!));
    return name;
  });
  if (!/^(delta,)+sources,done$/.test(names.join())) {
    throw new Error(`events in the wrong order: ${names.join()}`);
  }
}
