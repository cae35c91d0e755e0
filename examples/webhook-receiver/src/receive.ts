/** Handles a webhook, independent of the server that receives it. */
import {forward} from './handover.ts';
import type {Handover} from './handover.ts';
import {once} from './once.ts';
import {isGenuineWebhook} from './verify.ts';

type Event = {type: string; data: unknown};

export function receiver(secret: string, forwardUrl?: string) {
  const doOnce = once();

  /** Returns the status to reply with. Anything but 2xx is retried. */
  return async (rawBody: string, headers: Headers): Promise<number> => {
    if (!isGenuineWebhook(rawBody, headers, secret)) return 401;
    const event = JSON.parse(rawBody) as Event;
    if (event.type !== 'handover.requested') return 204;
    try {
      await doOnce(headers.get('webhook-id')!, () =>
        forward(forwardUrl, event.data as Handover),
      );
      return 204;
    } catch (error) {
      console.error(String(error));
      return 502;
    }
  };
}
