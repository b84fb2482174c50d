#!/usr/bin/env node
/**
 * Whether the project installs, builds, starts, passes API tests and some journeys on other versions of Node:
 * `node packages/tooling/src/nodes.mjs 20.19 22 24`. Each version comes as npm's package `node`; what is committed is
 * tried in a copy of its own. `--here` tries the version that runs, in this folder, which is installed and built already.
 * Of the API tests it runs those that most depend on Node, with `--all` every one.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../..');
const TESTS = ['src/media/pictureProcess.test.ts', 'src/backup/archive.test.ts', 'src/jobs/jobs.test.ts'];
const JOURNEYS = ['search', 'saved-searches', 'posted-ad'];
const STARTING_MS = 180_000;

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts the built site in a folder and asks it for its health, pages and a list.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
async function smoke(folder, env) {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'nodes-data-'));
  const settings = { ...env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const site = spawn('node', ['build/main.js'], {
    cwd: path.join(folder, 'apps/web'),
    env: settings,
    stdio: 'inherit',
  });
  const ended = new Promise((done) => site.once('exit', done));
  /** @param {string} address */
  const status = (address) =>
    fetch(`http://127.0.0.1:${port}${address}`).then(
      (answer) => answer.status,
      () => 0,
    );
  try {
    for (const until = Date.now() + STARTING_MS; (await status('/readyz')) !== 200; await pause(500)) {
      if (Date.now() > until || site.exitCode !== null) throw new Error('the site did not start');
    }
    for (const address of ['/', '/properties', '/api/properties/cards?limit=3', '/ur']) {
      const answered = await status(address);
      if (answered !== 200) throw new Error(`${address} answered ${answered}`);
    }
    site.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`the site ended with ${code}`);
  } finally {
    site.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Tries one version.
 * @param {string | undefined} version
 * @param {boolean} [all] whether every API test is run
 * @returns its full number and how long each step took, or the step that failed.
 */
async function tried(version, all = false) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'nodes-'));
  const folder = version ? path.join(scratch, 'copy') : root;
  /** @param {string} command @param {string[]} words @param {import('node:child_process').ExecFileSyncOptions} options */
  const run = (command, words, options = {}) =>
    execFileSync(command, words, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  let env = process.env;
  const steps = {
    install() {
      if (!version) return;
      run('npm', ['install', '--no-save', '--prefix', scratch, `node@${version}`], { cwd: scratch });
      const bin = path.join(scratch, 'node_modules', 'node', 'bin');
      if (!existsSync(path.join(bin, 'node'))) throw new Error(`npm brought no node ${version}`);
      env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
      run('git', ['clone', '--quiet', '--local', root, folder], { cwd: scratch });
      run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
    },
    build: () => version && run('pnpm', ['build']),
    smoke: () => smoke(folder, env),
    tests: () => run('pnpm', ['exec', 'vitest', 'run', ...(all ? [] : TESTS)], { cwd: path.join(folder, 'apps/api') }),
    journeys: () =>
      run('pnpm', ['exec', 'playwright', 'test', ...JOURNEYS, '--project=phone'], { cwd: path.join(folder, 'e2e') }),
  };
  /** @type {Record<string, string>} */
  const row = { node: version ?? process.version };
  try {
    for (const [name, step] of Object.entries(steps)) {
      const since = performance.now();
      row.failed = name;
      await step();
      row[name] = `${Math.round((performance.now() - since) / 1_000)} s`;
      row.node = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
    }
    delete row.failed;
  } catch (error) {
    process.stderr.write(`${row.node}: ${error instanceof Error ? error.message : error}\n`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return row;
}

const words = process.argv.slice(2);
const versions = words.filter((word) => !word.startsWith('--'));
const rows = [];
for (const version of words.includes('--here') ? [undefined] : versions) {
  rows.push(await tried(version, words.includes('--all')));
}
console.table(rows);
if (rows.length === 0 || rows.some((row) => row.failed)) process.exit(1);
