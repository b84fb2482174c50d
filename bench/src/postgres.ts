import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

/** A server reads changed settings within this time. */
const RELOAD_MS = 500;

/** Runs a program of PostgreSQL as the account that may. */
type AsOwner = (program: string, ...args: string[]) => Promise<unknown>;

async function programsIn(folder: string, bin: string): Promise<AsOwner> {
  const uid = await ownerId();
  if (uid !== undefined) await chown(folder, uid, -1);
  return (program, ...args) => {
    const command = [join(bin, program), ...args];
    const [first = '', ...rest] = uid === undefined ? command : ['runuser', '-u', OWNER, '--', ...command];
    return run(first, rest, { cwd: '/' });
  };
}

/** One server of a pair: it has a port for good, and data that is copied anew when it comes back as a replica. */
class Server {
  readonly port: number;
  readonly #folder: string;
  readonly #asOwner: AsOwner;

  constructor(port: number, folder: string, asOwner: AsOwner) {
    this.port = port;
    this.#folder = folder;
    this.#asOwner = asOwner;
  }

  get #data(): string {
    return join(this.#folder, `data-${this.port}`);
  }

  get url(): string {
    return `postgres://${OWNER}@127.0.0.1:${this.port}/postgres`;
  }

  async create(): Promise<void> {
    await this.#asOwner('initdb', '-D', this.#data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--no-sync');
    await this.start();
  }

  /** Copies the other server and follows it. */
  async follow(primary: Server): Promise<void> {
    await rm(this.#data, { recursive: true, force: true });
    await this.#asOwner(
      'pg_basebackup',
      '-d',
      primary.url,
      '-D',
      this.#data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    );
    await this.start();
    // What its primary waits for came with the copy; promoted, it would wait for the one that died.
    await this.waitFor('none');
    await primary.waitFor('any');
  }

  /** Whether a commit is acknowledged only when a replica has it on its disk too. */
  async waitFor(replicas: 'any' | 'none'): Promise<void> {
    const names = replicas === 'any' ? '*' : '';
    for (const statement of [`alter system set synchronous_standby_names = '${names}'`, 'select pg_reload_conf()'])
      await this.#asOwner('psql', '-X', '-q', '-d', this.url, '-c', statement);
    // The server reads its settings a moment after it was told to.
    await pause(RELOAD_MS);
  }

  async start(): Promise<void> {
    const settings = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${this.#folder}'`;
    const log = join(this.#folder, `log-${this.port}`);
    await this.#asOwner('pg_ctl', '-D', this.#data, '-s', '-w', '-t', '120', '-l', log, '-o', settings, 'start');
  }

  async promote(): Promise<void> {
    await this.#asOwner('pg_ctl', '-D', this.#data, '-s', '-w', 'promote');
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    await this.#asOwner('pg_ctl', '-D', this.#data, '-m', 'immediate', '-s', 'stop');
  }
}

/** Two servers in streaming replication, of which one can be written. */
export interface Pair {
  /** The address that follows whichever can be written. */
  url: (database: string) => string;
  /** Both servers, for reading: the one that is the primary is left out by the site itself. */
  replicaUrls: (database: string) => string;
  primary: Server;
  replica: Server;
  /** The replica becomes the primary. The one before must be dead. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts two servers whose primary acknowledges what the replica has too. @returns undefined without the programs. */
export async function startPair(): Promise<Pair | undefined> {
  const bin = await programs();
  if (!bin) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-pair-'));
  const asOwner = await programsIn(folder, bin);
  const [one, other] = [
    new Server(await freePort(), folder, asOwner),
    new Server(await freePort(), folder, asOwner),
  ] as const;
  const stop = async () => {
    for (const server of [one, other]) await server.kill().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await one.create();
    await other.follow(one);
  } catch (error) {
    await stop();
    throw error;
  }
  const hosts = [one, other].map(({ port }) => `127.0.0.1:${port}`);
  const pair: Pair = {
    url: (database) => `postgres://${OWNER}@${hosts.join()}/${database}?target_session_attrs=read-write`,
    replicaUrls: (database) => hosts.map((host) => `postgres://${OWNER}@${host}/${database}`).join(),
    primary: one,
    replica: other,
    async promote() {
      await pair.replica.promote();
      [pair.primary, pair.replica] = [pair.replica, pair.primary];
    },
    stop,
  };
  return pair;
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
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  const asOwner = await programsIn(folder, bin);
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

/**
 * Runs something on PostgreSQL and then on the embedded database.
 * @param only 'PostgreSQL' or 'embedded', where one of them is enough.
 * @param run is given the name and, for PostgreSQL, the address of an empty database; returns what is wrong.
 * @returns what is wrong in both, and what could not be run.
 */
export async function onBoth(
  only: string | undefined,
  run: (database: string, url: string | undefined) => Promise<string[]>,
): Promise<{ faults: string[]; leftOut: string[] }> {
  const faults: string[] = [];
  const leftOut: string[] = [];
  const server = only === 'embedded' ? undefined : await startPostgres();
  if (server) faults.push(...(await run('PostgreSQL', server.url).finally(server.stop)));
  else if (only !== 'embedded') leftOut.push('PostgreSQL, and BENCH_DATABASE_URL names no server');
  if (only !== 'PostgreSQL') faults.push(...(await run('embedded', undefined)));
  return { faults, leftOut };
}
