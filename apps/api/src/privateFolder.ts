import { chmod, mkdir } from 'node:fs/promises';

const ONLY_ITS_USER = 0o700;

/**
 * Makes a folder that only the server's own user may enter, and closes one that is there already. What lies in it is
 * then closed too, whatever the modes of the files: the embedded engine gives every one to all users of the machine.
 */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: ONLY_ITS_USER });
  // A volume may belong to another user, who alone can close it.
  await chmod(path, ONLY_ITS_USER).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}
