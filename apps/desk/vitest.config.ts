import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}'],
    // This only ends what hangs: a machine that has much else to do takes ten times as long.
    testTimeout: 60_000,
  },
});
