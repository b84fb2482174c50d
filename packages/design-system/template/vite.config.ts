import { readFileSync, statSync } from 'node:fs';
import compression from 'compression';
import { defineConfig, type Plugin } from 'vite';

/** `npm start` sends what a web server would: compressed, and a page of the site where there is no file. */
const asAHost: Plugin = {
  name: 'as-a-host',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(compression());
    return () => {
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://site');
        const found = statSync(`dist${pathname}`, { throwIfNoEntry: false });
        if (found?.isFile()) return next();
        if (found?.isDirectory() && !pathname.endsWith('/')) {
          response.writeHead(301, { location: `${pathname}/${search}` });
          return response.end();
        }
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(readFileSync(pathname.startsWith('/ur/') ? 'dist/ur/404.html' : 'dist/404.html'));
      });
    };
  },
};

export default defineConfig({
  // What is not there is not the page of the project.
  appType: 'mpa',
  // A document for each language.
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'ur/index.html'] } },
  plugins: [asAHost],
  preview: { port: 3100 },
  // One copy of every library, whatever kind of module it publishes.
  ssr: { noExternal: true },
});
