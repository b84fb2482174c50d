import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@karachi-estates/api/db/connect';
import { encodePicture, hashPicture } from '@karachi-estates/api/media/media.encode';
import { findSamePhotos } from '@karachi-estates/api/media/photoHashes.store';
import { readSettings } from '@karachi-estates/api/settings';
import { isSamePhoto, mirroredBands, nearBands, type PhotoBands } from '@karachi-estates/domain/media/photoLikeness';
import sharp from 'sharp';
import { exitCodeOf } from './leftOut.ts';
import { onBoth } from './postgres.ts';
import { machine, quantile } from './section.ts';

/**
 * `pnpm --filter @karachi-estates/bench lookalikes [photos] [hashes]`: how many generated photos are known again once
 * they were changed, how many pairs of different ones pass for the same, what a hash costs, and how long a look-up
 * takes among many, on both databases. Prints the table that docs/trust.md holds.
 */
const [photos = 1_000, hashes = 1_000_000] = process.argv.slice(2).map(Number);
const SAMPLES = 100;

let state = 20_261_123;
/** The same numbers with each run. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const between = (least: number, most: number) => Math.round(least + random() * (most - least));
const colour = () => `rgb(${between(20, 235)},${between(20, 235)},${between(20, 235)})`;

const WIDTH = 960;
const HEIGHT = 640;

/** A drawn scene: sky, ground, some buildings with windows, trees, a car; then grain as a camera adds it. */
async function drawScene(): Promise<Buffer> {
  const horizon = between(250, 480);
  const parts = [
    `<linearGradient id="s" x1="0" y1="0" x2="${random().toFixed(2)}" y2="1"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>`,
    `<rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="${colour()}"/>`,
  ];
  for (let building = between(1, 4); building > 0; building -= 1) {
    const [x, width, height] = [between(-60, 700), between(160, 520), between(140, 430)];
    const top = horizon + between(-10, 90) - height;
    parts.push(`<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${colour()}"/>`);
    const glass = colour();
    const [columns, rows] = [between(2, 6), between(1, 4)];
    for (let at = 0; at < columns * rows; at += 1) {
      const left = x + (width / columns) * ((at % columns) + 0.2);
      const upper = top + (height / rows) * (Math.floor(at / columns) + 0.2);
      parts.push(
        `<rect x="${left}" y="${upper}" width="${(width / columns) * 0.6}" height="${(height / rows) * 0.55}" fill="${glass}"/>`,
      );
    }
  }
  for (let tree = between(0, 5); tree > 0; tree -= 1) {
    parts.push(
      `<circle cx="${between(0, WIDTH)}" cy="${between(horizon - 90, horizon + 120)}" r="${between(25, 110)}" fill="${colour()}"/>`,
    );
  }
  parts.push(
    `<rect x="${between(0, 700)}" y="${between(horizon, 560)}" width="${between(90, 260)}" height="${between(40, 90)}" rx="20" fill="${colour()}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const grain = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><text x="480" y="340" font-size="64" text-anchor="middle" fill="white" fill-opacity="0.55" font-family="sans-serif">SAMPLE ESTATES</text><rect x="700" y="560" width="230" height="56" fill="black" fill-opacity="0.6"/></svg>`,
);

const CHANGES: Record<string, (photo: Buffer) => Promise<Buffer>> = {
  're-encoded (WebP, quality 50)': (photo) => sharp(photo).webp({ quality: 50 }).toBuffer(),
  'made half as large': (photo) =>
    sharp(photo)
      .resize({ width: WIDTH / 2 })
      .jpeg({ quality: 70 })
      .toBuffer(),
  'cropped by 5 % (2.5 % on each side)': (photo) =>
    sharp(photo)
      .extract({
        left: Math.round(WIDTH * 0.025),
        top: Math.round(HEIGHT * 0.025),
        width: Math.round(WIDTH * 0.95),
        height: Math.round(HEIGHT * 0.95),
      })
      .jpeg({ quality: 85 })
      .toBuffer(),
  'cropped by 5 % on one side': (photo) =>
    sharp(photo)
      .extract({ left: Math.round(WIDTH * 0.05), top: 0, width: Math.round(WIDTH * 0.95), height: HEIGHT })
      .jpeg({ quality: 85 })
      .toBuffer(),
  'brightened by 20 %': (photo) => sharp(photo).modulate({ brightness: 1.2 }).jpeg({ quality: 85 }).toBuffer(),
  watermarked: (photo) =>
    sharp(photo)
      .composite([{ input: mark }])
      .jpeg({ quality: 85 })
      .toBuffer(),
  mirrored: (photo) => sharp(photo).flop().jpeg({ quality: 85 }).toBuffer(),
};

/** Whether the look-up finds one hash by the other: they share a near band, as they are or mirrored, and are near. */
function isFound(one: PhotoBands, other: PhotoBands): boolean {
  const mirrored = mirroredBands(one);
  const shares = other.some(
    (band, at) => nearBands(one[at] ?? 0).includes(band) || nearBands(mirrored[at] ?? 0).includes(band),
  );
  return shares && isSamePhoto(one, other);
}

const found = new Map(Object.keys(CHANGES).map((name) => [name, 0]));
const known: PhotoBands[] = [];
const took: number[] = [];
let plain = 0;
for (let at = 0; at < photos; at += 1) {
  const photo = await drawScene();
  const startedAt = performance.now();
  const bands = await hashPicture(photo);
  took.push(performance.now() - startedAt);
  if (!bands) {
    plain += 1;
    continue;
  }
  known.push(bands);
  for (const [name, change] of Object.entries(CHANGES)) {
    const other = await hashPicture(await change(photo));
    if (other && isFound(other, bands)) found.set(name, (found.get(name) ?? 0) + 1);
  }
}
let wrong = 0;
for (const [at, one] of known.entries()) {
  for (const other of known.slice(at + 1)) if (isFound(one, other)) wrong += 1;
}
const pairs = (known.length * (known.length - 1)) / 2;

const whole = await sharp(await drawScene())
  .resize({ width: 2_048 })
  .jpeg()
  .toBuffer();
const encoding: number[] = [];
for (let at = 0; at < 5; at += 1) {
  const startedAt = performance.now();
  await encodePicture(whole);
  encoding.push(performance.now() - startedAt);
}

const ms = (number: number) => `${number.toFixed(1)} ms`;

async function lookUps(name: string, url: string | undefined): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-lookalikes-'));
  const environment = { DATA_DIR: folder, DATABASE_TIMEOUT_MS: '600000', ...(url ? { DATABASE_URL: url } : {}) };
  const database = await openDatabase(readSettings(environment));
  const { db, pool } = database;
  // Only the look-up is measured: the pictures themselves need not be there.
  await pool.query('alter table photo_hashes drop constraint photo_hashes_hash_media_hash_fk');
  const bandsSeen = known.flat();
  const spreads = [
    ['evenly spread', '(random() * 65535)::int'],
    // Worse than any real stock: a thousand photos' bands, each drawn a thousand times.
    [
      'bands of the generated photos, mixed',
      `(array[${bandsSeen.join(',')}])[1 + floor(random() * ${bandsSeen.length})::int]`,
    ],
  ] as const;
  for (const [spread, value] of spreads) {
    await pool.query('truncate photo_hashes');
    await pool.query(`insert into photo_hashes (hash, band_1, band_2, band_3, band_4)
      select md5(n::text), ${value}, ${value}, ${value}, ${value} from generate_series(1, ${hashes}) n`);
    // As PostgreSQL does by itself once so many rows have come.
    await pool.query('vacuum (analyze) photo_hashes');
    const times: number[] = [];
    for (let at = 0; at < SAMPLES; at += 1) {
      const hash = createHash('md5')
        .update(String(between(1, hashes)))
        .digest('hex');
      const startedAt = performance.now();
      const same = await findSamePhotos(db, [hash]);
      times.push(performance.now() - startedAt);
      if (!same.get(hash)?.includes(hash)) throw new Error('A photo does not find itself.');
    }
    lines.push(
      `Look-up of one photo among ${hashes.toLocaleString('en')} hashes, ${name}, ${spread}: ${ms(quantile(times, 0.5))} (median), ${ms(quantile(times, 0.95))} (95 %), ${ms(quantile(times, 1))} (slowest of ${SAMPLES}); ${machine()}.`,
    );
  }
  await database.close();
  await rm(folder, { recursive: true, force: true });
  return [];
}

const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with ${known.length} generated photos of ${WIDTH} × ${HEIGHT} (${plain} more were too plain); ${machine()}.`,
  '',
  '| change | found | not found |',
  '|---|---|---|',
  ...[...found].map(([name, count]) => `| ${name} | ${count} | ${known.length - count} |`),
  '',
  `Wrong pairs: ${wrong} of ${pairs.toLocaleString('en')} pairs of different photos.`,
  `The hash of a stored photo, with reading its file: ${ms(quantile(took, 0.5))} (median), ${ms(quantile(took, 0.95))} (95 %). Taking in a photo of 2048 pixels with its hash: ${ms(quantile(encoding, 0.5))}.`,
];
const outcome = await onBoth(undefined, lookUps);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = exitCodeOf(outcome);
