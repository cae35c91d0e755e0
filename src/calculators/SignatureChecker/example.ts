/** The initial example: a webhook with a valid signature. */
import type {Check, Webhook} from './core';

export const example: Webhook = {
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  id: 'msg_01',
  timestamp: '1762162200',
  body: '{"type":"faq.suggested","timestamp":"2025-11-03T09:30:00Z","data":{"conversation_id":"cnv_03","question":"Which versions are supported?","answer":"Versions 1.20 and newer."}}',
  signature: 'v1,QhWtmnjj2+kzS5VYeJdbAMeKYhAD4/1gl9TChww6pDs=',
};

/** Known in advance, for the first render. */
export const exampleCheck: Check = {verdict: 'valid', age: 'old'};
