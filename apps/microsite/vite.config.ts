import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'es2022' },
  preview: { port: 3100 },
  // One copy of every library, whatever kind of module it publishes.
  ssr: { noExternal: true },
});
