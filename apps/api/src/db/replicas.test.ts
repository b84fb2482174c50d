import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { areas } from '../areas/areas.table.ts';
import { createDeps, type Deps } from '../deps.ts';
import { readSettings } from '../settings.ts';
import { canReplicate, type Replica, startReplica } from '../testing/postgresPrograms.ts';
import type { Db } from './connect.ts';
import { placeOf, Replicas } from './replicas.ts';

describe('a place in the log', () => {
  it('is read as PostgreSQL writes it, and is in the order of the log', () => {
    expect(placeOf('0/0')).toBe(0n);
    expect(placeOf('16/B374D848')).toBe(0x16b374d848n);
    expect(Number(placeOf('1/0'))).toBeGreaterThan(Number(placeOf('0/FFFFFFFF')));
    for (const none of [null, undefined, '', '0', 'x/1', '0/1/2']) expect(placeOf(none)).toBeUndefined();
  });
});

describe('which replica is read', () => {
  function world(...names: string[]) {
    const state = { now: 0, primary: '0/100' as string | Error, places: {} as Record<string, string | null | Error> };
    const probe = (place: () => string | null | Error | undefined) => ({
      query: async () => {
        const said = place();
        if (said instanceof Error) throw said;
        return { rows: [{ place: said }] };
      },
    });
    const sources = names.map((name) => {
      state.places[name] = '0/100';
      return {
        name,
        db: name as unknown as Db,
        probe: probe(() => state.places[name]) as never,
        close: async () => {},
      };
    });
    const replicas = new Replicas(probe(() => state.primary) as never, sources, () => state.now);
    return { state, replicas };
  }

  it('none before one was asked, then each in turn', async () => {
    const { replicas } = world('one', 'two');
    expect(replicas.current(undefined)).toBeUndefined();
    await replicas.ask();
    const read = [1, 2, 3, 4].map(() => replicas.current(0x100n));
    expect(new Set(read)).toEqual(new Set(['one', 'two']));
    expect(read[0]).toBe(read[2]);
  });

  it('none that has not replayed the last change that is known', async () => {
    const { replicas } = world('one');
    await replicas.ask();
    expect(replicas.current(0x101n)).toBeUndefined();
    expect(replicas.current(0x100n)).toBe('one');
  });

  it('none that is more than a second behind, until it has caught up', async () => {
    const { state, replicas } = world('one', 'two');
    await replicas.ask();
    for (const now of [250, 500, 750, 1_000, 1_250]) {
      state.now = now;
      state.primary = `0/${(0x100 + now).toString(16)}`;
      state.places.two = state.primary;
      await replicas.ask();
    }
    expect([replicas.current(undefined), replicas.current(undefined)]).toEqual(['two', 'two']);
    expect(replicas.states()).toEqual([
      { name: 'one', isRead: false },
      { name: 'two', isRead: true },
    ]);
    state.places.one = state.primary;
    await replicas.ask();
    expect(replicas.states().every(({ isRead }) => isRead)).toBe(true);
  });

  it('none that does not answer, has not been asked for a second, or is a replica no longer', async () => {
    const { state, replicas } = world('one');
    await replicas.ask();
    state.places.one = new Error('connection refused');
    await replicas.ask();
    expect(replicas.current(undefined)).toBeUndefined();
    state.places.one = null;
    await replicas.ask();
    expect(replicas.current(undefined)).toBeUndefined();
    state.places.one = '0/100';
    await replicas.ask();
    expect(replicas.current(undefined)).toBe('one');
    state.now = 1_001;
    expect(replicas.current(undefined)).toBeUndefined();
  });

  it('any that answers, while the primary is away', async () => {
    const { state, replicas } = world('one');
    await replicas.ask();
    state.primary = new Error('connection refused');
    state.now = 5_000;
    await replicas.ask();
    expect(replicas.current(0x999n)).toBe('one');
  });

  it('any that answers, from the moment somebody finds the primary away until it answers again', async () => {
    const { replicas } = world('one');
    await replicas.ask();
    expect(replicas.current(0x999n)).toBeUndefined();
    replicas.notePrimaryAway();
    expect(replicas.current(0x999n)).toBe('one');
    await replicas.ask();
    expect(replicas.current(0x999n)).toBeUndefined();
  });
});

