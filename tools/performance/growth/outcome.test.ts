import {expect, it} from 'vitest';
import {ownSteps} from './outcome.ts';

it("reads the CPU seconds of each step from the build's output", () => {
  const output = `[INFO] [en] Creating an optimized production build...
[postbuild] page models: 92 pages read in 9.9 s (4.3 s CPU)
[postbuild] Markdown export: 88 pages, 439 kB (HTML: 3014 kB) in 9.9 s (5.5 s CPU)
[SUCCESS] Generated static files in "build".
[compress] 336 files: brotli 21 %, gzip 26 % in 9.9 s (21.0 s CPU)
`;
  expect(ownSteps(output)).toEqual({
    'page models': 4.3,
    'Markdown export': 5.5,
    compression: 21,
  });
});
