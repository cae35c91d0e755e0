/**
 * Facts about the API that aren't part of a single call. The calls themselves
 * are in `data/openapi.yaml`, which takes its numbers from `limits.ts`.
 */
import {limits} from './limits.ts';

export type Problem = {
  readonly title: string;
  readonly status: number;
  readonly retry: string;
};

/** By name; `type` is the URL of the section `#problem-<name>`. */
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
  duplicate: {
    title: 'Duplicate question',
    status: 409,
    retry: 'No: update the FAQ in `existing_id`',
  },
  'too-large': {
    title: 'Body too large',
    status: 413,
    retry: 'With a smaller body',
  },
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
  {
    name: 'other',
    calls: 'All other calls',
    perMinute: limits.api.otherPerMinute,
  },
] as const;

/** What a key with the scope can do; `data/openapi.yaml` lists the calls. */
export const scopes = {
  'answers:write': 'Ask questions and rate answers',
  'answers:read': 'Read answers',
  'summaries:write': 'Summarize messages',
  'faqs:read': 'List and read FAQs',
  'faqs:write': 'Add, update and delete FAQs',
  'sources:read': 'List and read sources',
  'sources:write': 'Add, update, refresh and delete sources',
  'conversations:read': 'List and read conversations',
  'conversations:write': 'Delete conversations',
  'webhooks:read': 'List and read endpoints and their deliveries',
  'webhooks:write': 'Add, update, test and delete endpoints',
} as const satisfies Record<string, string>;

/** Every question triggers exactly one of the two answer events. */
export const webhookEvents = [
  {
    name: 'answer.created',
    when: 'A question was answered',
    data: 'The answer',
    schema: 'AnswerEvent',
  },
  {
    name: 'answer.unanswered',
    when: 'No source cleared the answer bar',
    data: 'The answer, with `status: "unanswered"`',
    schema: 'AnswerEvent',
  },
  {
    name: 'handover.requested',
    when: 'Someone asked for staff, an instruction handed over, or the assistant is unsure in a ticket',
    data: 'The conversation, with a `reason`',
    schema: 'HandoverEvent',
  },
  {
    name: 'faq.suggested',
    when: 'A staff reply could become an FAQ',
    data: 'The question and the reply',
    schema: 'FaqEvent',
  },
  {
    name: 'source.refreshed',
    when: 'A source was read',
    data: 'The source',
    schema: 'SourceEvent',
  },
  {
    name: 'source.failed',
    when: "A source couldn't be read",
    data: 'The source, with `error`',
    schema: 'SourceEvent',
  },
] as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The delay before each retry of an event. */
export const webhookRetries = [
  {wait: '5 seconds', seconds: 5},
  {wait: '5 minutes', seconds: 5 * MINUTE},
  {wait: '30 minutes', seconds: 30 * MINUTE},
  {wait: '2 hours', seconds: 2 * HOUR},
  {wait: '5 hours', seconds: 5 * HOUR},
  {wait: '10 hours', seconds: 10 * HOUR},
  {wait: '14 hours', seconds: 14 * HOUR},
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
