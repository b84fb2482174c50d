import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Files of a worker share what they import, which otherwise takes longer than most tests.
  test: { include: ['{app,server,vite,worker}/**/*.test.{ts,tsx}'], isolate: false },
});
