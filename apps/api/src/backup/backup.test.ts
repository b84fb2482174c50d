import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { buildApp } from '../app.ts';
import { createDeps, type Deps } from '../deps.ts';
import { runJob } from '../jobs/jobs.ts';
import { storePicture } from '../media/media.actions.ts';
import { readSettings } from '../settings.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

// Each of them makes a database, which takes a busy machine its time.
const timeout = 120_000;
const server = process.env.TEST_DATABASE_URL;

let folder: string;
let site: TestApp;
let file: string;
let seller: { token: string; headers: { authorization: string } };
let ad: { property_id: number; images: { src: string }[] };
const acknowledged: number[] = [];

async function postLead(app: FastifyInstance, number: number): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/properties/add-lead',
    payload: {
      name: `Lead “${number}” \\ 'quoted', مکان`,
      email: 'lead@example.com',
      phone: '0300 1234567',
      city: 'Karachi',
      area: 'Clifton',
      bedrooms: '3',
      propertyType: 'Flat',
      budget: '5000000',
      message: 'line\nbreak\ttab',
    },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

async function postAd(app: FastifyInstance, headers: Record<string, string>) {
  const { rows } = await site.deps.pool.query<{ id: number }>("select id from areas where area_name = 'Clifton'");
  const fields = {
    title: 'Sunny house near the park',
    price: '25000000',
    city: 'Karachi',
    area: 'Clifton',
    area_id: String(rows[0]?.id),
    property_type: 'House',
    dimension: '240 sq yd',
    description: 'Text with “quotes” and مکان.',
    bedrooms: '4',
    bathrooms: '5',
    garage: '1',
    email: 'seller@example.com',
    cell_no: '0300-1234567',
  };
  const form = multipart(fields, await photoFiles(3));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/properties/save',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().property;
}

