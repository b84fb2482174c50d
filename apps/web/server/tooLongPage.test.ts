import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answerUnread } from '@karachi-estates/api/plugins/unreadRequests';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tooLongPage } from './tooLongPage.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ clientErrorHandler: answerUnread });
  app.decorate('tooLongPage', tooLongPage);
  app.get('/*', () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const LONG = `shapes=${'66.95_24.79_'.repeat(10_000)}`;
const ACCEPTS = 'accept: text/html,*/*\r\n';

/** What comes back for some bytes, which are sent in pieces of so many. */
async function send(text: string, piece = text.length): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  // Who is answered while sending may be cut off afterwards.
  socket.on('error', () => undefined);
  for (let start = 0; start < text.length && socket.writable; start += piece) {
    socket.write(text.slice(start, start + piece));
    if (piece < text.length) await wait(2);
  }
  if (!socket.closed) await once(socket, 'close');
  return answer;
}

const get = (path: string, headers = ACCEPTS) => `GET ${path} HTTP/1.1\r\nhost: homes.example\r\n${headers}\r\n`;

it('tells a person what to do, in the language of the address', async () => {
  const english = await send(get(`/properties?${LONG}`));
  expect(english).toMatch(/^HTTP\/1\.1 431 .*content-type: text\/html/is);
  expect(english).toMatch(/content-security-policy: default-src 'none'/i);
  expect(english).toContain('<html lang="en" dir="ltr">');
  expect(english).toContain('href="/properties?view=map"');
  const urdu = await send(get(`/ur/properties?${LONG}`));
  expect(urdu).toContain('<html lang="ur" dir="rtl">');
  expect(urdu).toContain('href="/ur/properties?view=map"');
  expect(urdu).not.toContain('too long');
  // What asked is in none of it.
  for (const answer of [english, urdu]) expect(answer).not.toContain('66.95');
});

it('says it in both languages where only the end of the address is known', async () => {
  const answer = await send(get(`/properties?${LONG}`), 2_000);
  expect(answer).toContain('This address is too long');
  expect(answer).toContain('<section lang="ur" dir="rtl">');
});

it('answers programs in JSON', async () => {
  for (const request of [
    get(`/api/properties?${LONG}`),
    get('/properties', `accept: application/json\r\nx-long: ${LONG}\r\n`),
    `POST /properties?${LONG} HTTP/1.1\r\n\r\n`,
  ]) {
    const answer = await send(request);
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*content-type: application\/json/is);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: 431 });
  }
});

it('says of what is no request that it is none', async () => {
  expect(await send('these are no headers\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"statusCode":400/is);
  const after = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/properties`);
  expect(await after.text()).toBe('read');
});
