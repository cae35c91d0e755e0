import {expect, it} from 'vitest';
import {ownSteps} from './outcome.ts';

it('reads the seconds of each step from what a build prints', () => {
  const output = `[INFO] [en] Creating an optimized production build...
[site-outputs] page models: 92 pages read in 4.3 s
[site-outputs] Markdown twins: 88 of 439 kB, their pages have 3014 kB, in 5.5 s
[SUCCESS] Generated static files in "build".
[compress] 336 files: brotli 21 %, gzip 26 % in 21.0 s
`;
  expect(ownSteps(output)).toEqual({
    'page models': 4.3,
    'Markdown twins': 5.5,
    compression: 21,
  });
});
