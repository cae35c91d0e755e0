import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createBrowserClient} from './browserClient.ts';

type Message = {id: number; url: string; requests: unknown};
type Listener = (event: {data: object}) => void;

const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: Listener = () => {};
  onerror = () => {};
  readonly asked: Message[] = [];
  constructor() {
    workers.push(this);
  }
  postMessage(message: Message) {
    this.asked.push(message);
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('window', {location: {origin: 'https://docs.test'}});
});
afterEach(() => vi.unstubAllGlobals());

const ask = (query: string) =>
  createBrowserClient('/base/search.json').search({
    requests: [{indexName: 'docs', query}],
  });

it('asks one worker and matches answers to queries', async () => {
  const both = [ask('a'), ask('b')];
  const [worker] = workers;
  expect(workers).toHaveLength(1);
  expect(worker!.asked[0]).toMatchObject({
    url: 'https://docs.test/base/search.json',
    requests: [{indexName: 'docs', query: 'a'}],
  });
  const [first, second] = worker!.asked;
  worker!.onmessage({data: {id: second!.id, results: ['B']}});
  worker!.onmessage({data: {id: first!.id, results: ['A']}});
  expect(await Promise.all(both)).toEqual([{results: ['A']}, {results: ['B']}]);
});

it('fails if the worker could not fetch the file', async () => {
  const failed = ask('a');
  const [worker] = workers;
  worker!.onmessage({
    data: {id: worker!.asked.at(-1)!.id, error: 'Error: 500'},
  });
  await expect(failed).rejects.toThrow('500');
});

it('starts another worker if its script failed to load', async () => {
  const failed = ask('a');
  workers[0]!.onerror();
  await expect(failed).rejects.toThrow('Worker failed');
  void ask('b');
  expect(workers).toHaveLength(2);
});
