/**
 * What the API's pages say beside its calls; the calls themselves are in
 * `api/openapi.yaml`, which takes its numbers from here.
 */
import {limits} from './limits.ts';

export type Problem = {
  readonly title: string;
  readonly status: number;
  readonly retry: string;
};

/** By name; `type` is the address of the section `#problem-<name>`. */
export const problems = {
  unauthorized: {
    title: 'Unauthorized',
    status: 401,
    retry: 'After you fix the key',
  },
  forbidden: {
    title: 'Forbidden',
    status: 403,
    retry: 'With a key that has the scope',
  },
  'not-found': {title: 'Not found', status: 404, retry: 'No'},
  conflict: {title: 'Conflict', status: 409, retry: 'Depends on the cause'},
  'invalid-request': {
    title: 'Invalid request',
    status: 422,
    retry: 'After you fix the request',
  },
  'rate-limited': {
    title: 'Rate limited',
    status: 429,
    retry: 'After `Retry-After` seconds',
  },
  internal: {
    title: 'Internal error',
    status: 500,
    retry: 'Yes, with the same `Idempotency-Key`',
  },
} as const satisfies Record<string, Problem>;

export const ratePolicies = [
  {
    name: 'answers',
    calls: '`POST /answers`',
    perMinute: limits.api.answersPerMinute,
  },
  {name: 'other', calls: 'All others', perMinute: limits.api.otherPerMinute},
] as const;

/** Every question sends exactly one of the two answer events. */
export const webhookEvents = [
  {
    name: 'answer.created',
    when: 'A question was answered',
    data: 'The answer',
    schema: 'Answer',
  },
  {
    name: 'answer.unanswered',
    when: 'No source cleared the answer bar',
    data: 'The answer, `status: "unanswered"`',
    schema: 'Answer',
  },
  {
    name: 'handover.requested',
    when: 'Somebody or an instruction asked for staff',
    data: '`conversation_id`, `platform`, `question`',
    schema: 'HandoverRequest',
  },
  {
    name: 'faq.suggested',
    when: 'A staff answer could become an FAQ',
    data: '`conversation_id`, `question`, `answer`',
    schema: 'FaqSuggestion',
  },
  {
    name: 'source.refreshed',
    when: 'A source was read',
    data: 'The source',
    schema: 'Source',
  },
  {
    name: 'source.failed',
    when: 'A source could not be read',
    data: 'The source, with `error`',
    schema: 'Source',
  },
] as const;

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
