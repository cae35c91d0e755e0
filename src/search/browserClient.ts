/**
 * Search without Algolia: a Web Worker fetches and indexes the search file when
 * search opens, so that typing stays smooth.
 */
import type {SearchClient} from './searchClient.ts';

type Answer = {id: number; results?: unknown; error?: string};
type Waiting = {
  resolve: (results: unknown) => void;
  reject: (error: Error) => void;
};

/** Shared, as the modal creates a new client each time it opens. */
let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let lastId = 0;

function startWorker(): Worker {
  const started = new Worker(new URL('./searchWorker.ts', import.meta.url));
  started.onmessage = ({data}: MessageEvent<Answer>) => {
    const {resolve, reject} = waiting.get(data.id)!;
    waiting.delete(data.id);
    if (data.error === undefined) {
      resolve({results: data.results});
    } else {
      reject(new Error(data.error));
    }
  };
  // The script failed to load: the next query tries again.
  started.onerror = () => {
    worker = undefined;
    waiting.forEach(({reject}) => reject(new Error('Worker failed')));
    waiting.clear();
  };
  return started;
}

/** @param fileUrl the search file's path */
export function createBrowserClient(fileUrl: string): SearchClient {
  const {href: url} = new URL(fileUrl, window.location.origin);
  function ask(request: {requests: unknown} | unknown[]): Promise<unknown> {
    worker ??= startWorker();
    const requests = Array.isArray(request) ? request : request.requests;
    const id = ++lastId;
    worker.postMessage({id, url, requests});
    return new Promise((resolve, reject) => {
      waiting.set(id, {resolve, reject});
    });
  }
  return {
    search: ask,
    searchForHits: ask,
    addAlgoliaAgent: () => {},
  } as unknown as SearchClient;
}
