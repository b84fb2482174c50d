import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './site.ts';

const run = promisify(execFile);
const PROGRAMS = '/usr/lib/postgresql';
/** The server refuses to run as root; its programs then run as the account that the package made for it. */
const OWNER = 'postgres';

/** A PostgreSQL server that lives as long as a benchmark. */
export interface Postgres {
  url: string;
  /** A server of our own ends as in a crash, and comes back with its data. */
  outage?: { begin: () => Promise<void>; end: () => Promise<void> };
  stop: () => Promise<void>;
}

async function programs(): Promise<string | undefined> {
  const versions = await readdir(PROGRAMS).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Boolean)
    .sort((one, other) => other - one)[0];
  return newest === undefined ? undefined : join(PROGRAMS, String(newest), 'bin');
}

async function ownerId(): Promise<number | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return Number((await run('id', ['-u', OWNER])).stdout);
}

/**
 * The server that BENCH_DATABASE_URL names (an empty database), or a new one of the programs that are installed here.
 * @returns undefined where there is none.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const bin = await programs();
  if (!bin) return undefined;
  const uid = await ownerId();
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  if (uid !== undefined) await chown(folder, uid, -1);
  const asOwner = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [first = '', ...rest] = uid === undefined ? command : ['runuser', '-u', OWNER, '--', ...command];
    return run(first, rest, { cwd: '/' });
  };
  const data = join(folder, 'data');
  const port = await freePort();
  await asOwner('initdb', '-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c shared_buffers=256MB -c max_wal_size=4GB`;
  const start = async () => {
    await asOwner('pg_ctl', '-D', data, '-s', '-w', '-t', '120', '-l', join(folder, 'log'), '-o', settings, 'start');
  };
  const crash = async () => {
    await asOwner('pg_ctl', '-D', data, '-m', 'immediate', '-s', 'stop');
  };
  await start();
  return {
    url: `postgres://${OWNER}@127.0.0.1:${port}/postgres`,
    outage: { begin: crash, end: start },
    stop: async () => {
      await crash();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
