import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { StatsFs } from 'node:fs';
import fs, { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { openDatabase, poolOf } from './connect.ts';
import { DatabaseInUseError, takeLock } from './lock.ts';
import { DatabaseDirectoryError } from './migrate.ts';

describe('the embedded database', () => {
  let made: string;
  let folder: string;
  const settings = () => readSettings({ DATA_DIR: folder });
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'karachi-made-'));
    await (await openDatabase(readSettings({ DATA_DIR: made }))).close();
  });
  afterAll(() => rm(made, { recursive: true, force: true }));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karachi-connect-'));
  });
  /** Puts a database there that was made before: making one takes ten times as long as opening it. */
  const putDatabase = () => cp(join(made, 'db'), join(folder, 'db'), { recursive: true });
  const modeOf = async (dataDir: string) => (await stat(join(dataDir, 'db'))).mode & 0o777;
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps what was written, and is refused to a second opener by the name of the first', async () => {
    await putDatabase();
    const database = await openDatabase(settings());
    await database.pool.query("insert into server_state (name, value) values ('kept', 'yes')");
    await expect(openDatabase(settings())).rejects.toThrow(DatabaseInUseError);
    await expect(openDatabase(settings())).rejects.toThrow(`process ${process.pid}`);
    await database.close();
    const again = await openDatabase(settings());
    const { rows } = await again.pool.query("select value from server_state where name = 'kept'");
    expect(rows).toEqual([{ value: 'yes' }]);
    await again.close();
    expect(await readdir(folder)).toEqual(['db']);
  });

  it('lets no other user of the machine into the data, whoever opened its folder before', async () => {
    await putDatabase();
    await chmod(join(folder, 'db'), 0o755);
    await (await openDatabase(settings())).close();
    expect(await modeOf(folder)).toBe(0o700);
    // One that is made anew.
    expect(await modeOf(made)).toBe(0o700);
  });

  it('refuses a second connection within a transaction at once, and takes the next transaction', async () => {
    await putDatabase();
    const { db, pool, changes, close } = await openDatabase(settings());
    const refused = 'A transaction asked for a second connection';
    await expect(db.transaction(() => pool.query('select 1'))).rejects.toThrow(refused);
    await expect(db.transaction(() => db.execute('select 1'))).rejects.toMatchObject({
      cause: { message: expect.stringContaining(refused) },
    });
    await expect(db.transaction(() => db.transaction(async () => undefined))).rejects.toThrow(refused);
    // Also where the answer happens to be cached.
    await changes.version();
    await expect(db.transaction(() => changes.version())).rejects.toThrow(refused);
    let later: Promise<unknown> = Promise.resolve();
    const begun = await db.transaction(async (tx) => {
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => db.execute('select 1 as one'));
      return (await tx.transaction((inner) => inner.execute('select 2 as two'))).rows;
    });
    expect(begun).toEqual([{ two: 2 }]);
    expect(await later).toMatchObject({ rows: [{ one: 1 }] });
    await close();
  });

  it('respects a living process of a release that only wrote its id, and takes over from a dead one', async () => {
    await putDatabase();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    await writeFile(join(folder, 'db.lock'), JSON.stringify({ pid: other.pid, started: null }));
    await expect(openDatabase(settings())).rejects.toThrow(`process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await openDatabase(settings())).close();
  });

  it('starts anew after a first start that was killed half-way', async () => {
    await mkdir(join(folder, 'db.new-1', 'base'), { recursive: true });
    await (await openDatabase(settings())).close();
    expect(await readdir(folder)).toEqual(['db']);
  });

  it('says in words that a directory is damaged or of another version, and touches nothing', async () => {
    await mkdir(join(folder, 'db'));
    await writeFile(join(folder, 'db', 'note.txt'), 'mine');
    await expect(openDatabase(settings())).rejects.toThrow(DatabaseDirectoryError);
    await writeFile(join(folder, 'db', 'PG_VERSION'), '99\n');
    await expect(openDatabase(settings())).rejects.toThrow('written by PostgreSQL 99');
    expect(await readdir(join(folder, 'db'))).toContain('note.txt');
  });

  it('takes a full disk for a full disk, and not for damage', async () => {
    await mkdir(join(folder, 'db'));
    await writeFile(join(folder, 'db', 'PG_VERSION'), '18\n');
    await expect(openDatabase(settings())).rejects.toThrow('is damaged');
    const room = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 100, bsize: 4096 } as StatsFs);
    syncBuiltinESMExports();
    await expect(openDatabase(settings())).rejects.toThrow('is full, so the database cannot be opened');
    await rm(join(folder, 'db'), { recursive: true });
    room.mockRestore();
    syncBuiltinESMExports();
  });

  it('gives the connection back on which a transaction could not begin', async () => {
    await putDatabase();
    const database = await openDatabase(settings());
    database.pool.once('acquire', (client) => {
      vi.spyOn(client, 'query').mockImplementationOnce(() => Promise.reject(new Error('the connection is gone')));
    });
    await expect(database.db.transaction(async () => 'never')).rejects.toThrow();
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
    expect(await database.db.transaction(async () => 'begun')).toBe('begun');
    await database.close();
  });

  it('lets others have their turn between the statements of a long job', async () => {
    await putDatabase();
    const database = await openDatabase(settings());
    let turns = 0;
    let isOver = false;
    const others = () => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    others();
    for (let statement = 0; statement < 100; statement += 1) await database.pool.query('select 1');
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(100);
    await database.close();
  });

  it('keeps nothing of the answers that it gave', async () => {
    const engine = await PGlite.create();
    const pool = poolOf(engine);
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heap = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const ask = () => pool.query('select generate_series(1, 5000)');
    await ask();
    const before = heap();
    for (let asked = 0; asked < 20; asked += 1) await ask();
    // 100,000 rows that stayed would be more than 10 MB.
    expect(heap() - before).toBeLessThan(3_000_000);
    await pool.end();
    await engine.close();
  });

  it('goes on after a statement that fails, also within a transaction', async () => {
    await putDatabase();
    const database = await openDatabase(settings());
    await expect(database.pool.query('select $1::int / 0', [1])).rejects.toThrow('division by zero');
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute("insert into server_state (name, value) values ('lost', 'yes')");
        await tx.execute('select nothing from nowhere');
      }),
    ).rejects.toThrow();
    const { rows } = await database.pool.query('select count(*) as lost from server_state where name = $1', ['lost']);
    expect(rows).toEqual([{ lost: 0 }]);
    await database.close();
  });
});

/**
 * What starts a command with process ids of its own, as a container does; undefined where the system does not let us.
 */
const ownProcessIds = [[], ['--user', '--map-root-user']]
  .map((rights) => ['unshare', ...rights, '--pid', '--fork', '--kill-child', '--mount-proc'])
  .find(([command = '', ...options]) => spawnSync(command, [...options, 'true']).status === 0);

describe('the lock of the embedded database', () => {
  let folder: string;
  let others: ChildProcess[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karachi-lock-'));
    others = [];
  });
  afterEach(async () => {
    for (const other of others) other.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  /** A process that takes the lock, says so with its own id, or why it was refused, and holds it until it is killed. */
  async function another(wrapper: string[] = []): Promise<{ said: string; kill: () => Promise<void> }> {
    const lock = new URL('./lock.ts', import.meta.url).href;
    const script = `
      const { takeLock } = await import(${JSON.stringify(lock)});
      const said = await takeLock(${JSON.stringify(join(folder, 'db.lock'))}).then(
        () => 'held by ' + process.pid,
        (error) => error.constructor.name + ' ' + error.message,
      );
      // Whoever keeps nothing of the lock keeps the lock all the same.
      for (let round = 0; round < 3; round += 1) {
        await new Promise(setImmediate);
        gc();
      }
      console.log(said);
      setInterval(() => undefined, 1_000);`;
    const options = ['--expose-gc', '--import', 'tsx', '--input-type=module'];
    const [command = '', ...before] = [...wrapper, process.execPath];
    const child = spawn(command, [...before, ...options, '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    others.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const kill = async () => {
      const ended = once(child.stdout, 'close');
      child.kill('SIGKILL');
      await ended;
    };
    return { said: line.toString().trim(), kill };
  }

  it('keeps a second process out until the first one is killed', { timeout: 60_000 }, async () => {
    const first = await another();
    expect(first.said).toMatch(/^held by/);
    expect((await another()).said).toContain(`DatabaseInUseError The database is in use by process ${others[0]?.pid}`);
    await first.kill();
    expect((await another()).said).toMatch(/^held by/);
  });

  it.runIf(ownProcessIds)(
    'holds between two that both are process 1, and ends with its holder',
    async () => {
      const first = await another(ownProcessIds);
      expect(first.said).toBe('held by 1');
      expect((await another(ownProcessIds)).said).toContain('DatabaseInUseError The database is in use by process 1');
      expect((await another()).said).toContain('DatabaseInUseError');
      await first.kill();
      expect((await another(ownProcessIds)).said).toBe('held by 1');
    },
    60_000,
  );

  it('is taken by one of many that come at once, again and again', async () => {
    const path = join(folder, 'db.lock');
    let held = 0;
    let most = 0;
    let taken = 0;
    const worker = async () => {
      while (taken < 200) {
        const unlock = await takeLock(path).catch((error: unknown) => {
          if (!(error instanceof DatabaseInUseError)) throw error;
        });
        if (!unlock) continue;
        taken += 1;
        held += 1;
        most = Math.max(most, held);
        await new Promise(setImmediate);
        held -= 1;
        await unlock();
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the settings', () => {
  it('names every setting at fault at once', () => {
    expect(() => readSettings({ PORT: 'abc', DATABASE_URL: 'mysql://x', DEMO_DATA: 'maybe' })).toThrow(
      /PORT must be a whole number.*DATABASE_URL must be an address.*DEMO_DATA must be one of/,
    );
  });
});
