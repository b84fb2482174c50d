import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunchOptions } from '@karachi-estates/tooling/chromium.ts';
import { type Browser, chromium, type Page } from 'playwright';
import { leftOutCode } from './leftOut.ts';
import { startProxy } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { freePort, Site } from './site.ts';
import { postLead, word } from './writers.ts';

/**
 * `pnpm bench deploy`: two processes of one release behind nginx are replaced, one after the other, by the next release
 * while people read and write. No request may fail, what a page that was opened before loads later must be there, and
 * in a browser such pages go on working. The next release is the built site with other names for all its files and a
 * migration that adds, or the folder that BENCH_NEXT names. A process of the last release that restarts in between
 * serves on.
 */
const BUILT = path.resolve(import.meta.dirname, '../../apps/web/build');
/** As in `deploy/compose.yaml`. */
const DRAIN_MS = 3_000;
const RUN_MS = 2_000;
const READERS = 6;
const PAGES = ['/', '/properties', '/blogs', '/properties?purpose=rent'];
const TEXT = /\.(?:js|css|html|json|webmanifest)$/;

let failures = 0;
function check(what: string, isRight: boolean, found: unknown = ''): void {
  console.log(`${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `: ${JSON.stringify(found)}`}`);
  if (!isRight) failures += 1;
}

const assetsOf = async (build: string) =>
  (await readdir(path.join(build, 'client/assets'))).filter((name) => !/\.(?:br|gz)$/.test(name));

/** The name of a file in the next release: another hash, as if it had changed. */
const nextName = (name: string) => name.replace(/([\w-]{7})(?=\.\w+$)/, (hash) => [...hash].reverse().join('') + NEXT);
const NEXT = 'x';
const escaped = (name: string) => name.replaceAll('.', '\\.');

/**
 * A copy of the build whose files all have other names, as if each had changed. Beside it, since it needs its packages.
 */
async function renamedBuild(): Promise<string> {
  const folder = await mkdtemp(`${BUILT}-next-`);
  await cp(BUILT, folder, { recursive: true });
  const assets = path.join(folder, 'client/assets');
  const names = await assetsOf(folder);
  // Whole names with what stands before them, since seven letters of a hash may be anything elsewhere.
  const either = new RegExp(`(?<![\\w-])(?:${names.map(escaped).join('|')})(?![\\w-])`, 'g');
  const inNext = (text: string) => text.replace(either, nextName);
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    // What was compressed has the old names inside; the server then sends the file itself.
    if (/\.(?:br|gz|map)$/.test(name)) await rm(file);
    else if (TEXT.test(name)) await writeFile(file, inNext(await readFile(file, 'utf8')));
  }
  for (const name of await readdir(assets)) await rename(path.join(assets, name), path.join(assets, inNext(name)));
  await addMigration(path.join(folder, 'migrations'));
  return folder;
}

/** The tables of the next release have something more. */
async function addMigration(migrations: string): Promise<void> {
  const journalFile = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('The built site has no migrations.');
  const tag = '9999_more';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag } as (typeof journal.entries)[number]);
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(path.join(migrations, `${tag}.sql`), 'alter table leads add column next_release text;');
}

const linkedAssets = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];

async function failing(origin: string, urls: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const url of urls) {
    const response = await fetch(origin + url);
    await response.arrayBuffer();
    if (response.status !== 200) failed.push(`${url}: ${response.status}`);
  }
  return failed;
}

interface OpenedPage {
  page: Page;
  faults: string[];
}

/** A page as a visitor has it open, its scripts running. */
async function openPage(browser: Browser, url: string): Promise<OpenedPage> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  await page.goto(url);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  return { page, faults };
}

/**
 * Goes on with pages of the last release once the next one serves: another page by a link, a part that is loaded late.
 */
