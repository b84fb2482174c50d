import { chmod, unlink } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import type { Settings } from '../settings.ts';
import { type AdminAnswer, type AdminRequest, runAdmin } from './commands.ts';

/** Where the site listens for the operator: a file that only the site's own user may open. */
export function adminSocketPath(settings: Pick<Settings, 'dataDir'>): string {
  return join(settings.dataDir, 'admin.sock');
}

const MOST_BYTES = 32 * 1024 * 1024;

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    length += (chunk as Buffer).length;
    if (length > MOST_BYTES) throw new Error('The command is too large.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Runs the operator's commands inside the site's process, which alone can open the embedded database. The socket is a
 * file of mode 600 in the data directory: who can open it can read the database anyway.
 * @returns what stops it.
 */
export async function serveAdmin(deps: Deps): Promise<() => Promise<void>> {
  const path = adminSocketPath(deps.settings);
  const server = createServer((message, response) => {
    const work = async () => runAdmin(deps, JSON.parse(await textOf(message)) as AdminRequest);
    work()
      .catch((err: unknown): AdminAnswer => {
        deps.logger.error({ err }, 'an admin command failed');
        return { ok: false, text: 'This failed; the site’s log says why.' };
      })
      .then((answer) => response.end(JSON.stringify(answer)));
  });
  // The lock of the data directory is ours, so a socket that lies there is left over from a process that died.
  await unlink(path).catch(() => undefined);
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(mask);
  }
  await chmod(path, 0o600);
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Asks the running site to run a command; undefined when no site runs on this data directory. */
export function askSite(settings: Pick<Settings, 'dataDir'>, command: AdminRequest): Promise<AdminAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const site = { socketPath: adminSocketPath(settings), method: 'POST', path: '/', agent: false };
    const call = httpRequest(site, (response) => {
      textOf(response).then((text) => resolve(JSON.parse(text) as AdminAnswer), reject);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    call.end(JSON.stringify(command));
  });
}
