import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { type Deps, pictureStore } from '../deps.ts';
import { aJpeg } from '../testing/forms.ts';
import { type LocalBucket, localBucket } from '../testing/localBucket.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { diskStore } from './diskStore.ts';
import {
  adoptPictures,
  checkPictures,
  claimPictures,
  discardPictures,
  purgePictures,
  readPrivateFile,
  storePicture,
} from './media.actions.ts';
import { mediaFolder, renewMediaFolder } from './mediaFolder.store.ts';
import { type MediaStore, siteStore } from './mediaStore.ts';
import { s3Store } from './s3Store.ts';

const DAY = 86_400_000;

describe('installations that share a bucket', () => {
  let bucket: LocalBucket;
  let sites: TestApp[];
  beforeAll(async () => {
    bucket = await localBucket();
    sites = [await testApp({ mediaS3: bucket.settings }), await testApp({ mediaS3: bucket.settings })];
  });
  beforeEach(async () => {
    for (const site of sites) {
      await site.reset();
      await site.deps.pool.query("delete from server_state where name like 'media%'");
      site.setNow(new Date());
    }
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    await bucket.remove();
  });

  /** A site as its process starts it: with its own folder of the bucket. */
  const started = async (site: TestApp): Promise<Deps> => ({
    ...site.deps,
    media: pictureStore(site.deps.settings, await mediaFolder(site.db)),
  });
  const later = (days: number) => {
    for (const site of sites) site.setNow(new Date(Date.now() + days * DAY));
  };
  const namesIn = async ({ media }: Pick<Deps, 'media'>) => {
    const names: string[] = [];
    for await (const { name } of media.list()) names.push(name);
    return names.sort();
  };

  it('never remove each other’s pictures, nor a foreign file', async () => {
    const [one, other] = (await Promise.all(sites.map(started))) as [Deps, Deps];
    const whole = s3Store(bucket.settings);
    await whole.put('pgdumps/monday.dump', Buffer.from('a backup'));
    const same = await aJpeg(1);
    const shown = await storePicture(one, same);
    await claimPictures(one.db, [shown.hash]);
    // The other site has the same picture, lets it go, and has files that no row knows.
    await storePicture(other, same);
    const orphan = await storePicture(other, await aJpeg(2));
    await other.pool.query('delete from media where hash = $1', [orphan.hash]);
    later(40);
    expect(await purgePictures(other)).toEqual({ unused: 1, orphans: 1 });
    expect(await purgePictures(one)).toEqual({ unused: 0, orphans: 0 });
    expect([await namesIn(one), await namesIn(other)]).toEqual([[shown.hash], []]);
    expect(await one.media.get(`${shown.hash}/master.webp`)).toBeDefined();
    expect((await whole.get('pgdumps/monday.dump'))?.toString()).toBe('a backup');
  });

  it('keep their folder over starts, and take a new one after a restore', async () => {
    const [site] = sites as [TestApp, TestApp];
    const folder = await mediaFolder(site.db);
    expect(await mediaFolder(site.db)).toEqual(folder);
    expect((await renewMediaFolder(site.db)).name).not.toBe(folder.name);
  });

  it('find the pictures of a release without folders, leave them there, and can take them over', async () => {
    const [site] = sites as [TestApp, TestApp];
    const whole = s3Store(bucket.settings);
    const earlier = { ...site.deps, media: siteStore(whole, whole, () => true) };
    const old = await storePicture(earlier, await aJpeg(3));
    const gone = await storePicture(earlier, await aJpeg(4));
    await claimPictures(site.db, [old.hash]);
    const upgraded = await started(site);
    const master = `${old.hash}/master.webp`;
    expect(await upgraded.media.get(master)).toBeDefined();
    later(40);
    await purgePictures(upgraded);
    expect(await whole.get(`${gone.hash}/master.webp`)).toBeDefined();

    expect((await runAdmin(upgraded, { argv: ['pictures', 'adopt'] })).text).toMatch(/^\d+ files were copied/);
    await whole.removeAll(old.hash);
    expect(await (await started(site)).media.get(master)).toBeDefined();
    await whole.removeAll(gone.hash);
  });

  it('stop a purge between two removals when the process ends, and go on with the next one', async () => {
    const [deps] = (await Promise.all(sites.map(started))) as [Deps];
    for (const number of [1, 2]) await storePicture(deps, await aJpeg(number));
    later(40);
    expect(await purgePictures(deps, { stopping: AbortSignal.abort() })).toEqual({ unused: 0, orphans: 0 });
    expect(await namesIn(deps)).toHaveLength(2);
    expect(await purgePictures(deps)).toEqual({ unused: 2, orphans: 0 });
    expect(await namesIn(deps)).toEqual([]);
  });

  it('say what a purge would remove, and remove nothing in a dry run', async () => {
    const [site] = sites as [TestApp, TestApp];
    const deps = await started(site);
    const { hash } = await storePicture(deps, await aJpeg(5));
    const orphan = await storePicture(deps, await aJpeg(6));
    await site.deps.pool.query('delete from media where hash = $1', [orphan.hash]);
    later(40);
    const purge = (...options: string[]) => runAdmin(deps, { argv: ['pictures', 'purge', ...options] });
    expect((await purge('--dry-run')).text).toBe(
      'A purge would remove 1 pictures that nothing shows and the files of 1 that nothing knows.',
    );
    expect(await namesIn(deps)).toEqual([hash, orphan.hash].sort());
    expect((await runAdmin(deps, { argv: ['pictures'] })).text).toBe('1 pictures; the files of 0 are missing.');
    expect((await purge()).ok).toBe(true);
    expect(await namesIn(deps)).toEqual([]);
  });
});

