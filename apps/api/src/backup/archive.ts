import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A backup that cannot be made, read or put back; the message says why, for the operator. */
export class BackupProblem extends Error {}

/** One file of an archive. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

const BLOCK = 512;
const END = 'end.json';
/** No table page and no picture comes near this; a damaged length must not take the memory. */
const MOST_BYTES = 256 * 1024 * 1024;

const padding = (length: number) => Buffer.alloc((BLOCK - (length % BLOCK)) % BLOCK);

function checksum(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at += 1) sum += at >= 148 && at < 156 ? 32 : (header[at] ?? 0);
  return sum;
}

function headerOf({ name, bytes }: Entry): Buffer {
  if (Buffer.byteLength(name) > 99) throw new BackupProblem(`The name ${name} is too long for an archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

async function* blocksOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    yield headerOf(entry);
    yield entry.bytes;
    yield padding(entry.bytes.length);
  }
  const bytes = Buffer.from(JSON.stringify({ entries: count }));
  yield headerOf({ name: END, bytes });
  yield bytes;
  yield padding(bytes.length);
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * Writes a compressed tar archive that `tar tzf` can list. It appears under its name only when it is whole and on the disk,
 * readable for its owner alone, because it holds everything that the database holds.
 * @throws BackupProblem where the file exists.
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<number> {
  const draft = `${path}.part`;
  try {
    const file = createWriteStream(draft, { flags: 'w', mode: 0o600 });
    await pipeline(Readable.from(blocksOf(entries), { objectMode: true }), createGzip({ level: 5 }), file);
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
 * Reads an archive file by file.
 * @throws BackupProblem for what is no archive, or not a whole one.
 */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const damaged = (cause?: unknown) =>
    new BackupProblem(`${path} is damaged or is no backup of this site.`, cause ? { cause } : undefined);
  const source = createReadStream(path);
  const chunks = source.pipe(createGunzip());
  // A pipe does not hand errors on.
  source.once('error', (error) => chunks.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  let waiting: { name: string; size: number } | undefined;
  let count = 0;
  let isWhole = false;
  try {
    for await (const chunk of chunks) {
      rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
      for (;;) {
        if (isWhole) break;
        if (!waiting) {
          if (rest.length < BLOCK) break;
          const header = rest.subarray(0, BLOCK);
          const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
          const sum = Number.parseInt(header.toString('latin1', 148, 154), 8);
          if (sum !== checksum(header) || !(size >= 0 && size <= MOST_BYTES)) throw damaged();
          const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
          waiting = { name, size };
          rest = rest.subarray(BLOCK);
        }
        const length: number = waiting.size + padding(waiting.size).length;
        if (rest.length < length) break;
        const entry = { name: waiting.name, bytes: Buffer.from(rest.subarray(0, waiting.size)) };
        rest = rest.subarray(length);
        waiting = undefined;
        if (entry.name !== END) {
          count += 1;
          yield entry;
          continue;
        }
        if (JSON.parse(entry.bytes.toString()).entries !== count) throw damaged();
        isWhole = true;
      }
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupProblem(`There is no file ${path}.`);
    throw damaged(error);
  } finally {
    source.destroy();
  }
  if (!isWhole) throw damaged();
}
