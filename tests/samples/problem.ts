/** Error responses of the mock, as the API's facts describe them. */
import settings from '../../site.settings.ts';
import {problems} from '../../data/facts/api.ts';
import type {Reply} from './mock.ts';

export type ProblemName = keyof typeof problems;

export function problemReply(
  name: ProblemName,
  members: {detail?: string; existing_id?: string} = {},
  headers: Record<string, string> = {},
): Reply {
  const {title, status} = problems[name];
  return {
    status,
    type: 'application/problem+json',
    headers,
    body: JSON.stringify({
      type: `${settings.urls.site}/docs/api-developers/api#problem-${name}`,
      title,
      status,
      detail: title,
      instance: 'urn:uuid:5f0c1f9e-6c1d-4c1e-9a53-0f8f2f5d7a11',
      ...members,
    }),
  };
}