async function goOn(home: OpenedPage, list: OpenedPage): Promise<void> {
  const failed = (error: Error) => error.message.split('\n')[0];
  const followed = await (async () => {
    await home.page.getByRole('link', { name: 'Plans' }).first().click();
    await home.page.waitForURL('**/plans');
    await home.page.getByRole('heading', { level: 1 }).waitFor();
  })().catch(failed);
  check('a page that was opened before leads to another one', !followed && home.faults.length === 0, [
    followed,
    ...home.faults,
  ]);
  const opened = await (async () => {
    // The scripts of the screen itself come once somebody is there.
    await list.page.keyboard.press('Shift');
    await list.page.waitForFunction(() => !document.querySelector('[data-later]'));
    await list.page.getByRole('link', { name: 'More filters' }).click();
    await list.page.getByRole('dialog', { name: 'More filters' }).waitFor();
  })().catch(failed);
  check('and another opens a part that it had not loaded', !opened && list.faults.length === 0, [
    opened,
    ...list.faults,
  ]);
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-deploy-'));
const next = process.env.BENCH_NEXT ?? (await renamedBuild());
const postgres = await startPostgres();
if (!postgres) {
  if (!process.env.BENCH_NEXT) await rm(next, { recursive: true, force: true });
  process.exit(leftOutCode(['PostgreSQL']));
}
const both = new Set(await assetsOf(BUILT));
const shared = (await assetsOf(next)).filter((name) => both.has(name));
check(`the two releases have no file in common, of ${both.size}`, shared.length === 0 && both.size > 0, shared);
const ports = [await freePort(), await freePort()] as const;
const start = async (build: string, port: number) => {
  const site = new Site(
    {
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DEMO_DATA: 'off',
      DRAIN_MS: String(DRAIN_MS),
      MAX_DELAY_MS: '0',
      PORT: String(port),
    },
    path.join(build, 'main.js'),
  );
  await site.ready();
  return site;
};
const running: Site[] = [];
const browser = await chromium.launch(chromiumLaunchOptions());
const proxy = await startProxy(`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`);
if (!proxy) {
  await browser.close();
  await postgres.stop();
  if (!process.env.BENCH_NEXT) await rm(next, { recursive: true, force: true });
  process.exit(leftOutCode(['nginx']));
}
try {
  for (const port of ports) running.push(await start(BUILT, port));
  const { origin } = proxy;
  const opened = await (await fetch(`${origin}/properties`)).text();
  const home = await openPage(browser, `${origin}/`);
  const list = await openPage(browser, `${origin}/properties`);
  const failed: string[] = [];
  const done = { reads: 0, files: 0, writes: 0 };
  let isOver = false;
  const get = async (url: string) => {
    const response = await fetch(origin + url).catch((error: Error) => error);
    if (response instanceof Error || response.status !== 200) {
      failed.push(`${url}: ${response instanceof Error ? response.message : response.status}`);
      return '';
    }
    return response.text();
  };
  const read = async (reader: number) => {
    for (let asked = reader; !isOver; asked += 1) {
      const html = await get(PAGES[asked % PAGES.length] ?? '/');
      done.reads += 1;
      // The process that is asked for the files may be of the other release than that which rendered the page.
      for (const url of linkedAssets(html)) {
        await get(url);
        done.files += 1;
      }
    }
  };
  const write = async () => {
    for (; !isOver; done.writes += 1) {
      await postLead(origin, word()).catch((error: Error) => failed.push(error.message));
      await pause(50);
    }
  };
  const everybody = [...Array.from({ length: READERS }, (_, reader) => read(reader)), write()];
  await pause(RUN_MS);
  for (const [place, port] of ports.entries()) {
    const code = await running[place]?.stop();
    check('a process of the last release ends by itself', code === 0, code);
    running[place] = await start(next, port);
    if (place === 0) {
      const [young, old] = running as [Site, Site];
      const page = await (await fetch(`${young.origin}/properties`)).text();
      const missed = await failing(old.origin, linkedAssets(page));
      check('a process of the last release has the files of a page of the next', missed.length === 0, missed);
      check('and ends when it is told to', (await old.stop()) === 0);
      running[1] = await start(BUILT, ports[1]);
      check('it starts again though the next release has added to the tables', true);
    }
    await pause(RUN_MS);
  }
  isOver = true;
  await Promise.all(everybody);
  check(
    `none of ${done.reads} pages, ${done.files} files and ${done.writes} writes failed`,
    failed.length === 0 && done.reads > 0 && done.files > 0 && done.writes > 0,
    failed.slice(0, 5),
  );
  const now = await (await fetch(`${origin}/properties`)).text();
  const stayed = linkedAssets(now).filter((url) => linkedAssets(opened).includes(url));
  check('the pages are those of the next release', stayed.length === 0 && linkedAssets(now).length > 0, stayed);
  await goOn(home, list);
  const all = (await assetsOf(BUILT)).map((name) => `/assets/${name}`);
  for (const site of running) {
    const missed = await failing(site.origin, all);
    check(
      `a page that was opened before finds all ${all.length} files that it may still load`,
      missed.length === 0,
      missed,
    );
  }
} finally {
  await browser.close();
  await Promise.all(running.map((site) => site.stop()));
  await proxy.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  if (!process.env.BENCH_NEXT) await rm(next, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
