import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BUSY, DATABASE_AWAY, STORAGE_FULL } from '@karachi-estates/domain/requests/messages';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openUnmigrated } from '../db/connect.ts';
import { readSettings } from '../settings.ts';
import { aJpeg, multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let site: TestApp | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function listening(settings: Parameters<typeof testApp>[0]): Promise<string> {
  site = await testApp(settings);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
}

/** Keeps the process from doing anything else. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Fails whatever asks for a transaction. The pool's own queries, which ask with a callback, go on. */
function failTransactions(error: Error) {
  const pool = site?.deps.pool as object as { connect: (then?: unknown) => Promise<unknown> };
  const reach = pool.connect.bind(pool);
  return vi.spyOn(pool, 'connect').mockImplementation((then) => (then ? reach(then) : Promise.reject(error)));
}

/** Registers interest, which is written in a transaction. */
const registerAt = (origin: string) =>
  fetch(`${origin}/gmregister`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      unitType: '4bed',
      fullName: 'Bilal Sample',
      phoneNumber: '+923001234567',
      email: 'bilal@example.com',
    }),
  });

describe('a process that falls behind', () => {
  it('turns requests away and says when to come again, but finishes pages and still says that it lives', async () => {
    const origin = await listening({ maxDelayMs: 30 });
    const turnedAway = await vi.waitFor(
      async () => {
        block(600);
        const answer = await fetch(`${origin}/api/settings`);
        expect(answer.status).toBe(503);
        // The API alone has no such file.
        expect((await fetch(`${origin}/assets/page.css`)).status).toBe(404);
        return answer;
      },
      { timeout: 20_000, interval: 1 },
    );
    expect(turnedAway.headers.get('retry-after')).toBe('10');
    expect(await turnedAway.json()).toMatchObject({ message: BUSY, error: BUSY });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  it('serves again once it has caught up', async () => {
    const origin = await listening({ maxDelayMs: 400 });
    await vi.waitFor(
      async () => {
        // Longer than a sample, which then holds little else: its mean is far above the limit.
        block(1_500);
        expect((await fetch(`${origin}/api/settings`)).status).toBe(503);
      },
      { timeout: 20_000, interval: 1 },
    );
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/settings`)).status).toBe(200), {
      timeout: 20_000,
      interval: 250,
    });
  });
});

describe('a process that is asked to stop', () => {
  it('finishes the request that it has begun to read, and keeps what it acknowledges', async () => {
    const origin = await listening({ maxDelayMs: 0 });
    const lead = JSON.stringify({
      name: 'Bilal Sample',
      email: 'bilal@example.com',
      phone: '+923001234567',
      city: 'Karachi',
      area: 'Clifton',
      bedrooms: '3',
      propertyType: 'Flat',
      budget: 5_000_000,
    });
    const reached = new Promise((resolve) => site?.app.server.once('request', resolve));
    const outgoing = request(`${origin}/api/properties/add-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(lead) },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      outgoing.once('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      outgoing.once('error', reject);
    });
    outgoing.write(lead.slice(0, 20));
    await reached;
    const closed = site?.app.close();
    outgoing.end(lead.slice(20));
    expect(await answered).toBe(201);
    await closed;
    const { rows } = (await site?.deps.pool.query('select name from leads')) ?? { rows: [] };
    expect(rows).toEqual([{ name: 'Bilal Sample' }]);
  });
});

describe('a disk without room', () => {
  it('is said to who writes, with when to come again, and reading goes on', async () => {
    const origin = await listening({ maxDelayMs: 0 });
    const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
    const connect = failTransactions(full);
    const answer = await registerAt(origin);
    expect((await fetch(`${origin}/api/blogs`)).status).toBe(200);
    connect.mockRestore();
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      503,
      '30',
      { code: 'STORAGE_FULL', message: STORAGE_FULL },
    ]);
  });

  it('is said to who sends a photo', async () => {
    site = await testApp();
    const { headers } = await site.signIn('seller');
    const form = multipart({}, [{ field: 'image_url', name: 'photo.jpg', bytes: await aJpeg(1) }]);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    vi.spyOn(site.deps.media, 'put').mockRejectedValue(full);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/properties/photos',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { message: STORAGE_FULL }]);
  });
});

describe('a database that is away', () => {
  it.each([
    ['connect', 'ECONNREFUSED'],
    ['read', 'ECONNRESET'],
    ['write', 'EPIPE'],
  ])('is said in words, with when to come again (%s %s)', async (syscall, code) => {
    const origin = await listening({ maxDelayMs: 0 });
    const lost = Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
    const query = vi.spyOn(site?.deps.pool as object as { query: () => Promise<never> }, 'query');
    query.mockRejectedValue(lost);
    const answer = await fetch(`${origin}/api/blogs`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect((await answer.json()).message).toContain('cannot reach our data');
    query.mockRestore();
    expect((await fetch(`${origin}/api/blogs`)).status).toBe(200);
  });

  it('is not said to be the fault of who writes when the connection breaks before a transaction begins', async () => {
    const origin = await listening({ maxDelayMs: 0 });
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
    const connect = failTransactions(lost);
    const answer = await registerAt(origin);
    connect.mockRestore();
    expect([answer.status, await answer.json()]).toMatchObject([503, { message: DATABASE_AWAY }]);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'does not end the process when it breaks a transaction that is under way',
    async () => {
      const { pool, close } = await openUnmigrated(readSettings({ DATABASE_URL: process.env.TEST_DATABASE_URL }));
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
      await admin.connect();
      const broken = new Promise((resolve) => client.once('end', resolve));
      // An unheard error event of the connection would fail this run as it ended the site.
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await broken;
      await expect(client.query('select 1')).rejects.toThrow();
      client.release(true);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await admin.end();
      await close();
    },
  );
});
