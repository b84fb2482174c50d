import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // This only ends what hangs: a machine that has much else to do takes ten times as long.
    testTimeout: 60_000,
  },
});
