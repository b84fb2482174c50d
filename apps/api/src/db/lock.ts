/// <reference path="./fs-native-extensions.d.ts" />
import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Another living process uses the embedded database. */
export class DatabaseInUseError extends Error {}

/** Files cannot be locked here, so that nothing would keep a second process away from the embedded database. */
export class NoLockError extends Error {}

interface Holder {
  pid: number;
  /** Where it runs: a container has its own process ids. Releases that locked by process id alone did not write it. */
  host?: string;
  /** Start of the process in clock ticks since boot, written by those releases where the system told. */
  started?: string | null;
}

/** A file that nothing refers to is closed when memory is collected, and its lock ends with that. */
const held = new Set<FileHandle>();

const INSTEAD = 'or set DATABASE_URL to share a PostgreSQL server.';

async function startOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Whether a release that only wrote its process id still runs: it has no lock of the system. */
async function isEarlierRelease({ pid, host, started }: Holder): Promise<boolean> {
  if (host !== undefined || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedNow = await startOf(pid);
  return !started || !startedNow || started === startedNow;
}

/** Who wrote the lock file; undefined where nobody has yet, or where it cannot be read while it is locked. */
async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const holder = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' ? { ...holder, pid: holder.pid } : undefined;
  } catch {
    return undefined;
  }
}

function inUse(holder: Holder | undefined): DatabaseInUseError {
  const where = holder?.host !== undefined && holder.host !== hostname() ? ` on ${holder.host}` : '';
  const who = holder ? `process ${holder.pid}${where}` : 'another process';
  return new DatabaseInUseError(`The database is in use by ${who}. Stop that process first, ${INSTEAD}`);
}

async function tryLock(file: FileHandle, path: string): Promise<boolean> {
  try {
    const system = await import('fs-native-extensions');
    return system.tryLock(file.fd);
  } catch (error) {
    throw new NoLockError(`${path} cannot be locked here. Keep DATA_DIR on a local disk, ${INSTEAD}`, { cause: error });
  }
}

/** Whether an opened file still lies under its name: its last holder removes it. */
async function isStill(path: string, file: FileHandle): Promise<boolean> {
  const [opened, named] = await Promise.all([file.stat(), stat(path).catch(() => undefined)]);
  return opened.ino === named?.ino && opened.dev === named.dev;
}

/**
 * Takes the operating system's lock on a file, so that only one process opens the embedded database: a second one would
 * destroy it. The lock ends with the process, however that ends, and holds between containers that share a volume. What
 * is returned need not be kept.
 * @returns a function that gives the lock back.
 * @throws DatabaseInUseError that names the process that holds it; NoLockError where files cannot be locked.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  for (;;) {
    const file = await open(path, 'a+');
    let isOurs = false;
    try {
      if (!(await tryLock(file, path))) throw inUse(await readHolder(path));
      if (!(await isStill(path, file))) continue;
      const before = await readHolder(path);
      if (before && (await isEarlierRelease(before))) throw inUse(before);
      const own: Holder = { pid: process.pid, host: hostname() };
      await file.truncate();
      await file.appendFile(JSON.stringify(own));
      isOurs = true;
      held.add(file);
    } finally {
      if (!isOurs) await file.close();
    }
    return async () => {
      await rm(path, { force: true });
      await file.close();
      held.delete(file);
    };
  }
}
