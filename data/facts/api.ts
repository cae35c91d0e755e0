/**
 * Facts about the API that aren't part of a single call. The calls themselves
 * are in `data/openapi.yaml`, which takes its numbers from `limits.ts`.
 *
 * Decided:
 * - Test keys use a separate test workspace that starts empty. Endpoints made
 *   with a test key belong to it (Developers → Webhooks → Test). A key is shown
 *   once, doesn't expire unless a date is set, and several can be valid at once.
 * - `/v1` only gains things. A breaking change gets `/v2`; the old version then
 *   works for `limits.api.sunsetMonths` and sends `Deprecation` and `Sunset`.
 * - Each question sends exactly one of `answer.created` and
 *   `answer.unanswered`; a handover also sends `handover.requested`. Nothing in a
 *   test workspace is handed over, so there only test events of it arrive.
 * - A summary isn't stored, except for `limits.api.idempotencyHours` if the request
 *   has an `Idempotency-Key`, to answer its repetition.
 * - Webhooks: at least once, in no guaranteed order; a redirect is a failure. An
 *   endpoint that fails for `limits.webhook.disableDays` is disabled, and events
 *   from that time aren't sent again. A rotated secret signs for
 *   `limits.webhook.secretHours` more. A test event's id starts with `msg_test_`.
 * - New feedback replaces old feedback. A stream can't be resumed.
 * - A conversation's `url` opens the message, or the panel for widget and API.
 *   Deleting it leaves the messages on the platform.
 */
export type Problem = {
  readonly title: string;
  readonly status: number;
};

/** By name; `type` is the URL of the section `#problem-<name>`. */
export const problems = {
  unauthorized: {title: 'Unauthorized', status: 401},
  forbidden: {title: 'Forbidden', status: 403},
  'not-found': {title: 'Not found', status: 404},
  conflict: {title: 'Conflict', status: 409},
  duplicate: {title: 'Duplicate question', status: 409},
  'too-large': {title: 'Body too large', status: 413},
  'invalid-request': {title: 'Invalid request', status: 422},
  'rate-limited': {title: 'Rate limited', status: 429},
  internal: {title: 'Internal error', status: 500},
} as const satisfies Record<string, Problem>;

/** Standard Webhooks 1.0.0. */
export const webhookSigning = {
  headers: {
    id: 'webhook-id',
    timestamp: 'webhook-timestamp',
    signature: 'webhook-signature',
  },
  secretPrefix: 'whsec_',
  version: 'v1',
} as const;
