import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Another living process uses the embedded database. */
export class DatabaseInUseError extends Error {}

interface Holder {
  pid: number;
  /** Start of the process in clock ticks since boot, where the system tells: process ids are used again. */
  started: string | null;
}

async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return holder.started === (await startOf(process.pid)) && heldHere.has(holder.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const started = await startOf(holder.pid);
  return holder.started === null || started === null || holder.started === started;
}

const heldHere = new Set<number>();

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const holder = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' ? { pid: holder.pid, started: holder.started ?? null } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a lock file so that only one process opens the embedded database: a second one would destroy it.
 * A lock left behind by a process that was killed is taken over.
 * @returns a function that gives the lock back.
 * @throws DatabaseInUseError that names the process that holds it.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const own: Holder = { pid: process.pid, started: await startOf(process.pid) };
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    for (;;) {
      try {
        // A link is made whole or not at all, so nobody ever reads a half-written lock.
        await link(draft, path);
        heldHere.add(process.pid);
        return async () => {
          heldHere.delete(process.pid);
          await rm(path, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = await readHolder(path);
      if (holder && (await isAlive(holder))) {
        throw new DatabaseInUseError(
          `The database is in use by process ${holder.pid}. Stop that process first, or set DATABASE_URL to share a PostgreSQL server.`,
        );
      }
      const stale = `${draft}.stale`;
      await rename(path, stale).catch(() => undefined);
      await rm(stale, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
}
