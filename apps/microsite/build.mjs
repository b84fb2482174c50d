// Builds the site as plain files in dist/: the page is rendered once, here, and comes to life in the browser. The units
// are those that the main site has at this moment. Where it does not answer, they are those of units.en.json; visitors'
// browsers ask for themselves in any case.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';

process.chdir(import.meta.dirname);
await build({ logLevel: 'error' });
await build({
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/.prerender', copyPublicDir: false },
});
const { prerender, readUnits } = await import('./dist/.prerender/prerender.js');
let units;
try {
  units = await readUnits('en');
} catch (error) {
  units = JSON.parse(await readFile('units.en.json', 'utf8'));
  console.warn(`The units could not be read (${error.message}): the page has those of units.en.json.`);
}
const { head, page } = prerender(units);
const html = await readFile('dist/index.html', 'utf8');
await writeFile(
  'dist/index.html',
  html.replace('<!--head-->', () => head).replace('<!--page-->', () => page),
);
await rm('dist/.prerender', { recursive: true });
