import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'es2022' },
  preview: { port: 3100 },
  ssr: { noExternal: [/^@karachi-estates\//] },
});
