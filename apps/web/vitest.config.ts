import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['{app,server,vite,worker}/**/*.test.{ts,tsx}'] } });
