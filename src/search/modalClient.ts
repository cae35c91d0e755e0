/**
 * The modal's client. A query of spaces has no hits, instead of all there are.
 *
 * Lets the modal show 'Unable to fetch results'. DocSearch 3.9.0 sets that
 * state for errors named RetryError only, and autocomplete-core resets it as
 * soon as the rejected search settles. So every failure is passed to DocSearch's
 * handler as a RetryError, and the search then never settles.
 */
import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchClient} from './searchClient.ts';
import {STALL_THRESHOLD_MS} from './constants.ts';

type ModalClient = ReturnType<
  NonNullable<DocSearchModalProps['transformSearchClient']>
>;

type Request = {requests: {indexName: string; query?: string}[]};

/** Both timers start within a millisecond, and their order isn't certain. */
const STALL_MARGIN_MS = 50;

const never = new Promise<never>(() => {});

const until = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.max(0, time - Date.now()));
  });

const NO_HITS = {results: [{hits: [], nbHits: 0}]};

export function createModalClient(
  client: SearchClient,
  onPending: (isPending: boolean) => void,
): ModalClient {
  let latest = 0;

  async function ask(current: number, request: Request) {
    onPending(true);
    const isBlank = !request.requests[0]?.query?.trim();
    const reply = isBlank ? NO_HITS : await client.search(request);
    if (current === latest) {
      onPending(false);
    }
    return reply;
  }

  function search(request: Request) {
    const current = ++latest;
    const stalledAt = Date.now() + STALL_THRESHOLD_MS;
    const reply = ask(current, request);
    return {
      // DocSearch calls search().catch(handler).then(…), nothing else.
      catch: (handler: (error: Error) => unknown) =>
        reply.catch(async (error: Error) => {
          // autocomplete-core's stall timer would overwrite an earlier error.
          await until(stalledAt + STALL_MARGIN_MS);
          if (current === latest) {
            try {
              handler(Object.assign(error, {name: 'RetryError'}));
            } catch {
              // The handler rethrows the error after showing it.
            }
          }
          return never;
        }),
    };
  }

  return {...client, search} as unknown as ModalClient;
}
