// What a browser loads before a page of the built site can be used, against what it may load: exact bytes, by what the
// build wrote. `node packages/tooling/src/budgets.mjs` after a build; part of the test command.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Gzip kilobytes (1,024 bytes) of the pages that strangers land on. 190 are the bar for scripts.
 * @type {Record<string, { scripts: number, styles: number }>}
 */
const budgets = {
  '/': { scripts: 190, styles: 16 },
  '/properties': { scripts: 190, styles: 14 },
  '/property-detail-home/:segment': { scripts: 190, styles: 14 },
  '/grand-monarch': { scripts: 190, styles: 14 },
  '/blogs': { scripts: 190, styles: 14 },
  '/blogs/:id': { scripts: 190, styles: 14 },
};

/**
 * @param {string} client folder of the built site's public files
 * @returns {Record<string, { scripts: number, styles: number }>} gzip kilobytes per address of the route table
 */
export function weigh(client) {
  const assets = path.join(client, 'assets');
  const name = readdirSync(assets).find((each) => /^manifest-\w+\.js$/.test(each));
  if (!name) throw new Error(`There is no built site in ${client}.`);
  const text = readFileSync(path.join(assets, name), 'utf8');
  /** @typedef {{ module: string, imports?: string[], css?: string[] }} Part */
  /** @type {{ entry: Part, routes: Record<string, Part> }} */
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

  const kilobytes = (/** @type {Iterable<string>} */ addresses) => {
    const files = new Set([...addresses].map((address) => address.split('#', 1)[0] ?? ''));
    let bytes = 0;
    for (const file of files) bytes += gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;
    return Math.round((bytes / 1024) * 10) / 10;
  };
  const { root, ...pages } = manifest.routes;
  return Object.fromEntries(
    Object.entries(pages).map(([id, page]) => {
      const parts = [manifest.entry, ...(root ? [root] : []), page];
      return [
        id,
        {
          scripts: kilobytes([`/assets/${name}`, ...parts.flatMap((part) => [part.module, ...(part.imports ?? [])])]),
          styles: kilobytes(parts.flatMap(({ css }) => css ?? [])),
        },
      ];
    }),
  );
}

/**
 * @param {ReturnType<typeof weigh>} weights
 * @returns {string[]} one sentence per page that is heavier than it may be, or that is not there
 */
export function broken(weights) {
  return Object.entries(budgets).flatMap(([page, budget]) => {
    const weight = weights[page];
    if (!weight) return [`${page} is not a page of the built site.`];
    return /** @type {const} */ (['scripts', 'styles'])
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${page}: ${kind} weigh ${weight[kind]} KB, ${budget[kind]} KB are allowed.`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = weigh(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../apps/web/build/client'));
  for (const [page, { scripts, styles }] of Object.entries(weights)) {
    console.log(
      `${page.padEnd(34)} scripts ${String(scripts).padStart(6)} KB   styles ${String(styles).padStart(5)} KB`,
    );
  }
  const faults = broken(weights);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
