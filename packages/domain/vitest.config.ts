import { defineConfig } from 'vitest/config';

// Files of a worker share what they import, which otherwise takes longer than most tests.
export default defineConfig({
  test: {
    isolate: false,
    // This only ends what hangs: a machine that has much else to do takes ten times as long.
    testTimeout: 60_000,
  },
});
