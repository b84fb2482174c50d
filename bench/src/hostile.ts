import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { adFields } from './ad.ts';
import { freePort, Site } from './site.ts';
import { newPhoto } from './writers.ts';

/**
 * `pnpm bench hostile --rounds 20`: sends the built site what nobody should send (broken forms, file bombs, files that
 * are two things at once, huge and animated pictures, slow connections, floods of headers) while ordinary people read
 * pages. Everything goes to the form of an ad and to that of a single photo. What is no sound picture must be refused;
 * the site never answers 5xx, nor stops answering people; 503 with Retry-After is its way of protecting itself and is
 * counted. An honest seller and photo must still be accepted at the end.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, minutes: { type: 'string', default: '600' } },
});
const deadline = performance.now() + Number(values.minutes) * 60_000;
/** Long enough for a machine that other work keeps busy: who waits longer was forgotten. */
const LONGEST_MS = 120_000;
const faults: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-hostile-'));
const port = await freePort();
const site = new Site({ PORT: String(port), DATA_DIR: folder, DEMO_DATA: 'off' });
await site.ready();

const json = { 'content-type': 'application/json' };
const seller = { email: 'seller@example.com', password: 'long-enough-for-anyone-71' };
const signup = new FormData();
for (const [name, value] of Object.entries({
  ...seller,
  first_name: 'Sana',
  last_name: 'Sample',
  phone: '+923001234567',
  address: 'Karachi',
})) {
  signup.append(name, value);
}
await fetch(`${site.origin}/api/auth/signup`, { method: 'POST', body: signup });
const login = await fetch(`${site.origin}/api/auth/login`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify(seller),
});
const { token } = (await login.json()) as { token: string };

const crc = (bytes: Buffer): number => {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
};

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([size, body, check]);
}

/** A few kilobytes that claim to be a picture of this many pixels on each side. */
function pngBomb(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const jpeg = newPhoto();
const frames = await sharp(Buffer.alloc(64 * 64 * 3 * 40, 7), {
  raw: { width: 64, height: 64 * 40, channels: 3, pageHeight: 64 },
})
  .webp({ delay: Array.from({ length: 40 }, () => 20) })
  .toBuffer();
const huge = await sharp({ create: { width: 14_000, height: 2_000, channels: 3, background: '#567' } })
  .jpeg()
  .toBuffer();
const tooHuge = await sharp({
  create: { width: 14_000, height: 14_000, channels: 3, background: '#567' },
  limitInputPixels: false,
})
  .png({ compressionLevel: 9, palette: true })
  .toBuffer();

const FILES: Record<string, Buffer> = {
  'truncated JPEG': jpeg.subarray(0, jpeg.length >> 1),
  'JPEG with a page behind it': Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')]),
  'JPEG with an archive behind it': Buffer.concat([jpeg, Buffer.from('PK\x03\x04', 'latin1'), randomBytes(2_000)]),
  'page that begins like a JPEG': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('<script>alert(1)</script>'),
  ]),
  'PNG of 30,000 × 30,000 pixels in 1 KB': pngBomb(30_000),
  'PNG of 6,000 × 6,000 pixels without its rows': pngBomb(6_000),
  SVG: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
  ),
  'animated WebP': frames,
  GIF: Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'),
  'picture of 14,000 × 2,000 pixels': huge,
  'picture of 14,000 × 14,000 pixels': tooHuge,
  'nothing but zeros': Buffer.alloc(2_000_000),
  'script named photo.jpg': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'sixteen megabytes': Buffer.concat([jpeg, randomBytes(16_000_000)]),
};

