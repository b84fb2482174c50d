// Builds the site as plain files in dist/: each page is rendered once, here, and comes to life in the browser. The
// units are those that Karachi Estates has at this moment. Where it does not answer, they are those of the last build
// that it answered, in units.*.json; visitors' browsers ask for themselves in any case.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';

const documents = { en: 'dist/index.html', ur: 'dist/ur/index.html' };

/** The few kilobytes of stylesheets stand in the document: nothing else has to come before the first picture. */
async function withStyles(html) {
  const links = html.matchAll(/<link rel="stylesheet" [^>]*href="(\/assets\/[^"]+)">/g);
  let inlined = html;
  for (const [link, address] of links) {
    const css = await readFile(`dist${address}`, 'utf8');
    inlined = inlined.replace(link, () => `<style>${css}</style>`);
  }
  return inlined;
}

process.chdir(import.meta.dirname);
await build({ logLevel: 'error' });
await build({
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/.prerender', copyPublicDir: false },
});
const { prerender, readUnits } = await import('./dist/.prerender/prerender.js');
for (const [locale, file] of Object.entries(documents)) {
  const kept = `units.${locale}.json`;
  let units;
  try {
    units = await readUnits(locale);
    await writeFile(kept, `${JSON.stringify(units, null, 2)}\n`);
  } catch (error) {
    units = JSON.parse(await readFile(kept, 'utf8'));
    console.warn(`The units could not be read (${error.message}): ${file} has those of ${kept}, as of ${units.as_of}.`);
  }
  const { head, page } = prerender(locale, units);
  const html = await withStyles(await readFile(file, 'utf8'));
  await writeFile(
    file,
    html.replace('<!--head-->', () => head).replace('<!--page-->', () => page),
  );
}
await rm('dist/.prerender', { recursive: true });
