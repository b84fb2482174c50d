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

/** A folder in which servers have their data, and the account that their programs run as. */
export class ServerFolder {
  readonly path: string;
  readonly #bin: string;
  readonly #uid: number | undefined;

  constructor(path: string, bin: string, uid: number | undefined) {
    this.path = path;
    this.#bin = bin;
    this.#uid = uid;
  }

  /** Runs a program as the account that may, where the data lie. @returns what it printed. */
  async run(...command: string[]): Promise<string> {
    const [first = '', ...rest] = this.#uid === undefined ? command : ['runuser', '-u', OWNER, '--', ...command];
    const env = { ...process.env, PATH: `${this.#bin}:${process.env.PATH}` };
    return (await run(first, rest, { cwd: this.path, env })).stdout.trim();
  }

  /** A server on a free port, which has no data yet. @param settings beside those that each server here has. */
  async newServer(...settings: string[]): Promise<Server> {
    return new Server(await freePort(), this, settings);
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

/** @returns a new folder for servers; undefined without the programs. */
export async function newServerFolder(): Promise<ServerFolder | undefined> {
  const bin = await programs();
  if (!bin) return undefined;
  const path = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  const uid = await ownerId();
  if (uid !== undefined) await chown(path, uid, -1);
  return new ServerFolder(path, bin, uid);
}

/** One server: it has a name and a port for good, and data that are made, copied or put there by others. */
export class Server {
  readonly port: number;
  readonly #folder: ServerFolder;
  readonly #settings: readonly string[];

  constructor(port: number, folder: ServerFolder, settings: readonly string[]) {
    this.port = port;
    this.#folder = folder;
    this.#settings = settings;
  }

  get name(): string {
    return `server_${this.port}`;
  }

  /** Where its data lie. */
  get data(): string {
    return join(this.#folder.path, `data-${this.port}`);
  }

  get url(): string {
    return `postgres://${OWNER}@127.0.0.1:${this.port}/postgres`;
  }

  async create(): Promise<void> {
    await this.#folder.run('initdb', '-D', this.data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--no-sync');
    await this.start();
  }

  /** Copies the primary and follows it. @param source the address of whichever server can be written. */
  async follow(source: string): Promise<void> {
    await rm(this.data, { recursive: true, force: true });
    const copy = ['-d', source, '-D', this.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    await this.#folder.run('pg_basebackup', ...copy);
    await this.start();
  }

  /**
   * A commit is acknowledged only when one of these has it on its disk too; of no servers, when this one has it. Only
   * names count, so that no program which receives the log for a backup is taken for a replica.
   */
  async waitForOneOf(servers: readonly Server[]): Promise<void> {
    const value = servers.length > 0 ? `ANY 1 (${servers.map(({ name }) => name).join(', ')})` : '';
    await this.ask(`alter system set synchronous_standby_names = '${value}'`);
    await this.ask('select pg_reload_conf()');
    // The server reads its settings a moment after it was told to.
    await pause(RELOAD_MS);
  }

  /** @returns the answer to a statement as text. */
  ask(statement: string): Promise<string> {
    return this.#folder.run('psql', '-X', '-q', '-A', '-t', '-d', this.url, '-c', statement);
  }

  async start(): Promise<void> {
    const settings = [
      `port=${this.port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories='${this.#folder.path}'`,
      `cluster_name=${this.name}`,
      // As in deploy/replication.sh: who followed the one that died looks soon for the one that took over.
      'wal_retrieve_retry_interval=500ms',
      ...this.#settings,
    ].map((setting) => `-c ${setting}`);
    const log = join(this.#folder.path, `log-${this.port}`);
    const how = ['-s', '-w', '-t', '120', '-l', log, '-o', settings.join(' ')];
    await this.#folder.run('pg_ctl', '-D', this.data, ...how, 'start');
  }

  /** How far this replica has come in the log of a primary that is dead, once it receives nothing any more. */
  async received(): Promise<bigint> {
    while ((await this.ask('select count(*) from pg_stat_wal_receiver')) !== '0') await pause(10);
    const place = 'greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())';
    return BigInt(await this.ask(`select pg_wal_lsn_diff(${place}, '0/0')`));
  }

  async promote(): Promise<void> {
    await this.#folder.run('pg_ctl', '-D', this.data, '-s', '-w', 'promote');
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    await this.#folder.run('pg_ctl', '-D', this.data, '-m', 'immediate', '-s', 'stop');
  }
}

/** Servers in streaming replication, of which one can be written, and acknowledges what one replica has too. */
export class Cluster {
  readonly #servers: readonly Server[];
  readonly #folder: ServerFolder;
  primary: Server;

  constructor(servers: readonly [Server, ...Server[]], folder: ServerFolder) {
    this.#servers = servers;
    this.#folder = folder;
    this.primary = servers[0];
  }

  get replicas(): readonly Server[] {
    return this.#servers.filter((server) => server !== this.primary);
  }

  get #hosts(): string[] {
    return this.#servers.map(({ port }) => `127.0.0.1:${port}`);
  }

  /** The address that follows whichever can be written. */
  url(database: string): string {
    return `postgres://${OWNER}@${this.#hosts.join()}/${database}?target_session_attrs=read-write`;
  }

  /** All servers, for reading: the one that is the primary is left out by the site itself. */
  replicaUrls(database: string): string {
    return this.#hosts.map((host) => `postgres://${OWNER}@${host}/${database}`).join();
  }

  /** Makes the data of the first server and copies of it, which have its settings too. */
  async create(): Promise<void> {
    await this.primary.create();
    await this.primary.waitForOneOf(this.#servers);
    for (const replica of this.replicas) await replica.follow(this.url('postgres'));
  }

  /** Kills a replica. The primary waits for another one, and where there is no other, for none. */
  async lose(replica: Server): Promise<void> {
    if (this.replicas.length === 1) await this.primary.waitForOneOf([]);
    await replica.kill();
  }

  /** Starts a replica that was killed, and waits until it follows again. */
  async takeBack(replica: Server): Promise<void> {
    await replica.start();
    await this.#follows(replica);
  }

  /** Waits until a replica has all that the primary wrote, so that the other one may die. */
  async #follows(replica: Server): Promise<void> {
    const following = `application_name = '${replica.name}' and state = 'streaming'`;
    const statement = `select count(*) from pg_stat_replication where ${following}`;
    while ((await this.primary.ask(statement)) === '0') await pause(50);
    await this.primary.waitForOneOf(this.#servers);
  }

  /**
   * The primary is dead: the replica that has received the most becomes the primary, and the others follow it.
   * @returns the one that died.
   */
  async promote(): Promise<Server> {
    const dead = this.primary;
    const places = await Promise.all(this.replicas.map(async (server) => ({ server, place: await server.received() })));
    const ahead = places.reduce((one, other) => (other.place > one.place ? other : one)).server;
    // Alone, it would wait for the one that died.
    if (this.replicas.length === 1) await ahead.waitForOneOf([]);
    await ahead.promote();
    this.primary = ahead;
    return dead;
  }

  /** A primary that died comes back as a copy of the one that took over. */
  async rejoin(server: Server): Promise<void> {
    await server.follow(this.url('postgres'));
    await this.#follows(server);
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.kill().catch(() => undefined);
    await this.#folder.remove();
  }
}

/** Starts a primary and its replicas. @returns undefined without the programs. */
export async function startCluster(replicas: number): Promise<Cluster | undefined> {
  const folder = await newServerFolder();
  if (!folder) return undefined;
  const servers: [Server, ...Server[]] = [await folder.newServer()];
  while (servers.length <= replicas) servers.push(await folder.newServer());
  const cluster = new Cluster(servers, folder);
  try {
    await cluster.create();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

/**
 * The server that BENCH_DATABASE_URL names (an empty database), or a new one of the programs that are installed here.
 * @returns undefined where there is none.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const folder = await newServerFolder();
  if (!folder) return undefined;
  const server = await folder.newServer('shared_buffers=256MB', 'max_wal_size=4GB');
  await server.create();
  return {
    url: server.url,
    outage: { begin: () => server.kill(), end: () => server.start() },
    stop: async () => {
      await server.kill();
      await folder.remove();
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
