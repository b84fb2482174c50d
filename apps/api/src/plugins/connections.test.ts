import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

describe('callers who hang up', () => {
  let site: TestApp;
  let port: number;
  const statuses: number[] = [];
  beforeAll(async () => {
    site = await testApp();
    site.app.server.on('request', (_, answer) => answer.once('close', () => statuses.push(answer.statusCode)));
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    port = (site.app.server.address() as AddressInfo).port;
  });
  afterAll(() => site.close());

  const LEAD = ['POST /api/properties/add-lead HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  const REQUESTS = [
    'GET /api/properties HTTP/1.1\r\nHost: x\r\n\r\n',
    `${LEAD.join('\r\n')}\r\nContent-Length: 2\r\n\r\n{}`,
    `${LEAD.join('\r\n')}\r\nContent-Length: 200\r\n\r\n{"name":"`,
  ];

  it('at any moment are no fault of the site', async () => {
    for (let number = 0; number < 120; number += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(REQUESTS[number % REQUESTS.length] ?? '');
      const wait = number % 4;
      if (wait > 0) await pause(wait);
      socket.resetAndDestroy();
    }
    // The last of them may still be answered.
    await pause(500);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/api/properties`)).status).toBe(200);
  });
});
