import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import { readSettings } from '../settings.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { purgePictures, withPicture } from './media.actions.ts';

describe('a form with a picture', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const bytesOf = async (number: number) => (await photoFiles(1, number))[0]?.bytes;

  it('is not recorded when its picture cannot be claimed, and says so', async () => {
    const seller = await site.signIn('seller');
    const { documents } = site.deps.media;
    const { put } = documents;
    // Somebody removes the picture as soon as it is there.
    documents.put = async (key, bytes) => {
      await put(key, bytes);
      await site.deps.pool.query("update media set state = 'removing'");
    };
    const fields = { plan: 'pro', months: '1', reference: 'TRX-1' };
    const files = [{ field: 'screenshot', name: 'paid.jpg', bytes: (await bytesOf(1)) ?? Buffer.alloc(0) }];
    const { payload, headers } = multipart(fields, files);
    const send = () =>
      site.app.inject({
        method: 'POST',
        url: '/api/plans/upgrade',
        payload,
        headers: { ...headers, ...seller.headers },
      });
    expect((await send()).statusCode).toBe(409);
    expect(
      (await site.deps.pool.query('select id from upgrade_requests union all select id from outbox')).rows,
    ).toEqual([]);
    documents.put = put;
    await site.deps.pool.query('delete from media');
    expect((await send()).statusCode).toBe(201);
  });

  it('takes its picture back when what it does fails', async () => {
    const work = withPicture(site.deps, { bytes: await bytesOf(2), field: 'picture' }, async () => {
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect((await site.deps.pool.query('select hash from media')).rows).toEqual([]);
  });

  /** A process that is killed while it sets a profile picture. */
  async function killed(folder: string, moment: 'within' | 'after'): Promise<void> {
    const script = `
      const from = (path) => import(new URL(path, ${JSON.stringify(new URL('../', import.meta.url).href)}));
      const { createDeps } = await from('deps.ts');
      const { readSettings } = await from('settings.ts');
      const { insertAccount, updateAccount } = await from('accounts/accounts.store.ts');
      const { pictureOf, withPicture } = await from('media/media.actions.ts');
      const { aJpeg } = await from('testing/forms.ts');
      const deps = await createDeps(readSettings(process.env));
      const email = 'crash@example.com';
      const account = await insertAccount(deps.db, { role: 'buyer', email, emailKey: email, firstName: 'A', lastName: 'B' });
      const kill = () => process.kill(process.pid, 'SIGKILL');
      await withPicture(deps, { bytes: await aJpeg(1), field: 'picture' }, async (db, picture) => {
        await updateAccount(db, account.id, { profileImage: pictureOf(picture).src });
        if (${JSON.stringify(moment)} === 'within') kill();
      });
      kill();`;
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO_DATA: 'off', LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  }

  it.each(['within', 'after'] as const)(
    'is there with its picture or not at all when the process is killed %s its transaction',
    async (moment) => {
      const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-picture-'));
      await killed(folder, moment);
      const database = await openDatabase(readSettings({ DATA_DIR: folder }));
      try {
        const rows = async () =>
          (await database.pool.query('select profile_image, hash from accounts left join media on released_at is null'))
            .rows;
        const before = await rows();
        const clock = () => new Date(Date.now() + 60 * 86_400_000);
        await purgePictures({ db: database.db, media: site.deps.media, clock });
        expect(await rows()).toEqual(before);
        const [{ profile_image, hash }] = before as [{ profile_image: string | null; hash: string | null }];
        expect(profile_image).toBe(hash && `/media/${hash}`);
        expect(hash === null).toBe(moment === 'within');
        const left = await database.pool.query('select hash from media');
        expect(left.rows).toHaveLength(moment === 'within' ? 0 : 1);
      } finally {
        await database.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
    300_000,
  );
});
