import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './site.ts';

const SETTINGS = resolve(import.meta.dirname, '../../deploy/nginx.conf');
const STARTING_MS = 5_000;

/** nginx of this machine with the settings of `deploy/`, in front of a site. */
export interface Proxy {
  origin: string;
  /** Serves a file with these bytes under `/floor`: what nginx can do at most. */
  floor: (bytes: Buffer) => Promise<string>;
  stop: () => Promise<void>;
}

async function answers(origin: string): Promise<void> {
  for (const until = performance.now() + STARTING_MS; performance.now() < until; await pause(50)) {
    if (await fetch(origin).catch(() => undefined)) return;
  }
  throw new Error('nginx did not start.');
}

const UPSTREAMS = /server site-1:3000([^;]*);\s*server site-2:3000[^;]*;/;

/** Starts nginx in a folder of its own, in front of any number of sites; undefined where it is not installed. */
export async function startProxy(...origins: readonly string[]): Promise<Proxy | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  for (const each of ['floor', 'cache']) await mkdir(join(folder, each));
  const port = await freePort();
  const settings = (await readFile(SETTINGS, 'utf8'))
    .replace(UPSTREAMS, (_, options) => origins.map((each) => `server ${new URL(each).host}${options};`).join(' '))
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replace('include mime.types;', 'types { }')
    .replace(
      'listen 80;',
      `listen 127.0.0.1:${port};\n    location /floor { root ${folder}; default_type text/html; add_header Content-Encoding gzip; }`,
    );
  const file = join(folder, 'nginx.conf');
  await writeFile(file, settings);
  // The workers run as another user when root starts them.
  const own = `daemon off; pid ${folder}/pid; error_log stderr error;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const nginx: ChildProcess = spawn('nginx', ['-c', file, '-g', own], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((done) => nginx.once('exit', done));
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin);
  return {
    origin,
    async floor(bytes) {
      await writeFile(join(folder, 'floor/page'), bytes);
      return `${origin}/floor/page`;
    },
    async stop() {
      nginx.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
