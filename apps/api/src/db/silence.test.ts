import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createDeps, type Deps } from '../deps.ts';
import { readSettings } from '../settings.ts';
import { canReplicate, type Replica, startReplica } from '../testing/postgresPrograms.ts';
import { type SilentProxy, startSilentProxy } from '../testing/silentProxy.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const name = `karachi_estates_silence_${process.pid}`;
/** What a guest waits at most while the primary hangs and a replica answers. */
const READ_MS = 1_000;
const TIMEOUT_MS = 500;
/** Beyond the limit of a statement: the driver's patience, and a machine that is busy. */
const GIVEN_UP_MS = TIMEOUT_MS + 2_500;

async function timed<Value>(work: PromiseLike<Value>): Promise<{ value: Value; ms: number }> {
  const startedAt = performance.now();
  return { value: await work, ms: performance.now() - startedAt };
}

describe.runIf(canReplicate)('a primary that vanishes without a word', () => {
  let folder: string;
  let proxy: SilentProxy;
  let replica: Replica;
  const opened: { deps: Deps; app: FastifyInstance }[] = [];

  const on = (url: string, port?: number) => {
    const address = new URL(url);
    address.pathname = `/${name}`;
    if (port) address.port = String(port);
    return address.href;
  };
  async function open(more: Record<string, string>) {
    const deps = await createDeps(
      readSettings({
        DATA_DIR: folder,
        DATABASE_URL: on(server, proxy.port),
        DATABASE_TIMEOUT_MS: String(TIMEOUT_MS),
        DEMO_DATA: 'off',
        LOG_LEVEL: 'silent',
        MAX_DELAY_MS: '0',
        RATE_LIMIT: '0',
        ...more,
      }),
    );
    const app = await buildApp(deps);
    opened.push({ deps, app });
    return { deps, app };
  }
  async function onAdmin(statement: string) {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  }

  beforeAll(async () => {
    await onAdmin(`create database ${name}`);
    replica = await startReplica(server);
    proxy = await startSilentProxy(server);
    folder = await mkdtemp(join(tmpdir(), 'karachi-estates-silence-'));
  }, 120_000);

  afterAll(async () => {
    proxy?.comeBack();
    for (const { app, deps } of opened) {
      await app.close();
      await deps.close();
    }
    await proxy?.stop();
    await replica?.stop();
    await onAdmin(`drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  it('keeps no guest waiting where a replica answers, also for an area or a page that nobody had read', async () => {
    const { app, deps } = await open({ DATABASE_REPLICA_URLS: on(replica.url) });
    await vi.waitFor(() => expect(deps.replicas?.states().every(({ isRead }) => isRead)).toBe(true), 10_000);
    expect((await app.inject('/api/properties/cards?purpose=sale')).statusCode).toBe(200);
    proxy.vanish();
    const paths = ['cards?purpose=sale', 'cards?purpose=rent', 'cards?purpose=sale&bedrooms=3', 'count?area=Clifton'];
    for (let round = 0; round < 16; round += 1) {
      const path = `/api/properties/${paths[round % paths.length]}`;
      const { value, ms } = await timed(app.inject(path));
      expect([value.statusCode, path]).toEqual([200, path]);
      expect(ms, `${path} in round ${round}`).toBeLessThan(READ_MS);
      const ready = await timed(app.inject('/readyz'));
      expect([200, ready.ms < 1_000]).toEqual([ready.value.statusCode, true]);
    }
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'reading only' });
    proxy.comeBack();
    await vi.waitFor(async () => expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' }), 10_000);
  }, 120_000);

  it('is not the same as one whose connections are all in use', async () => {
    const { app, deps } = await open({ DATABASE_POOL: '2' });
    const busy = await Promise.all([deps.pool.connect(), deps.pool.connect()]);
    try {
      expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    } finally {
      for (const client of busy) client.release();
    }
  });

  it('is answered by 503 where there is no replica, and its connections do not stay lost', async () => {
    const { app } = await open({ DATABASE_POOL: '2' });
    expect((await app.inject('/api/blogs')).statusCode).toBe(200);
    proxy.vanish();
    const ready = await timed(app.inject('/readyz'));
    expect([ready.value.statusCode, ready.ms < 1_000]).toEqual([503, true]);
    for (const path of ['/api/blogs', '/api/properties/cards', '/api/blogs', '/api/cities/112']) {
      const { value, ms } = await timed(app.inject(path));
      expect([path, value.statusCode]).toEqual([path, 503]);
      expect(value.headers['retry-after']).toBeDefined();
      expect(ms, path).toBeLessThan(GIVEN_UP_MS + 5_000);
    }
    // The pool's connections were given up, though nobody ended them: those that come back are new ones.
    proxy.comeBack();
    await vi.waitFor(async () => expect((await app.inject('/api/blogs')).statusCode).toBe(200), 10_000);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  }, 120_000);
});
