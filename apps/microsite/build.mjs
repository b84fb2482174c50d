// Builds the site as plain files in dist/: the page is rendered once, here, and comes to life in the browser.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';

process.chdir(import.meta.dirname);
await build({ logLevel: 'error' });
await build({
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/.prerender', copyPublicDir: false },
});
const { prerender } = await import('./dist/.prerender/prerender.js');
const { head, page } = prerender();
const html = await readFile('dist/index.html', 'utf8');
await writeFile(
  'dist/index.html',
  html.replace('<!--head-->', () => head).replace('<!--page-->', () => page),
);
await rm('dist/.prerender', { recursive: true });
