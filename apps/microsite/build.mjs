// Builds the site as plain files in dist/: each page is rendered once, here, and comes to life in the browser. The
// units are those that the main site has at this moment. Where it does not answer, they are those of units.*.json,
// without their payments; visitors' browsers ask for themselves in any case.
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build } from 'vite';

const documents = { en: 'dist/index.html', ur: 'dist/ur/index.html' };
/** So many units are asked for at once. */
const AT_ONCE = 8;

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

/** Every unit with its payments, by its number. */
async function detailsOf(units, readUnit) {
  const details = new Map();
  for (let first = 0; first < units.length; first += AT_ONCE) {
    const some = units.slice(first, first + AT_ONCE);
    for (const unit of await Promise.all(some.map(({ number }) => readUnit(number)))) details.set(unit.number, unit);
  }
  return details;
}

process.chdir(import.meta.dirname);
await build({ logLevel: 'error' });
await build({
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/.prerender', copyPublicDir: false },
});
const { prerender, readUnit, readUnits, siteUrl } = await import('./dist/.prerender/prerender.js');
const addresses = [];
let details;
for (const [locale, file] of Object.entries(documents)) {
  const kept = `units.${locale}.json`;
  let units;
  try {
    units = await readUnits(locale);
    details ??= await detailsOf(units.units, readUnit);
  } catch (error) {
    units = JSON.parse(await readFile(kept, 'utf8'));
    console.warn(`The units could not be read (${error.message}): the pages have those of ${kept}.`);
  }
  const html = await withStyles(await readFile(file, 'utf8'));
  const pages = [
    { kind: 'home', units },
    { kind: 'units', units },
    ...units.units.map(({ number }) => ({ kind: 'unit', units, number, unit: details?.get(number) })),
    { kind: 'new-unit', units },
    { kind: 'not-found', units: { ...units, units: [] } },
  ];
  for (const data of pages) {
    const { head, page, path, isListed } = prerender(locale, data);
    if (isListed) addresses.push(siteUrl + path);
    const document = `dist${path}${path.endsWith('/') ? 'index.html' : ''}`;
    await mkdir(dirname(document), { recursive: true });
    await writeFile(
      document,
      html
        .replace('data-page="home"', `data-page="${data.kind}"`)
        .replace('<!--head-->', () => head)
        .replace('<!--page-->', () => page),
    );
  }
}
const listed = addresses.map((address) => `<url><loc>${address}</loc></url>\n`).join('');
await writeFile(
  'dist/sitemap.xml',
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed}</urlset>\n`,
);
await appendFile('dist/robots.txt', `Sitemap: ${siteUrl}/sitemap.xml\n`);
await rm('dist/.prerender', { recursive: true });
