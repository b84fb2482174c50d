import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Entry, writeArchive } from './archive.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karachi-archive-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** More than the streams between an entry and the disk hold, so that an entry is under way when the disk refuses. */
const LARGE = Buffer.alloc(4 * 1024 * 1024, 'large');

describe('an archive that the disk refuses', () => {
  async function* entries(): AsyncGenerator<Entry> {
    for (let number = 0; number < 20; number += 1) yield { name: `${number}.bin`, bytes: LARGE };
  }

  it('says so where the folder is not there, while an entry is under way', async () => {
    await expect(writeArchive(join(folder, 'nowhere', 'site.tar.gz'), entries())).rejects.toThrow('ENOENT');
  });

  it('says so where the disk is full, and leaves nothing behind', async () => {
    await symlink('/dev/full', join(folder, 'site.tar.gz.part'));
    await expect(writeArchive(join(folder, 'site.tar.gz'), entries())).rejects.toThrow('ENOSPC');
    expect(await readdir(folder)).toEqual([]);
  });
});
