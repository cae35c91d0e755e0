import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Child processes and a hundred thousand requests: the cores are shared,
    // so one file at a time keeps figures and time-outs honest.
    fileParallelism: false,
    testTimeout: 20_000,
  },
});
