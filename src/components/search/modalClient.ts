/**
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

/** Both timers start within a millisecond, and their order isn't certain. */
const STALL_MARGIN_MS = 50;

const never = new Promise<never>(() => {});

const until = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.max(0, time - Date.now()));
  });

export function createModalClient(client: SearchClient): ModalClient {
  let latest = 0;

  function search(...args: Parameters<SearchClient['search']>) {
    const current = ++latest;
    const stalledAt = Date.now() + STALL_THRESHOLD_MS;
    const reply = client.search(...args);
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
