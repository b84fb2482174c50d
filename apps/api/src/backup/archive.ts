import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';

/** A backup that cannot be made, read or put back; the message says why, for the operator. */
export class BackupProblem extends Error {}

/** One file of an archive. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/** The last entry, with the number of the others: an archive without it was cut off. */
const END = 'end.json';
/** No table page and no picture comes near this; a damaged length must not take the memory. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Resolves when the archive has taken the entry, which waits for the disk. */
function add(archive: Pack, { name, bytes }: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size: bytes.length, mode: 0o600, mtime: new Date(0) }, (error) =>
      error ? reject(error) : resolve(),
    );
    // An entry that is under way fails with the archive; an error that nobody listens to would end the process.
    entry.on('error', reject);
    entry.end(bytes);
  });
}

async function addAll(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    let count = 0;
    for await (const entry of entries) {
      await add(archive, entry);
      count += 1;
    }
    await add(archive, { name: END, bytes: Buffer.from(JSON.stringify({ entries: count })) });
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
  }
}

/**
 * Writes a compressed tar archive that `tar tzf` can list, one entry in memory at a time. It appears under its name
 * only when it is whole and on the disk, readable for its owner alone, because it holds everything that the database
 * holds.
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<number> {
  const draft = `${path}.part`;
  try {
    const archive = pack();
    const file = createWriteStream(draft, { flags: 'w', mode: 0o600 });
    const written = pipeline(archive, createGzip({ level: 5 }), file);
    // Nobody reads the entries any more once this has failed.
    const [outcome] = await Promise.allSettled([written, addAll(archive, entries)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    const handle = await open(draft, 'r+');
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(draft, path);
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Reads an archive entry by entry.
 * @throws BackupProblem for what is no archive, or not a whole one.
 */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const damaged = (cause?: unknown) =>
    new BackupProblem(`${path} is damaged or is no backup of this site.`, cause ? { cause } : undefined);
  const archive = extract();
  // The loop below meets what goes wrong in here.
  const read = pipeline(createReadStream(path), createGunzip(), archive).catch(() => undefined);
  let count = 0;
  let isWhole = false;
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > MOST_BYTES || isWhole) throw damaged();
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (name === END) {
        if (JSON.parse(bytes.toString()).entries !== count) throw damaged();
        isWhole = true;
        continue;
      }
      count += 1;
      yield { name, bytes };
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupProblem(`There is no file ${path}.`);
    throw damaged(error);
  } finally {
    archive.destroy();
    await read;
  }
  if (!isWhole) throw damaged();
}
