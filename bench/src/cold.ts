import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { machine, rounded, writeSection } from './section.ts';
import { measureOwnSite, type Site } from './site.ts';

/**
 * `pnpm bench cold [pages]`: processor time of the whole site process (all threads) for pages that nobody has asked for
 * before, one after the other: reading, rendering, compressing, sending. Floor: a bare Node server in this process that
 * sends the list page's bytes. Processor time hardly depends on what else the machine does.
 */
const [pages = 300] = process.argv.slice(2).map(Number);
const LIST_BAR_MS = 30;
/** Code that runs often is compiled better; a site that was just started is not what visitors meet. */
const WARM_UP = 100;

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return text;
}

/** Above every price: addresses that all show the first page of the list. */
let ceiling = 900_000_000_000;
const list = () => {
  ceiling += 1;
  return `/properties?maxPrice=${ceiling}`;
};
const count = (html: string) => html.match(/<article/g)?.length ?? 0;

async function measure(site: Site): Promise<boolean> {
  const ids = Array.from(
    (await read(`${site.origin}/api/properties/cards?limit=100`)).matchAll(
      /"property_id":(\d+),"title":"[^"]+","slug":"([^"]+)"/g,
    ),
    ([, id, slug]) => `/property-detail-home/${id}-${slug}`,
  );
  const kinds: { name: string; bar: string; address: () => string; pages: number }[] = [
    { name: 'list page of 24 cards', bar: `${LIST_BAR_MS} ms`, address: list, pages },
    { name: 'detail page', bar: '', address: () => ids.pop() ?? '/', pages: Math.min(pages, ids.length) },
  ];
  const html = await read(site.origin + list());
  if (count(html) < 24) throw new Error('The list page does not show 24 cards.');
  for (let page = 0; page < WARM_UP; page += 1) await read(site.origin + list());

  const rows: string[] = [];
  let listMs = 0;
  for (const kind of kinds) {
    const before = await site.cpuMs();
    const began = performance.now();
    for (let page = 0; page < kind.pages; page += 1) await read(site.origin + kind.address());
    const cpu = ((await site.cpuMs()) - before) / kind.pages;
    const wall = (performance.now() - began) / kind.pages;
    if (kind === kinds[0]) listMs = cpu;
    rows.push(`| ${kind.name} | ${kind.pages} | ${cpu.toFixed(1)} | ${kind.bar} | ${wall.toFixed(1)} |`);
  }

  const bare = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  const floor = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const { user, system } = process.cpuUsage();
  for (let page = 0; page < pages; page += 1) await read(floor);
  const used = process.cpuUsage({ user, system });
  bare.close();
  const floorMs = (used.user + used.system) / 1_000 / pages;
  rows.push(
    `| the list page's ${rounded(html.length)} bytes from a bare Node server, sending and reading | ${pages} | ${floorMs.toFixed(1)} | | |`,
  );

  await writeSection('cold', [
    `Processor time of the site's process for each page, all threads, after ${WARM_UP} pages of warm-up; the list page costs ${rounded(listMs / floorMs)} times the floor; ${machine()}. Command: \`pnpm bench cold\`.`,
    '',
    '| page that was not cached | pages | processor ms a page | bar | ms from question to answer |',
    '|---|---:|---:|---:|---:|',
    ...rows,
  ]);
  return listMs <= LIST_BAR_MS;
}

await measureOwnSite(measure);