const settingsFor = (dataDir: string, more: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'silent', MAX_DELAY_MS: '0', ...more });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karachi-backup-'));
  file = join(folder, 'site.tar.gz');
  site = await testApp();
  seller = await site.signIn('seller');
  ad = await postAd(site.app, seller.headers);
  for (let number = 0; number < 20; number += 1) acknowledged.push(await postLead(site.app, number));
  // Days of months that have a partition of their own, and of one that has none yet.
  await runJob(site.deps, 'insights-months');
  await site.deps.pool.query(
    `insert into property_events (property_id, day, views)
     select $1, date_trunc('month', now()) + months * interval '1 month', 3 from generate_series(-9, 5) months`,
    [ad.property_id],
  );
  const { rows: parts } = await site.deps.pool.query('select distinct tableoid from property_events');
  expect(parts.length).toBeGreaterThan(2);

  // People go on writing while the backup is made.
  let isOver = false;
  const writing = (async () => {
    for (let number = 100; !isOver; number += 1) await postLead(site.app, number);
  })();
  const answer = await runAdmin(site.deps, { argv: ['backup', file] });
  isOver = true;
  await writing;
  expect(answer).toMatchObject({ ok: true, text: expect.stringMatching(/site\.tar\.gz: \d+ rows, 3 pictures/) });
}, timeout);
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** What must be there in a site that runs on what was restored. */
async function expectEverything(deps: Deps): Promise<void> {
  const app = await buildApp(deps);
  const { rows: leads } = await deps.pool.query<{ id: number; name: string; message: string }>(
    'select id, name, message from leads order by id',
  );
  expect(leads.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  expect(leads[0]).toMatchObject({ name: `Lead “0” \\ 'quoted', مکان`, message: 'line\nbreak\ttab' });

  const found = await app.inject(`/api/properties/single?id=${ad.property_id}`);
  expect(found.json()).toMatchObject({ title: 'Sunny house near the park', images: ad.images });
  for (const { src } of ad.images) {
    const before = await site.app.inject(`${src}/320.webp`);
    const after = await app.inject(`${src}/320.webp`);
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  }
  const { rows: events } = await deps.pool.query('select views from property_events where property_id = $1', [
    ad.property_id,
  ]);
  expect(events).toEqual(Array(15).fill({ views: 3 }));
  const list = await app.inject('/api/properties/cards?limit=1');
  expect(list.headers['x-total-count']).toBe('1');
  const me = await app.inject({ url: '/api/auth/getuser', headers: seller.headers });
  expect(me.statusCode).toBe(401);
  // Writing goes on where it stopped: counters and counts are right.
  expect(await postLead(app, 500)).toBeGreaterThan(Math.max(...leads.map(({ id }) => id)));
  await app.close();
}

describe('a backup', { timeout }, () => {
  it('is an archive that other programs list, for its owner alone', async () => {
    const names = execFileSync('tar', ['tzf', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names[0]).toBe('backup.json');
    expect(names.at(-1)).toBe('end.json');
    expect(names).toContain('tables/leads/1.jsonl');
    expect(names.filter((name) => name.includes('property_events'))).toEqual(['tables/property_events/1.jsonl']);
    expect(names).toContain(`${ad.images[0]?.src.slice(1)}/master.webp`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('overwrites nothing', async () => {
    await expect(writeBackup(site.deps, file)).rejects.toThrow('is there already');
    expect(await runAdmin(site.deps, { argv: ['backup', file] })).toMatchObject({ ok: false });
  });

  it('leaves no half file behind and no transaction open when it breaks off', async () => {
    const media = { ...site.deps.media, get: () => Promise.reject(new Error('the disk is gone')) };
    const path = join(folder, 'broken.tar.gz');
    await expect(writeBackup({ ...site.deps, media }, path)).rejects.toThrow('the disk is gone');
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
    expect((await site.app.inject('/api/cities')).statusCode).toBe(200);
  });

  // What is put into a folder is the same whatever it was read from: the embedded database does it for both.
  it.skipIf(server)('has documents too, which come back into their own place', async () => {
    const path = join(folder, 'documents.tar.gz');
    const pdf = Buffer.from('%PDF-1.4 a proof');
    const { hash } = await storePicture(site.deps, pdf, { isPrivate: true, isPdf: true });
    await writeBackup(site.deps, path);
    await site.deps.pool.query('delete from media where hash = $1', [hash]);
    const settings = settingsFor(join(folder, 'documents'));
    expect((await restoreBackup(settings, path)).pictures).toBe(4);
    const files = await readdir(join(settings.dataDir, 'media'), { recursive: true });
    const found = files.filter((name) => name.endsWith('proof.pdf'));
    expect(found).toEqual([expect.stringMatching(new RegExp(`^private/site-[0-9a-f]{16}/../${hash}/proof.pdf$`))]);
    expect((await readFile(join(settings.dataDir, 'media', found[0] ?? ''))).equals(pdf)).toBe(true);
  });

  it('is put back into an empty folder with everything that was acknowledged before it began', async () => {
    const settings = settingsFor(join(folder, 'restored'));
    const report = await restoreBackup(settings, file);
    expect(report.pictures).toBe(3);
    expect((await readdir(settings.dataDir)).sort()).toEqual(['db', 'media']);
    const deps = await createDeps(settings);
    await expectEverything(deps);
    await deps.close();
  });

  it('leaves no connection behind when the disk refuses it', async () => {
    await expect(writeBackup(site.deps, join(folder, 'nowhere', 'site.tar.gz'))).rejects.toThrow('ENOENT');
    expect((await site.app.inject('/api/cities')).statusCode).toBe(200);
  });

  it.skipIf(server)('counts on from the last number that was given', async () => {
    const settings = settingsFor(join(folder, 'counted'));
    await restoreBackup(settings, file, { unchanged: true });
    const deps = await createDeps(settings);
    const app = await buildApp(deps);
    expect((await app.inject({ url: '/api/auth/getuser', headers: seller.headers })).statusCode).toBe(200);
    expect((await postAd(app, seller.headers)).property_id).toBeGreaterThan(ad.property_id);
    expect((await app.inject('/api/properties/cards?limit=1')).headers['x-total-count']).toBe('2');
    await app.close();
    await deps.close();
  });

  it.runIf(server)('is put back on a database server, with the same care', async () => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    const name = `karachi_estates_restored_${process.pid}`;
    await admin.query(`create database ${name}`);
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    const settings = settingsFor(join(folder, 'server'), { DATABASE_URL: url.href });
    await restoreBackup(settings, file);
    // A server names connections for a moment after they were closed.
    await vi.waitFor(() => expect(restoreBackup(settings, file)).rejects.toThrow('is not empty'), { timeout: 20_000 });
    const deps = await createDeps(settings);
    await expect(restoreBackup(settings, file, { force: true })).rejects.toThrow('Stop every process');
    await expectEverything(deps);
    await deps.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});
