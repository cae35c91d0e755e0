import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

it("the API's description follows Redocly's strict rules", () => {
  expect(() =>
    execFileSync(
      'node_modules/.bin/redocly',
      ['lint', 'build/openapi.yaml', '--extends=recommended-strict'],
      {env: {...process.env, REDOCLY_TELEMETRY: 'off'}, stdio: 'pipe'},
    ),
  ).not.toThrow();
}, 60_000);
