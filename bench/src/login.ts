import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machine, quantile } from './section.ts';
import { freePort, Site } from './site.ts';

/**
 * Whether the time of a refused login tells which addresses have an account: a wrong password and an unknown address in
 * turns, each from a network address of its own, so that no throttle answers in their place. Fails above 10 % between
 * the medians.
 *
 *   pnpm bench login [--attempts 200]
 */
const at = process.argv.indexOf('--attempts');
const attempts = at < 0 ? 200 : Number(process.argv[at + 1]);
const MOST_APART = 0.1;
/** An account takes 100 failures an hour, and the warming up has its share. */
const FAILURES_AN_ACCOUNT = 50;
const WARM_UP = 10;
const PASSWORD = 'seven green parrots';

const folder = await mkdtemp(path.join(tmpdir(), 'bench-login-'));
const site = new Site({ PORT: String(await freePort()), DATA_DIR: folder, DEMO_DATA: 'off', TRUST_PROXY: '1' });

let asked = 0;
async function post(url: string, body: object): Promise<number> {
  asked += 1;
  const from = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const response = await fetch(site.origin + url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
}

async function timeOf(email: string): Promise<number> {
  const began = performance.now();
  const status = await post('/api/auth/login', { email, password: 'a wrong guess' });
  if (status !== 401) throw new Error(`A wrong login answered ${status}.`);
  return performance.now() - began;
}

async function measure() {
  await site.ready();
  const known = Array.from(
    { length: Math.ceil((attempts + WARM_UP) / FAILURES_AN_ACCOUNT) },
    (_, index) => `known${index}@example.com`,
  );
  for (const email of known) {
    const names = { first_name: 'Bilal', last_name: 'Ahmed', agreeToTerms: true };
    const status = await post('/api/auth/signupBuyer', {
      ...names,
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    if (status !== 201) throw new Error(`The signup answered ${status}.`);
  }
  const times = { wrong: [] as number[], unknown: [] as number[] };
  for (let turn = -WARM_UP; turn < attempts; turn += 1) {
    const own = () => timeOf(known[(turn + WARM_UP) % known.length] ?? '');
    const other = () => timeOf(`unknown${turn + WARM_UP}@example.com`);
    // Whoever goes first in a turn goes second in the next.
    const isOwnFirst = turn % 2 === 0;
    const first = await (isOwnFirst ? own() : other());
    const second = await (isOwnFirst ? other() : own());
    if (turn < 0) continue;
    times.wrong.push(isOwnFirst ? first : second);
    times.unknown.push(isOwnFirst ? second : first);
  }
  return times;
}

try {
  const times = await measure();
  const wrong = quantile(times.wrong, 0.5);
  const unknown = quantile(times.unknown, 0.5);
  const apart = Math.abs(wrong - unknown) / Math.min(wrong, unknown);
  console.log(`Refused logins, median of ${attempts} each, in turns (${machine()}):`);
  console.log(`  wrong password   ${wrong.toFixed(1)} ms`);
  console.log(`  unknown address  ${unknown.toFixed(1)} ms`);
  console.log(`  apart            ${(apart * 100).toFixed(1)} % (at most ${MOST_APART * 100} %)`);
  process.exitCode = apart > MOST_APART ? 1 : 0;
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
