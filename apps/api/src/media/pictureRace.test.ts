import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { claimPictures, discardPictures, purgePictures, storePicture } from './media.actions.ts';
import type { SiteStore } from './mediaStore.ts';

// What happens around the encoding is looked at here, five hundred times.
vi.mock(import('./media.pictures.ts'), async (original) => ({
  ...(await original()),
  preparePicture: async (bytes) => {
    await moments();
    const files = ['master.webp', '320.webp', '640.webp'].map((name) => ({ name, bytes }));
    return { width: 640, height: 480, bytes: bytes.length, thumbhash: '', bands: undefined, files };
  },
}));

const ROUNDS = 500;
const DAY = 86_400_000;

/** Lets the others go on, now more, now less. */
async function moments(): Promise<void> {
  for (let left = randomInt(6); left > 0; left -= 1) await new Promise(setImmediate);
}

/** A store whose every step takes its time, as over a network. */
function slowly(store: SiteStore): SiteStore {
  return {
    ...store,
    async put(key, bytes) {
      await moments();
      await store.put(key, bytes);
    },
    // Whatever is stored counts as old, also what is being written.
    async *list() {
      for await (const { name } of store.list()) yield { name, storedAt: new Date(Date.now() - 3 * DAY) };
    },
    async removeAll(name) {
      await moments();
      await store.removeAll(name);
      await moments();
    },
  };
}

describe('the same picture, uploaded while another upload of it fails', () => {
  let site: TestApp;
  let source: TestApp['deps'];
  beforeAll(async () => {
    site = await testApp();
    source = { ...site.deps, media: slowly(site.deps.media) };
  });
  // A purge looks at everything that is stored, five hundred times.
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const filesOf = async (hash: string) => {
    const names = ['master.webp', '320.webp', '640.webp'];
    return (await Promise.all(names.map((name) => site.deps.media.has(`${hash}/${name}`)))).filter(Boolean).length;
  };

  it(`is there with all its files, ${ROUNDS} times`, { timeout: 600_000 }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bytes = Buffer.from(`picture ${round}`);
      const failing = async () => {
        await moments();
        const picture = await storePicture(source, bytes);
        await moments();
        await discardPictures(source, [picture]);
      };
      const posting = async () => {
        await moments();
        const { hash } = await storePicture(source, bytes);
        await moments();
        await claimPictures(site.db, [hash]);
        return hash;
      };
      const [hash] = await Promise.all([posting(), failing(), failing()]);
      expect(await filesOf(hash), `round ${round}`).toBe(3);
    }
  });

  it(`is there with all its files after a purge of the old one, ${ROUNDS} times`, { timeout: 600_000 }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bytes = Buffer.from(`old picture ${round}`);
      const { hash } = await storePicture(source, bytes);
      // In half of the rounds it is a file that no row knows.
      await site.deps.pool.query(
        round % 2 === 0
          ? 'delete from media where hash = $1'
          : "update media set created_at = now() - interval '3 days', released_at = created_at where hash = $1",
        [hash],
      );
      await site.deps.pool.query('update media set released_at = created_at where released_at is not null');
      const posting = async () => {
        await moments();
        await storePicture(source, bytes);
        await claimPictures(site.db, [hash]);
      };
      await Promise.all([posting(), purgePictures(source)]);
      expect(await filesOf(hash), `round ${round}`).toBe(3);
      await site.deps.media.removeAll(hash);
      await site.deps.pool.query('delete from media where hash = $1', [hash]);
    }
  });

  it('leaves nothing where every upload failed', async () => {
    const bytes = Buffer.from('nobody wants it');
    const pictures = await Promise.all([1, 2, 3].map(() => storePicture(source, bytes)));
    await Promise.all(pictures.map((picture) => discardPictures(source, [picture])));
    const [picture] = pictures;
    expect(await filesOf(picture?.hash ?? '')).toBe(0);
    const { rows } = await site.deps.pool.query('select from media where hash = $1', [picture?.hash]);
    expect(rows).toEqual([]);
  });

  it('takes over from a removal that was cut off', async () => {
    const bytes = Buffer.from('a process was killed here');
    const { hash } = await storePicture(source, bytes);
    await site.deps.pool.query(
      "update media set state = 'removing', state_at = $2::timestamptz - interval '1 hour' where hash = $1",
      [hash, source.clock()],
    );
    await storePicture(source, bytes);
    await claimPictures(site.db, [hash]);
    expect(await filesOf(hash)).toBe(3);
  });
});
