import compression from 'compression';
import { defineConfig, type Plugin } from 'vite';

/** `pnpm microsite` sends what a web server would: compressed. */
const compressed: Plugin = {
  name: 'compressed',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(compression());
  },
};

export default defineConfig({
  // What is not there is not the page of the project.
  appType: 'mpa',
  // A document for each language.
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'ur/index.html'] } },
  plugins: [compressed],
  preview: { port: 3100 },
  // One copy of every library, whatever kind of module it publishes.
  ssr: { noExternal: true },
});