describe.runIf(canReplicate)('with streaming replicas', () => {
  const name = 'karachi_estates';
  let folder: string;
  /** A copy of the tests' server that stands by itself: it can be killed. */
  let primary: Replica;
  let replica: Replica;
  let second: Replica;
  let deps: Deps;
  let app: FastifyInstance;

  const on = (url: string) => {
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  };
  const areRead = () => (deps.replicas?.states() ?? []).map(({ isRead }) => isRead);
  const untilRead = (...wanted: boolean[]) =>
    vi.waitFor(() => expect(areRead()).toEqual(wanted), { timeout: 15_000, interval: 50 });
  const articles = async () => {
    const answer = await app.inject('/api/blogs');
    expect(answer.statusCode).toBe(200);
    return (answer.json() as { title: string }[]).map(({ title }) => title);
  };
  const publish = async (title: string) => {
    await deps.db.execute(sql`update blogs set title = ${title} where id = (select min(id) from blogs)`);
    deps.changes.expectNews();
  };
  /** How often the replicas have looked into the table of listings. */
  const scansOfReplicas = async () => {
    const scans = await Promise.all(
      [replica, second].map(async ({ url }) => {
        const client = new pg.Client({ connectionString: on(url) });
        await client.connect();
        const { rows } = await client
          .query("select seq_scan + idx_scan as scans from pg_stat_user_tables where relname = 'properties'")
          .finally(() => client.end());
        return Number(rows[0].scans);
      }),
    );
    return scans.reduce((sum, each) => sum + each, 0);
  };

  beforeAll(async () => {
    primary = await startReplica(String(process.env.TEST_DATABASE_URL));
    await primary.promote();
    const client = new pg.Client({ connectionString: primary.url });
    await client.connect();
    await client.query(`create database ${name}`).finally(() => client.end());
    [replica, second] = [await startReplica(primary.url), await startReplica(primary.url)];
    folder = await mkdtemp(join(tmpdir(), 'karachi-estates-replica-'));
    deps = await createDeps(
      readSettings({
        DATA_DIR: folder,
        DATABASE_URL: on(primary.url),
        DATABASE_REPLICA_URLS: `${on(replica.url)}, ${on(second.url)}`,
        LOG_LEVEL: 'silent',
        MAX_DELAY_MS: '0',
      }),
    );
    app = await buildApp(deps);
  }, 180_000);

  afterAll(async () => {
    await app?.close();
    await deps?.close();
    for (const each of [second, replica, primary]) await each?.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  it('shows what was written a moment ago, whether the replica has it or not', async () => {
    await untilRead(true, true);
    for (const round of [1, 2, 3]) {
      await publish(`Round ${round}`);
      expect(await articles()).toContain(`Round ${round}`);
    }
  });

  it('leaves out a replica that stays behind, and reads it again when it has caught up', async () => {
    await untilRead(true, true);
    await replica.pause();
    onTestFinished(() => replica.resume());
    await publish('While it rests');
    expect(await articles()).toContain('While it rests');
    await untilRead(false, true);
    expect(await articles()).toContain('While it rests');
    await replica.resume();
    await untilRead(true, true);
  });

  it('reads lists, search and single listings from the replicas', async () => {
    await untilRead(true, true);
    const before = await scansOfReplicas();
    const [area] = await deps.db.select({ name: areas.areaName }).from(areas).limit(1);
    for (const path of [
      '/api/properties/cards?purpose=sale',
      `/api/properties/count?area=${encodeURIComponent(area?.name ?? '')}`,
      '/api/properties/map?zoom=11',
      '/api/areas/statistics',
    ]) {
      const { statusCode } = await app.inject(path);
      expect([200, 404], path).toContain(statusCode);
    }
    await vi.waitFor(async () => expect(await scansOfReplicas()).toBeGreaterThan(before), { timeout: 25_000 });
  });

  it('goes on without a replica that dies', async () => {
    await untilRead(true, true);
    await replica.stop();
    await publish('After its end');
    expect(await articles()).toContain('After its end');
    await untilRead(false, true);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('lets people read on while the primary is away, and says so to who writes', async () => {
    await untilRead(false, true);
    await primary.stop();
    await vi.waitFor(async () => expect((await app.inject('/readyz')).json()).toEqual({ status: 'reading only' }), {
      timeout: 15_000,
    });
    expect(await articles()).toContain('After its end');
    expect((await app.inject('/api/properties/cards?purpose=sale&bedrooms=3')).statusCode).toBe(200);
    const refused = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'nobody@example.com', password: 'not-a-password' },
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});
