import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const product = path.join(root, 'apps/web/build/main.js');
const LONGEST_START_MS = 120_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/**
 * Starts the built site with demo data in a folder of its own, and tells the journeys where it is. JOURNEY_SITE names
 * a site that runs already, which is then left as it is.
 * @returns what stops the site and throws its data away
 */
export default async function startSite(): Promise<() => Promise<void>> {
  if (process.env.JOURNEY_SITE) return async () => undefined;
  if (!existsSync(product)) throw new Error('The site is not built: run `pnpm build` first.');

  const folder = await mkdtemp(path.join(tmpdir(), 'journeys-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = spawn(process.execPath, ['--enable-source-maps', product], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: folder,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      // Turning people away while the machine is behind is tested by itself; here other tests may keep it busy.
      MAX_DELAY_MS: '0',
      // All journeys come from one address and sign more people up in a minute than one address may in an hour.
      RATE_LIMIT: '0',
      CONTACTS_PER_HOUR: '0',
      PUSH_LOOPBACK: 'on',
    },
  });
  let said = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
    });
  }

  let isStopping = false;
  site.once('exit', (code, signal) => {
    // Every journey after this fails for want of a site, so what it said last is what helps.
    if (!isStopping) console.error(`The site ended by itself (${signal ?? code}). It said:\n${said}`);
  });

  const stop = async () => {
    isStopping = true;
    if (site.exitCode === null && site.signalCode === null) {
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };

  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline && site.exitCode === null) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (ready?.ok) {
      process.env.JOURNEY_SITE = origin;
      process.env.JOURNEY_DATA = folder;
      return stop;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`The site did not get ready. It said:\n${said}`);
}
