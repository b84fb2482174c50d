import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The embedded database boots once per file; two at a time keep a small machine responsive.
    maxWorkers: 2,
    hookTimeout: 60_000,
    // No test asserts a time: this only ends what hangs, also where other suites share the cores.
    testTimeout: 90_000,
  },
});