describe.each(['disk', 'bucket'])('documents on a %s', (kind) => {
  let bucket: LocalBucket | undefined;
  let site: TestApp;
  let whole: MediaStore;
  beforeAll(async () => {
    if (kind === 'bucket') bucket = await localBucket();
    site = await testApp(bucket ? { mediaS3: bucket.settings } : {});
  });
  beforeEach(async () => {
    await site.reset();
    await site.deps.pool.query("delete from server_state where name like 'media%'");
    site.setNow(new Date());
  });
  afterAll(async () => {
    await site.close();
    await bucket?.remove();
  });

  /** The site as its process starts it, and what lies under a prefix of its store. */
  async function start(at = 0) {
    const { settings, clock } = site.deps;
    const folder = await mediaFolder(site.db, new Date(clock().getTime() + at * DAY));
    const storeIn = (name: string) =>
      bucket ? s3Store({ ...bucket.settings, folder: name }) : diskStore(join(settings.dataDir, 'media', name));
    const namesIn = async (prefix: string) => {
      const names: string[] = [];
      for await (const { name } of storeIn(`${prefix}${folder.name}`).list()) names.push(name);
      return names.sort();
    };
    // An earlier release knows one place.
    const pictures = storeIn(folder.name);
    const earlier: Deps = { ...site.deps, media: siteStore(pictures, pictures, () => false) };
    const deps: Deps = { ...site.deps, media: pictureStore(settings, folder, clock) };
    whole = storeIn('');
    const places = async () => ({ pictures: await namesIn(''), documents: await namesIn('private/') });
    return { deps, earlier, places };
  }
  const PDF = Buffer.from('%PDF-1.4 a proof');
  const proof = (deps: Deps, bytes = PDF) => storePicture(deps, bytes, { isPrivate: true, isPdf: true });
  const photo = async (deps: Deps, number: number) => storePicture(deps, await aJpeg(number), { isPrivate: true });

  it('lie under a prefix of their own, are read there, and go with a purge', async () => {
    const { deps, places } = await start();
    const [paper, scan] = [await proof(deps), await photo(deps, 1)];
    const shown = await storePicture(deps, await aJpeg(2));
    await claimPictures(site.db, [shown.hash]);
    expect(await places()).toEqual({ pictures: [shown.hash], documents: [paper.hash, scan.hash].sort() });
    expect(await deps.media.get(`${paper.hash}/proof.pdf`)).toBeUndefined();
    expect((await readPrivateFile(deps, paper.hash))?.bytes.equals(PDF)).toBe(true);
    expect((await readPrivateFile(deps, scan.hash))?.kind).toBe('webp');
    expect(await readPrivateFile(deps, shown.hash)).toBeUndefined();
    expect(await checkPictures(deps)).toEqual({ known: 3, there: 3 });
    await discardPictures(deps, [scan]);
    expect((await places()).documents).toEqual([paper.hash]);
    site.setNow(new Date(Date.now() + 40 * DAY));
    const orphan = await proof(deps, Buffer.from('%PDF-1.4 cut off'));
    await site.deps.pool.query('delete from media where hash = $1', [orphan.hash]);
    expect(await purgePictures(deps)).toEqual({ unused: 1, orphans: 1 });
    expect(await places()).toEqual({ pictures: [shown.hash], documents: [] });
  });

  it('of an earlier release are found among the pictures, and a purge moves them', async () => {
    const { earlier } = await start();
    const [paper, shown] = [await proof(earlier), await storePicture(earlier, await aJpeg(3))];
    await claimPictures(site.db, [paper.hash, shown.hash]);
    await site.deps.pool.query("delete from server_state where name = 'media_documents_from'");
    const { deps, places } = await start();
    const read = async (from: Deps) => (await readPrivateFile(from, paper.hash))?.bytes.equals(PDF);
    expect(await read(deps)).toBe(true);
    // Until the next day the earlier release may run beside this one, and each reads what the other one stores.
    const fresh = await proof(deps, Buffer.from('%PDF-1.4 fresh'));
    await claimPictures(site.db, [fresh.hash]);
    await site.deps.pool.query("update media set released_at = null where state = 'stored'");
    expect(await readPrivateFile(earlier, fresh.hash)).toBeDefined();
    await purgePictures(deps);
    expect(await places()).toEqual({ pictures: [paper.hash, fresh.hash, shown.hash].sort(), documents: [] });

    site.setNow(new Date(Date.now() + 3 * DAY));
    await purgePictures(deps, { dryRun: true });
    expect((await places()).documents).toEqual([]);
    const purged = purgePictures(deps);
    // The bucket of the tests writes an object bit by bit, as no real one does, so only that it is found is asked.
    while (!(await places()).documents.includes(paper.hash))
      expect(await readPrivateFile(deps, paper.hash)).toBeDefined();
    expect(await purged).toEqual({ unused: 0, orphans: 0 });
    expect(await places()).toEqual({ pictures: [shown.hash], documents: [paper.hash, fresh.hash].sort() });
    expect(await read(deps)).toBe(true);
    expect(await purgePictures(deps)).toEqual({ unused: 0, orphans: 0 });
    expect(await checkPictures(deps)).toEqual({ known: 3, there: 3 });
  });

  it('of a release without folders are taken over into their own place', async () => {
    await start();
    const beside: Deps = { ...site.deps, media: siteStore(whole, whole, () => false) };
    const old = await proof(beside);
    await claimPictures(site.db, [old.hash]);
    await site.deps.pool.query("delete from server_state where name like 'media%'");
    await start(-2);
    const { deps, places } = await start();
    expect((await readPrivateFile(deps, old.hash))?.bytes.equals(PDF)).toBe(true);
    await adoptPictures(deps);
    expect(await places()).toEqual({ pictures: [], documents: [old.hash] });
    await whole.removeAll(old.hash);
  });
});
