import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './site.ts';

const SETTINGS = resolve(import.meta.dirname, '../../deploy/pgbouncer.ini');
/** The program refuses to run as root. */
const OWNER = 'postgres';
const STARTING_MS = 5_000;

/** PgBouncer of this machine with the settings of `deploy/`, in front of a server. */
export interface Pooler {
  url: (database: string) => string;
  stop: () => Promise<void>;
}

async function answers(url: string): Promise<void> {
  for (const until = performance.now() + STARTING_MS; performance.now() < until; await pause(50)) {
    const client = new pg.Client({ connectionString: url });
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isThere) return;
  }
  throw new Error('PgBouncer did not start.');
}

/** Starts PgBouncer in a folder of its own; undefined where it is not installed. @param server where it leads. */
export async function startPooler(server: string): Promise<Pooler | undefined> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-pooler-'));
  const { hostname, port: serverPort, username } = new URL(server);
  const port = await freePort();
  const settings = (await readFile(SETTINGS, 'utf8'))
    .replace('host=database port=5432', `host=${hostname} port=${serverPort || 5432} user=${username}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    // The servers of benchmarks trust everybody.
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/auth_file = .*/, 'unix_socket_dir =');
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const uid = Number(spawnSync('id', ['-u', OWNER]).stdout);
    for (const each of [folder, file]) await chown(each, uid, -1);
  }
  const pooler: ChildProcess = spawn('pgbouncer', ['-q', ...(isRoot ? ['-u', OWNER] : []), file], { stdio: 'ignore' });
  const ended = new Promise((done) => pooler.once('exit', done));
  const url = (database: string) => `postgres://${username}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    pooler.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await answers(url('postgres')).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
