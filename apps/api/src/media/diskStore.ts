import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPictureName, type MediaStore, requirePictureName } from './mediaStore.ts';

/** Hash folders lie in 256 folders of two digits, so that no folder grows without bound. */
const pathOf = (root: string, key: string) => join(root, key.slice(0, 2), key);

/** The folders of pictures; what lies beside them and is named otherwise is not ours. */
async function* pictureFolders(root: string): AsyncGenerator<{ name: string; path: string }> {
  for (const digits of await readdir(root).catch(() => [])) {
    for (const name of await readdir(join(root, digits)).catch(() => [])) {
      if (isPictureName(name) && name.startsWith(digits)) yield { name, path: join(root, digits, name) };
    }
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Pictures as files under a folder, which is this installation's own. A file appears under its name only when it is
 * complete and on the disk.
 */
export function diskStore(root: string): MediaStore {
  return {
    async put(key, bytes) {
      const path = pathOf(root, key);
      // Proofs of payments and papers lie here too: only the server's own user may read them.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(root, key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async has(key) {
      return access(pathOf(root, key)).then(
        () => true,
        () => false,
      );
    },
    async removeAll(name) {
      await rm(pathOf(root, requirePictureName(name)), { recursive: true, force: true });
    },
    async removeDrafts(before) {
      for await (const { path } of pictureFolders(root)) {
        for (const entry of await readdir(path).catch(() => [])) {
          if (!entry.endsWith('.tmp')) continue;
          const draft = join(path, entry);
          const found = await stat(draft).catch(() => undefined);
          if (found && found.mtime < before) await rm(draft, { force: true });
        }
      }
    },
    async *list() {
      for await (const { name, path } of pictureFolders(root)) {
        const entry = await stat(path).catch(() => undefined);
        if (entry) yield { name, storedAt: entry.mtime };
      }
    },
  };
}
