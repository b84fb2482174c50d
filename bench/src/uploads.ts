import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { adFields, formOf } from './ad.ts';
import { machine, quantile, rounded, writeSection } from './section.ts';
import { type BenchSeller, prepareSellers } from './sellers.ts';
import { freePort, Site } from './site.ts';

/**
 * `pnpm bench uploads [ads]`: a seller posts an ad with eight photos of four megabytes while others read; then ten
 * sellers post ads at the same time, and every one of them must be there with its photos.
 */
const [ads = 200] = process.argv.slice(2).map(Number);
const SELLERS = 10;
const PHOTOS = 8;
const PHOTO_BYTES = 4 * 1024 * 1024;
const TURNS = 3;
const ANSWER_BAR_MS = 3_000;
const WAIT_BAR_MS = 200;

/** A photo as phones make them: twelve megapixels, about four megabytes, and each another one. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const;
  const picture = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888', noise } }).blur(0.7);
  const raw = await picture.raw().toBuffer();
  for (let quality = 96; ; quality -= 3) {
    const jpeg = await sharp(raw, { raw: { width: 4_000, height: 3_000, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length > PHOTO_BYTES && quality > 20) continue;
    // Bytes behind the end of the picture weigh like any others on their way.
    return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, PHOTO_BYTES - jpeg.length))]);
  }
}

async function smallPhoto(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: (number * 7) % 256 };
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function post(origin: string, seller: BenchSeller, title: string, photos: readonly Buffer[]) {
  const began = performance.now();
  const response = await fetch(`${origin}/api/properties/save`, {
    method: 'POST',
    headers: seller.headers,
    body: formOf(adFields(title), photos),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`Posting answered ${response.status}: ${text.slice(0, 200)}`);
  const { property } = JSON.parse(text) as { property: { property_id: number; images: unknown[] } };
  return { ms: performance.now() - began, id: property.property_id, photos: property.images.length };
}

/** Lets a visitor read all the time until it is stopped. @returns how long each answer took, in milliseconds. */
async function startReading(origin: string): Promise<() => Promise<number[]>> {
  const reader = fork(join(import.meta.dirname, 'reader.ts'), [origin]);
  const waits = once(reader, 'message') as Promise<[number[]]>;
  const ended = once(reader, 'exit').then(([code]) => {
    throw new Error(`The reader ended with ${code}.`);
  });
  ended.catch(() => undefined);
  await pause(1_000);
  return async () => {
    reader.send('stop');
    const [found] = await Promise.race([waits, ended]);
    return found;
  };
}

async function isThere(origin: string, { id, photos }: { id: number; photos: number }): Promise<boolean> {
  const response = await fetch(`${origin}/api/properties/single?id=${id}`);
  const ad = (await response.json()) as { images?: { src: string }[] };
  if (ad.images?.length !== photos) return false;
  for (const { src } of ad.images) {
    const picture = await fetch(`${origin}${src}/320.webp`);
    await picture.arrayBuffer();
    if (!picture.ok) return false;
  }
  return true;
}

async function measure(site: Site, sellers: readonly BenchSeller[]): Promise<boolean> {
  const { origin } = site;
  const [first] = sellers;
  if (!first) throw new Error('There is no seller.');
  const photos: Buffer[][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const set: Buffer[] = [];
    for (let photo = 0; photo < PHOTOS; photo += 1) set.push(await largePhoto());
    photos.push(set);
  }
  // Warm: what compiles at the first use is no part of the bar.
  await post(origin, first, 'An ad to warm up', [await smallPhoto(1)]);
  await (await fetch(`${origin}/properties`)).arrayBuffer();
  const idle = await startReading(origin);
  await pause(2_000);
  const idleWaits = await idle();
  const before = await site.memory();

  const answers: number[] = [];
  const waits: number[] = [];
  for (const set of photos) {
    const stop = await startReading(origin);
    answers.push((await post(origin, first, 'An ad with eight large photos', set)).ms);
    waits.push(...(await stop()));
    await pause(2_000);
  }
  const { peak } = await site.memory();

  let number = 10;
  const posted: { id: number; photos: number }[] = [];
  const began = performance.now();
  await Promise.all(
    sellers.map(async (seller) => {
      while (number - 10 < ads) {
        number += 1;
        posted.push(await post(origin, seller, `Ad number ${number} of many`, [await smallPhoto(number)]));
      }
    }),
  );
  const together = performance.now() - began;
  const lost: number[] = [];
  for (const ad of posted) if (!(await isThere(origin, ad))) lost.push(ad.id);
  const distinct = new Set(posted.map(({ id }) => id)).size;
  const all = await site.memory();

  const answer = quantile(answers, 0.5);
  const longest = Math.max(...waits);
  await writeSection('uploads', [
    `An ad with ${PHOTOS} photos of ${PHOTO_BYTES / 1024 / 1024} MB (twelve megapixels) over the loopback, ${TURNS} times, while one reader asks for pages and lists, one in ten of them not cached; ${machine()}, shared with the sender. Command: \`pnpm bench uploads\`.`,
    '',
    '| what | measured | bar |',
    '|---|---:|---:|',
    `| time to the answer, median | ${(answer / 1_000).toFixed(2)} s | ${ANSWER_BAR_MS / 1_000} s |`,
    `| time to the answer, all | ${answers.map((ms) => (ms / 1_000).toFixed(2)).join(', ')} s | |`,
    `| longest wait of a reader meanwhile | ${rounded(longest)} ms | ${WAIT_BAR_MS} ms |`,
    `| 99 of 100 waits meanwhile | ${rounded(quantile(waits, 0.99))} ms | |`,
    `| the same with nothing going on: longest, 99 of 100 | ${rounded(Math.max(...idleWaits))}, ${rounded(quantile(idleWaits, 0.99))} ms | |`,
    `| memory before, most during the uploads | ${rounded(before.now)}, ${rounded(peak)} MB | |`,
    `| ${rounded(posted.length)} ads by ${SELLERS} sellers at once | ${(together / 1_000).toFixed(1)} s, ${rounded((posted.length / together) * 1_000)} a second | |`,
    `| of them lost, or doubled | ${lost.length}, ${posted.length - distinct} | 0 |`,
    `| most memory of all | ${rounded(all.peak)} MB | |`,
  ]);
  const isComplete = lost.length === 0 && distinct === posted.length && posted.length >= ads;
  return answer <= ANSWER_BAR_MS && longest <= WAIT_BAR_MS && isComplete;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-uploads-'));
try {
  const sellers = await prepareSellers({ DATA_DIR: folder }, SELLERS);
  const site = new Site({ PORT: String(await freePort()), DATA_DIR: folder, MAX_DELAY_MS: '0' });
  try {
    await site.ready();
    process.exitCode = (await measure(site, sellers)) ? 0 : 1;
  } finally {
    await site.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
