import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PICTURES_AWAY } from '@karachi-estates/domain/requests/messages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDeps } from '../deps.ts';
import { readSettings } from '../settings.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { type LocalBucket, localBucket } from '../testing/localBucket.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { diskStore } from './diskStore.ts';
import { storePicture } from './media.actions.ts';
import { encodeNextAvif } from './media.avif.ts';
import { type MediaStore, MediaStoreAway, siteStore } from './mediaStore.ts';
import { s3Store } from './s3Store.ts';

const hashOf = () => randomBytes(16).toString('hex');

describe.each(['disk', 'bucket'])('a store of pictures on a %s', (place) => {
  let folder: string;
  let bucket: LocalBucket | undefined;
  let store: MediaStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karachi-store-'));
    if (place === 'bucket') bucket = await localBucket();
    store = bucket ? s3Store(bucket.settings, 10) : diskStore(folder);
  });
  afterAll(async () => {
    await bucket?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const namesIn = async () => {
    const names: string[] = [];
    for await (const { name } of store.list()) names.push(name);
    return names.sort();
  };

  it('gives back the very bytes, and undefined for what nobody stored', async () => {
    const key = `${hashOf()}/master.webp`;
    const bytes = randomBytes(700_000);
    expect([await store.get(key), await store.has(key)]).toEqual([undefined, false]);
    await store.put(key, bytes);
    expect((await store.get(key))?.equals(bytes)).toBe(true);
    expect(await store.has(key)).toBe(true);
    await store.removeAll(key.slice(0, 32));
  });

  it('replaces under the same key', async () => {
    const key = `${hashOf()}/320.webp`;
    await store.put(key, Buffer.from('first'));
    await store.put(key, Buffer.from('second'));
    expect((await store.get(key))?.toString()).toBe('second');
    await store.removeAll(key.slice(0, 32));
  });

  it('removes one picture with all its files and no other, and nothing where there is nothing', async () => {
    const [gone, stays] = [hashOf(), hashOf()];
    for (const hash of [gone, stays]) {
      for (const name of ['master.webp', '320.webp', '320.avif']) await store.put(`${hash}/${name}`, Buffer.from(name));
    }
    await store.removeAll(gone);
    await store.removeAll(gone);
    expect(await store.get(`${gone}/320.avif`)).toBeUndefined();
    expect((await store.get(`${stays}/320.avif`))?.toString()).toBe('320.avif');
    await store.removeAll(stays);
    expect(await namesIn()).toEqual([]);
  });

  it('lists each picture once, with when it was stored, also more than one page of them', async () => {
    const began = Date.now();
    const hashes = Array.from({ length: 25 }, hashOf);
    for (const hash of hashes)
      for (const name of ['a', 'b', 'c']) await store.put(`${hash}/${name}`, Buffer.from(name));
    const listed: { name: string; storedAt: Date }[] = [];
    for await (const entry of store.list()) listed.push(entry);
    expect(listed.map(({ name }) => name).sort()).toEqual(hashes.toSorted());
    // Stores tell whole seconds.
    for (const { storedAt } of listed) {
      expect(storedAt.getTime()).toBeGreaterThanOrEqual(began - 1_000);
      expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    }
    for (const hash of hashes) await store.removeAll(hash);
    expect(await namesIn()).toEqual([]);
  });

  it('neither lists nor removes what is named otherwise than a picture', async () => {
    const hash = hashOf();
    await store.put('pgdumps/monday.dump', Buffer.from('a backup'));
    await store.put(`${hash}/master.webp`, Buffer.from('a picture'));
    expect(await namesIn()).toEqual([hash]);
    for (const name of ['pgdumps', '', '.', '..', '../..', hash.slice(0, 31), hash.toUpperCase().replace(/^./, 'F')]) {
      await expect(store.removeAll(name)).rejects.toThrow('is no picture’s name');
    }
    expect((await store.get('pgdumps/monday.dump'))?.toString()).toBe('a backup');
    await store.removeAll(hash);
  });

  it('takes many writes at once', async () => {
    const hash = hashOf();
    await Promise.all(
      Array.from({ length: 30 }, (_, each) => store.put(`${hash}/${each}.webp`, Buffer.alloc(20_000, each))),
    );
    for (let each = 0; each < 30; each += 1) {
      expect((await store.get(`${hash}/${each}.webp`))?.equals(Buffer.alloc(20_000, each))).toBe(true);
    }
    await store.removeAll(hash);
  });
});

describe('pictures and documents on the disk', () => {
  it('are read by the server’s own user alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'karachi-store-'));
    const hash = hashOf();
    await diskStore(folder).put(`${hash}/master.webp`, Buffer.from('a proof'));
    const path = join(folder, hash.slice(0, 2), hash, 'master.webp');
    const modes = await Promise.all([path, dirname(path), dirname(dirname(path))].map((each) => stat(each)));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o700, 0o700]);
    await rm(folder, { recursive: true });
  });
});

