/** Calls the API, retries what a retry can fix, and throws the rest. */
import {randomUUID} from 'node:crypto';
import {setTimeout as wait} from 'node:timers/promises';

const TRIES = 5;
const TIMEOUT = 60_000;
const PAGE = '100';

export type Api = {
  call: <T>(method: string, path: string, body?: object) => Promise<T>;
  list: <T>(path: string, query?: Record<string, string>) => Promise<T[]>;
};

type Page<T> = {data: T[]; next_cursor: string | null};

/** Seconds to wait, or undefined if a retry can't help. */
function pauseAfter(response: Response | undefined, attempt: number) {
  if (response?.status === 429) {
    return Number(response.headers.get('Retry-After') ?? 1);
  }
  const failed = response === undefined || response.status >= 500;
  return failed ? 2 ** (attempt - 1) : undefined;
}

/** Problem details in one line: "403 Forbidden: The key doesn't have …" */
async function inWords(response: Response): Promise<string> {
  const {title = response.statusText, detail = ''} = (await response
    .json()
    .catch(() => ({}))) as {title?: string; detail?: string};
  return `${response.status} ${title}: ${detail}`;
}

export function connect({API_URL, API_KEY} = process.env): Api {
  if (!API_URL || !API_KEY) {
    throw new Error('Set the environment variables API_URL and API_KEY.');
  }

  async function call<T>(method: string, path: string, body?: object) {
    const request: RequestInit = {
      method,
      headers: {
        Authorization: `Bearer ${API_KEY}`,
        'Content-Type': 'application/json',
        // Chosen once, so a retry can't do the work twice.
        ...(method === 'POST' && {'Idempotency-Key': randomUUID()}),
      },
      ...(body && {body: JSON.stringify(body)}),
    };
    for (let attempt = 1; ; attempt += 1) {
      let failure: unknown;
      const response = await fetch(`${API_URL}${path}`, {
        ...request,
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch((error: unknown) => {
        failure = error;
        return undefined;
      });
      if (response?.ok) {
        const text = await response.text();
        return (text ? JSON.parse(text) : undefined) as T;
      }
      const pause = pauseAfter(response, attempt);
      if (pause === undefined || attempt === TRIES) {
        const why = response ? await inWords(response) : String(failure);
        throw new Error(`${method} ${path}: ${why}`, {cause: failure});
      }
      await wait(pause * 1000);
    }
  }

  async function list<T>(path: string, query: Record<string, string> = {}) {
    const all: T[] = [];
    let cursor: string | null = null;
    do {
      const search = new URLSearchParams({limit: PAGE, ...query});
      if (cursor) search.set('cursor', cursor);
      const page: Page<T> = await call('GET', `${path}?${search}`);
      all.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor);
    return all;
  }

  return {call, list};
}
