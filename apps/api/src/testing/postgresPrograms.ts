import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAMS = '/usr/lib/postgresql';
/** The server refuses to run as root; its programs then run as the account that the package made for it. */
const OWNER = 'postgres';

/** The folder of the newest PostgreSQL programs of this machine. */
function programs(): string | undefined {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).map(Number).filter(Boolean) : [];
  const newest = Math.max(0, ...versions);
  const bin = join(PROGRAMS, String(newest), 'bin');
  return existsSync(join(bin, 'pg_basebackup')) ? bin : undefined;
}

/** Whether a replica of the tests' server can be started here. */
export const canReplicate = Boolean(process.env.TEST_DATABASE_URL && programs());

/** A streaming replica of a server, which lives as long as a test. */
export interface Replica {
  url: string;
  /** Stops replaying what the primary sends, and goes on. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Becomes a server of its own, which can be written. */
  promote: () => Promise<void>;
  /** Ends as in a crash. */
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Copies a server and follows it.
 * @param url of any database of the server
 */
export async function startReplica(url: string): Promise<Replica> {
  const bin = programs() ?? '';
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), 'replica-'));
  if (isRoot) await chown(folder, Number((await run('id', ['-u', OWNER])).stdout), -1);
  const asOwner = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', OWNER, '--', ...command] : command;
    return run(first, rest, { cwd: '/' });
  };
  const data = join(folder, 'data');
  const port = await freePort();
  await asOwner('pg_basebackup', '-d', url, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
  // Everything that other tests do to the server is replayed here, and each table that they drop is looked for in all
  // buffers.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c fsync=off -c shared_buffers=16MB`;
  await asOwner('pg_ctl', '-D', data, '-s', '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const address = new URL(url);
  address.host = `127.0.0.1:${port}`;
  const ask = (statement: string) => asOwner('psql', '-X', '-q', '-d', address.href, '-c', statement);
  let isStopped = false;
  return {
    url: address.href,
    pause: async () => void (await ask('select pg_wal_replay_pause()')),
    resume: async () => void (await ask('select pg_wal_replay_resume()')),
    promote: async () => void (await asOwner('pg_ctl', '-D', data, '-s', '-w', '-t', '150', 'promote')),
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      await asOwner('pg_ctl', '-D', data, '-m', 'immediate', '-s', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