describe('a bucket', () => {
  let bucket: LocalBucket;
  beforeAll(async () => {
    bucket = await localBucket();
  });
  afterAll(() => bucket.remove());

  const startWith = async (changes: Record<string, string>) => {
    const folder = await mkdtemp(join(tmpdir(), 'karachi-bucket-'));
    const environment = {
      DATA_DIR: folder,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      MEDIA_S3_ENDPOINT: bucket.settings.endpoint,
      MEDIA_S3_BUCKET: bucket.settings.bucket,
      MEDIA_S3_ACCESS_KEY: bucket.settings.accessKey,
      MEDIA_S3_SECRET_KEY: bucket.settings.secretKey,
      ...changes,
    };
    try {
      await (await createDeps(readSettings(environment))).close();
      return { entries: await readdir(folder) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  it('keeps the pictures away from the disk', { timeout: 120_000 }, async () => {
    expect((await startWith({})).entries).not.toContain('media');
  });

  it.each([
    ['an unknown access key', { MEDIA_S3_ACCESS_KEY: 'wrong' }, /MEDIA_S3_\*.*403 InvalidAccessKeyId/],
    ['a wrong secret', { MEDIA_S3_SECRET_KEY: 'wrong' }, /MEDIA_S3_\*.*403 SignatureDoesNotMatch/],
    ['another region', { MEDIA_S3_REGION: 'eu-west-1' }, /MEDIA_S3_\*.*403 SignatureDoesNotMatch/],
    ['a bucket that is not there', { MEDIA_S3_BUCKET: 'nowhere' }, /MEDIA_S3_\*.*nowhere does not exist/],
    ['no keys', { MEDIA_S3_ACCESS_KEY: '' }, /MEDIA_S3_ACCESS_KEY and MEDIA_S3_SECRET_KEY must be set/],
  ])('stops the start with a message for %s', async (_, changes, message) => {
    await expect(startWith(changes)).rejects.toThrow(message);
  });

  it('is asked again when it wants a slower pace, and not endlessly', async () => {
    let asked = 0;
    const server: Server = createServer((_, answer) => {
      asked += 1;
      answer.writeHead(asked === 1 ? 503 : 200).end('SlowDown');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const store = s3Store({ ...bucket.settings, endpoint });
    expect((await store.get('a/b'))?.toString()).toBe('SlowDown');
    expect(asked).toBe(2);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(store.get('a/b')).rejects.toThrow(MediaStoreAway);
  });
});

describe('a bucket that goes away and comes back', () => {
  let bucket: LocalBucket;
  let site: TestApp;
  beforeAll(async () => {
    bucket = await localBucket();
  });
  afterEach(async () => {
    await site.close();
  });
  afterAll(() => bucket.remove());

  const post = async (headers: Record<string, string>) => {
    const { rows } = await site.deps.pool.query<{ id: number }>(
      "select id from areas where area_name = 'Clifton' limit 1",
    );
    const fields = {
      title: 'Sunny house near the park',
      price: '25000000',
      city: 'Karachi',
      area: 'Clifton',
      area_id: String(rows[0]?.id),
      property_type: 'House',
      dimension: '240 sq yd',
      description: 'Text.',
      bedrooms: '4',
      bathrooms: '5',
      garage: '1',
      email: 'seller@example.com',
      cell_no: '0300-1234567',
    };
    const form = multipart(fields, await photoFiles(2, 20));
    return site.app.inject({
      method: 'POST',
      url: '/api/properties/save',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  };

  it('refuses an ad in words meanwhile, leaves nothing of it behind, and takes it afterwards without a restart', async () => {
    site = await testApp({ mediaS3: bucket.settings });
    const { headers } = await site.signIn('seller');
    await bucket.stop();
    const refused = await post(headers);
    expect([refused.statusCode, refused.json().message]).toEqual([503, PICTURES_AWAY]);
    expect(refused.headers['retry-after']).toBe('30');
    const { rows } = await site.deps.pool.query('select hash from media union all select title from properties');
    expect(rows).toEqual([]);
    await bucket.start();
    const taken = await post(headers);
    expect(taken.statusCode).toBe(201);
    const [{ src }] = taken.json().property.images;
    expect((await site.app.inject(`${src}/320.webp`)).statusCode).toBe(200);
  });

  it('keeps pictures in the queue for AVIF, which a new process goes on with', async () => {
    site = await testApp({ mediaS3: bucket.settings });
    const [file] = await photoFiles(1, 40);
    const picture = await storePicture(site.deps, file?.bytes ?? Buffer.alloc(0));
    await bucket.stop();
    await expect(encodeNextAvif(site.deps)).rejects.toThrow(MediaStoreAway);
    await bucket.start();
    // A process that starts anew has only the database and the store.
    const next = { ...site.deps, media: siteStore(s3Store(bucket.settings), s3Store(bucket.settings), () => true) };
    while (await encodeNextAvif(next));
    expect((await site.app.inject(`/media/${picture.hash}/320.avif`)).headers['content-type']).toBe('image/avif');
  });
});
