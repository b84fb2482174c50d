import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJpeg } from '../testing/forms.ts';
import { type LocalBucket, localBucket } from '../testing/localBucket.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { claimPictures, purgePictures, type StoredPicture, storePicture } from './media.actions.ts';
import { encodeNextAvif } from './media.avif.ts';
import { beginPurge } from './media.store.ts';

const MODERN = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const DAY = 86_400_000;

describe.each(['disk', 'bucket'])('pictures on a %s', (place) => {
  let site: TestApp;
  let bucket: LocalBucket | undefined;
  let picture: StoredPicture;
  beforeAll(async () => {
    if (place === 'bucket') bucket = await localBucket();
    site = await testApp({ mediaS3: bucket?.settings ?? null });
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(new Date());
    picture = await storePicture(site.deps, await aJpeg(Math.floor(Math.random() * 200), 900, 600));
  });
  afterAll(async () => {
    await site.close();
    await bucket?.remove();
  });

  const get = (variant: string, accept = MODERN, tag?: string) =>
    site.app.inject({
      url: `/media/${picture.hash}/${variant}`,
      headers: { accept, ...(tag ? { 'if-none-match': tag } : {}) },
    });

  it('gives WebP for the moment and AVIF for good once the queue has made it', async () => {
    const before = await get('320');
    expect(before.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    expect(before.headers['cache-control']).toBe('public, max-age=60');
    while (await encodeNextAvif(site.deps));
    const after = await get('320');
    expect(after.headers['content-type']).toBe('image/avif');
    expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, format } = await sharp(after.rawPayload).metadata();
    expect([width, format]).toEqual([320, 'heif']);
  });

  it('gives every browser a format that it takes', async () => {
    expect((await get('640', 'image/webp,*/*')).headers['content-type']).toBe('image/webp');
    expect((await get('640', 'image/png,*/*')).headers['content-type']).toBe('image/jpeg');
    expect((await get('640.jpg', MODERN)).headers['content-type']).toBe('image/jpeg');
    expect((await get('640.webp', '')).headers.vary).toBeUndefined();
  });

  it('never enlarges: the largest size is the picture’s own', async () => {
    const { width } = await sharp((await get('1600.webp')).rawPayload).metadata();
    expect(width).toBe(900);
    expect((await get('500.webp')).headers.etag).toBe((await get('640.webp')).headers.etag);
  });

  it('answers 304 to who has it', async () => {
    const { etag } = (await get('320.webp')).headers;
    const again = await get('320.webp', MODERN, String(etag));
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    for (const others of [`"other", ${etag}`, `W/${etag}`, '*'])
      expect((await get('320.webp', MODERN, others)).statusCode, others).toBe(304);
    expect((await get('320.webp', MODERN, '"other"')).statusCode).toBe(200);
  });

  it('stores the same upload once', async () => {
    const bytes = await aJpeg(7);
    const [one, two] = await Promise.all([storePicture(site.deps, bytes), storePicture(site.deps, bytes)]);
    expect(one.hash).toBe(two.hash);
    expect([one.added, two.added].sort()).toEqual([false, true]);
  });

  it('keeps what is shown and removes what nothing has shown for thirty days', async () => {
    const shown = await storePicture(site.deps, await aJpeg(250));
    await claimPictures(site.db, [shown.hash]);
    const present = async () => {
      const names: string[] = [];
      for await (const { name } of site.deps.media.list()) names.push(name);
      return names.sort();
    };
    await purgePictures(site.deps);
    expect(await present()).toEqual([picture.hash, shown.hash].sort());
    site.setNow(new Date(Date.now() + 31 * DAY));
    await purgePictures(site.deps);
    expect(await present()).toEqual([shown.hash]);
  });

  it('gives nothing of a removed picture out of memory', async () => {
    expect((await get('320.webp')).statusCode).toBe(200);
    site.setNow(new Date(Date.now() + 3 * DAY));
    expect(await purgePictures(site.deps)).toMatchObject({ unused: 1 });
    const { headers, statusCode } = await get('320.webp');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('goes on giving what lies in memory while the database is away', async () => {
    expect((await get('320.webp')).statusCode).toBe(200);
    site.setNow(new Date(Date.now() + 61_000));
    const away = vi.spyOn(site.deps.db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('Connection terminated unexpectedly'));
    });
    expect((await get('320.webp')).statusCode).toBe(200);
    away.mockRestore();
  });

  it('begins no more removals than it was asked for, whatever plan the database chooses', async () => {
    // Knowing of one row only, it joins row by row, and would run a subquery again for each.
    await site.deps.pool.query('analyze media');
    for (const shade of [251, 252]) await storePicture(site.deps, await aJpeg(shade));
    const now = new Date(Date.now() + 40 * DAY);
    expect(await beginPurge(site.db, { shown: now, neverShown: now, cutOff: now }, now, 1)).toHaveLength(1);
  });

  // Objects of a bucket appear whole, so nothing of them can be half-written.
  it.runIf(place === 'disk')(
    'removes what a killed process had half written beside a picture that stays, but not what is being written',
    async () => {
      await claimPictures(site.db, [picture.hash]);
      const folder = join(site.deps.settings.dataDir, 'media', picture.hash.slice(0, 2), picture.hash);
      const whole = await readdir(folder);
      const old = join(folder, '640.webp.0123456789ab.tmp');
      for (const draft of [old, join(folder, '320.avif.0123456789ab.tmp')]) await writeFile(draft, 'half a pict');
      const lastWeek = new Date(Date.now() - 7 * DAY);
      await utimes(old, lastWeek, lastWeek);
      await purgePictures(site.deps);
      expect((await readdir(folder)).sort()).toEqual([...whole, '320.avif.0123456789ab.tmp'].sort());
    },
  );

  it('turns a photo upright as the camera meant it', async () => {
    const lying = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#284' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await storePicture(site.deps, lying)).toMatchObject({ width: 400, height: 600 });
  });
});
