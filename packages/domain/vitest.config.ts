import { defineConfig } from 'vitest/config';

// Files of a worker share what they import, which otherwise takes longer than most tests.
export default defineConfig({ test: { isolate: false } });
