import { defineConfig } from 'vite';

export default defineConfig({
  // A document for each language.
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'ur/index.html'] } },
  preview: { port: 3100 },
  // One copy of every library, whatever kind of module it publishes.
  ssr: { noExternal: true },
});
