/** Asks the server route and keeps what has arrived of the answer. */
import {useEffect, useRef, useState} from 'react';
import {readAnswer} from './answerStream.ts';
import type {Source} from './answerStream.ts';

export type Answer = {
  status: 'idle' | 'writing' | 'done' | 'failed';
  text: string;
  sources: Source[];
  id?: string;
  helpful?: boolean;
  problem?: string;
};

const IDLE: Answer = {status: 'idle', text: '', sources: []};

function post(url: string, body: object, init: RequestInit = {}) {
  return fetch(url, {
    ...init,
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...init.headers},
    body: JSON.stringify(body),
  });
}

function problemOf({status, headers}: Response): string {
  return status === 429
    ? `Too many questions. Try again in ${headers.get('Retry-After') ?? 60} seconds.`
    : 'Something went wrong. Please try again.';
}

export function useAnswer(endpoint: string) {
  const [answer, setAnswer] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  /** Kept for a retry, so that it gets the same answer. */
  const last = useRef({question: '', key: ''});
  const conversation = useRef<string>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    running.current?.abort();
    const {signal} = (running.current = new AbortController());
    const {question, key} = last.current;
    let now: Answer = {...IDLE, status: 'writing'};
    const show = (change: Partial<Answer>) => {
      now = {...now, ...change};
      // Ignored once a later question has replaced this one.
      if (!signal.aborted) setAnswer(now);
    };
    show({});
    try {
      const response = await post(
        `${endpoint}/ask`,
        {question, conversation_id: conversation.current},
        {signal, headers: {'Idempotency-Key': key}},
      );
      if (!response.ok || !response.body) throw new Error(problemOf(response));
      for await (const event of readAnswer(response.body)) {
        if (event.name === 'delta') show({text: now.text + event.data.text});
        if (event.name === 'sources') show(event.data);
        if (event.name === 'done') {
          conversation.current = event.data.conversation_id;
          show({status: 'done', id: event.data.id});
        }
      }
    } catch (error) {
      // Half an answer can mean the opposite of the whole one.
      show({...IDLE, status: 'failed', problem: (error as Error).message});
    }
  }

  function ask(question: string): Promise<void> {
    last.current = {question, key: crypto.randomUUID()};
    return run();
  }

  async function rate(helpful: boolean): Promise<void> {
    const {ok} = await post(`${endpoint}/feedback`, {id: answer.id, helpful});
    if (ok) setAnswer((now) => ({...now, helpful}));
  }

  return {answer, ask, askAgain: run, rate};
}
