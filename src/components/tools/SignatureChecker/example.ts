/** What the tool shows at first: a webhook with a true signature. */
import type {Check, Webhook} from './core';

export const example: Webhook = {
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  id: 'msg_01',
  timestamp: '1762162200',
  body: '{"type":"handover.requested","timestamp":"2025-11-03T09:30:00Z","data":{"conversation_id":"cnv_01","platform":"discord","question":"Can I get a refund?"}}',
  signature: 'v1,3dPgBFxPVfL/hlkouVpwVPQQYg4EY8NKnfEOMChxPyU=',
};

/** Known, so that the page can be drawn before anything is computed. */
export const exampleCheck: Check = {verdict: 'valid', age: 'old'};