/** The form of an ad as bytes. @param changes what makes it broken. */
function formBytes(boundary: string, files: Buffer[], extra: string[] = []): Buffer {
  const texts = Object.entries(adFields('Sunny house'))
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .concat(extra);
  const parts = files.flatMap((file) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="image_url"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    file,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([Buffer.from(texts.join('')), ...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

const field = (boundary: string, name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const B = 'karachi-boundary';
const FORMS: Record<string, { body: Buffer; type?: string }> = {
  'no end': { body: formBytes(B, [jpeg]).subarray(0, -30) },
  'cut inside a file': { body: formBytes(B, [jpeg]).subarray(0, -5_000) },
  'cut inside a header': { body: formBytes(B, []).subarray(0, 60) },
  'another boundary': { body: formBytes('another', [jpeg]) },
  'no boundary named': { body: formBytes(B, [jpeg]), type: 'multipart/form-data' },
  'boundary of 10,000 characters': {
    body: formBytes(B, []),
    type: `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
  },
  '10,000 fields': {
    body: formBytes(
      B,
      [],
      Array.from({ length: 10_000 }, (_, each) => field(B, `f${each}`, 'x')),
    ),
  },
  '10,000 files': {
    body: formBytes(
      B,
      Array.from({ length: 10_000 }, () => Buffer.from('x')),
    ),
  },
  'nine photos': {
    body: formBytes(
      B,
      Array.from({ length: 9 }, () => jpeg),
    ),
  },
  'field of 2 MB': { body: formBytes(B, [], [field(B, 'description', 'x'.repeat(2_000_000))]) },
  'field named __proto__': { body: formBytes(B, [], [field(B, '__proto__', 'x'), field(B, 'constructor', 'x')]) },
  'header of a part of 100 KB': { body: formBytes(B, [], [field(B, 'x'.repeat(100_000), 'x')]) },
  'random bytes': { body: randomBytes(50_000) },
  nothing: { body: Buffer.alloc(0) },
};

/**
 * Sound pictures with something behind or in them: they are encoded anew, which leaves that away. The rest is refused.
 */
const SOUND = [
  'JPEG with a page behind it',
  'JPEG with an archive behind it',
  'animated WebP',
  'picture of 14,000 × 2,000 pixels',
];
const FORM_ADDRESSES = ['/api/properties/save', '/api/properties/photos'];

const seen = { requests: 0, busy: 0, refused: 0, accepted: 0, people: 0, slowestMs: 0 };
/** How often each scenario was answered with which status; 'closed' where the site ended the connection. */
const outcomes = new Map<string, Map<number | 'closed', number>>();

function note(name: string, outcome: number | 'closed'): void {
  const counts = outcomes.get(name) ?? new Map<number | 'closed', number>();
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  outcomes.set(name, counts);
}

/** Ends the ad that was just posted: a full plan would refuse the next one before its pictures are looked at. */
async function makeRoom(answer: string): Promise<void> {
  const { property } = JSON.parse(answer) as { property?: { property_id: number } };
  if (!property) return;
  const ended = await fetch(`${site.origin}/api/properties/status/${property.property_id}`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ status: 'deleted' }),
  });
  await ended.arrayBuffer();
}

async function post(name: string, body: Buffer, address: string, type = `multipart/form-data; boundary=${B}`) {
  seen.requests += 1;
  try {
    const answer = await fetch(site.origin + address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const text = await answer.text();
    note(name, answer.status);
    if (answer.status === 503 && answer.headers.has('retry-after')) seen.busy += 1;
    else if (answer.status >= 500) faults.push(`${name}: answered ${answer.status} ${text.slice(0, 200)}`);
    else if (answer.ok) {
      seen.accepted += 1;
      if (name in FILES && !SOUND.includes(name)) faults.push(`${name}: accepted at ${address}`);
      await makeRoom(text);
    } else seen.refused += 1;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') faults.push(`${name}: no answer within two minutes`);
    // A connection that the site closes while it is still being sent to is a refusal too.
    else {
      seen.refused += 1;
      note(name, 'closed');
    }
  }
}

/** What a raw connection is told until it is closed, or at most for a while. */
function raw(first: string, then?: (socket: Socket) => void, longest = 30_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const timer = setTimeout(() => socket.destroy(), longest);
    socket.on('connect', () => {
      socket.write(first);
      then?.(socket);
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

async function rawRefused(name: string, first: string): Promise<void> {
  seen.requests += 1;
  const status = statusOf(await raw(first, (socket) => socket.end(), 10_000));
  note(name, status || 'closed');
  if (status >= 500 && status !== 503) faults.push(`${name}: answered ${status}`);
  seen.refused += 1;
}

const CONNECTIONS: Record<string, string> = {
  'header of 1 MB': `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(1_000_000)}\r\n\r\n`,
  '5,000 headers': `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
  'no HTTP': `\u0016\u0003\u0001${'x'.repeat(500)}\r\n\r\n`,
  'two lengths': 'POST /api/newsletter HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello',
  'length and chunks':
    'POST /api/newsletter HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'chunk of a size that is no number':
    'POST /api/newsletter HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n',
  'address of 100 KB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
};

/** Connections that send a byte now and then and hold what they get, for as long as the run lasts. */
function slowConnections(count: number): () => void {
  const sockets: Socket[] = [];
  for (let each = 0; each < count; each += 1) {
    const upload = each % 2 === 0;
    const start = upload
      ? `POST /api/properties/save HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=${B}\r\ncontent-length: 1000000\r\n\r\n--${B}`
      : 'GET / HTTP/1.1\r\nhost: a\r\n';
    void raw(start, (socket) => sockets.push(socket), 600_000);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

let isOver = false;
async function person(): Promise<void> {
  const pages = ['/', '/properties', '/api/properties/cards', '/api/cities/112', '/plans'];
  for (let each = 0; !isOver; each += 1) {
    const began = performance.now();
    const page = pages[each % pages.length] ?? '/';
    try {
      const answer = await fetch(site.origin + page, { signal: AbortSignal.timeout(LONGEST_MS) });
      await answer.arrayBuffer();
      if (answer.status === 503 && answer.headers.has('retry-after')) seen.busy += 1;
      else if (!answer.ok) faults.push(`a person got ${answer.status} for ${page}`);
    } catch (error) {
      faults.push(`a person got no answer for ${page}: ${(error as Error).message}`);
    }
    seen.people += 1;
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
    await pause(100);
  }
}

/** Megabytes that the site's process holds. */
async function residentMemory(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const people = [person(), person()];
const stopSlowConnections = slowConnections(200);
const before = await residentMemory();
let peak = before;
let rounds = 0;
for (; rounds < Number(values.rounds) && performance.now() < deadline; rounds += 1) {
  await Promise.all([
    ...Object.entries(FORMS).flatMap(([name, { body, type }]) =>
      FORM_ADDRESSES.map((address) => post(name, body, address, type)),
    ),
    ...Object.entries(CONNECTIONS).map(([name, text]) => rawRefused(name, text)),
  ]);
  for (const [name, bytes] of Object.entries(FILES)) {
    const fresh = name.startsWith('JPEG') ? Buffer.concat([bytes, randomBytes(8)]) : bytes;
    for (const address of FORM_ADDRESSES) await post(name, formBytes(B, [fresh]), address);
    peak = Math.max(peak, await residentMemory());
  }
}
isOver = true;
await Promise.all(people);
stopSlowConnections();
await pause(1_500);

const honest = new FormData();
for (const [name, value] of Object.entries({
  ...seller,
  email: 'second@example.com',
  first_name: 'Sana',
  last_name: 'Sample',
  phone: '+923001234567',
  address: 'Karachi',
})) {
  honest.append(name, value);
}
const welcome = await fetch(`${site.origin}/api/auth/signup`, { method: 'POST', body: honest });
if (welcome.status !== 201) faults.push(`afterwards an honest seller got ${welcome.status}`);
const photo = new FormData();
photo.append('image_url', new Blob([new Uint8Array(newPhoto())]), 'photo.jpg');
const sentAhead = await fetch(`${site.origin}/api/properties/photos`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
  body: photo,
});
if (sentAhead.status !== 201) faults.push(`afterwards an honest photo got ${sentAhead.status}`);
const after = await residentMemory();
const errors = site.output.split('\n').filter((line) => line.includes('"level":50'));
if (errors.length > 0)
  faults.push(`the site logged ${errors.length} errors, the last one: ${errors.at(-1)?.slice(0, 300)}`);
await site.kill();
await rm(folder, { recursive: true, force: true });

for (const [name, counts] of outcomes) {
  console.log(`${name}: ${[...counts].map(([outcome, count]) => `${outcome} (${count})`).join(', ')}`);
}
console.log(
  `${rounds} rounds, ${seen.requests} hostile requests beside 200 slow connections: ${seen.refused} refused, ${seen.accepted} accepted as sound, ${seen.busy} answered 'busy'`,
);
console.log(`${seen.people} requests of ordinary people meanwhile, the slowest took ${Math.round(seen.slowestMs)} ms`);
console.log(`memory of the site: ${before} MB before, ${peak} MB at most, ${after} MB after`);
for (const fault of new Set(faults)) console.error(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'No fault.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
