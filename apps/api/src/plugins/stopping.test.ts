import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const LEAD = JSON.stringify({
  name: 'Bilal Sample',
  email: 'bilal@example.com',
  phone: '+923001234567',
  city: 'Karachi',
  area: 'Clifton',
  bedrooms: '3',
  propertyType: 'Flat',
  budget: 5_000_000,
});

/** The API as a process of its own, which its operator stops. */
describe('SIGTERM', () => {
  let folder: string;
  let site: ChildProcess;
  let port: number;
  let sockets: Socket[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karachi-estates-stopping-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    sockets = [];
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    site = spawn(process.execPath, ['--import', 'tsx', main], {
      // A machine at work on other tests must not count as one that falls behind.
      env: {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: '',
        DEMO_DATA: 'off',
        LOG_LEVEL: 'silent',
        MAX_DELAY_MS: '0',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(site.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    port = Number(new URL(line.toString().trim()).port);
  }, 120_000);
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    site.kill('SIGKILL');
  });

  async function open(text = ''): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    if (text) socket.write(text);
  }

  // A process that does not end by itself in time is ended with 1.
  const ended = async () => (await once(site, 'exit'))[0] as number | null;

  it('ends with 0 while connections are open that never asked, or not to the end', async () => {
    for (let each = 0; each < 5; each += 1) await open();
    await open('GET /healthz HT');
    await open('GET /healthz HTTP/1.1\r\nhost: site\r\n\r\n');
    await once(sockets.at(-1) as Socket, 'data');
    const exit = ended();
    site.kill('SIGTERM');
    expect(await exit).toBe(0);
  }, 60_000);

  it('first answers the request that is under way beside them, and keeps what it acknowledges', async () => {
    await open();
    const outgoing = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/properties/add-lead',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(LEAD) },
    });
    const answered = once(outgoing, 'response');
    outgoing.write(LEAD.slice(0, 20));
    await once(outgoing, 'socket');
    await pause(300);
    const exit = ended();
    site.kill('SIGTERM');
    await once(sockets[0] as Socket, 'close');
    outgoing.end(LEAD.slice(20));
    expect(((await answered) as [{ statusCode: number }])[0].statusCode).toBe(201);
    expect(await exit).toBe(0);
  }, 60_000);
});
