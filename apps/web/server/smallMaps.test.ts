import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleApi } from './pageStylesheets/samplePages.ts';
import { serveSmallMaps } from './smallMaps.ts';

let site: FastifyInstance;

beforeAll(async () => {
  site = sampleApi();
  const here = path.dirname(fileURLToPath(import.meta.url));
  serveSmallMaps(site, path.join(here, '../app/map/karachi.geojson'));
  await site.ready();
});

afterAll(() => site.close());

it('draws an area on the built-in ground, in both languages, in few bytes', async () => {
  const english = await site.inject('/areas/clifton/map.svg');
  expect(english.statusCode).toBe(200);
  expect(english.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(english.body).toContain('<text class="o" x="320" y="160" dy=".35em">Clifton</text>');
  expect(english.body).toMatch(/<text[^>]* x="\d+" y="\d+" dy="\.35em">Old Clifton<\/text>/);
  expect(english.body).not.toMatch(/<script|NaN|undefined/);
  expect(gzipSync(english.body).byteLength).toBeLessThan(4_096);
  const urdu = (await site.inject('/ur/areas/clifton/map.svg')).body;
  expect(urdu).toContain('>کلفٹن</text>');
  expect(urdu).not.toMatch(/>[A-Za-z ]+<\/text>/);
});

it('leaves names out where it is shown so narrow that letters must be larger', async () => {
  for (const address of ['/areas/clifton/map.svg', '/ur/areas/clifton/map.svg']) {
    const { body } = await site.inject(address);
    expect(body).toMatch(/@media\(max-width:560px\)\{text\{font-size:22\.5px\}.*\.f\{display:none\}\}/);
    const kept = [...body.matchAll(/<text(?: class="o")? x="(\d+)" y="(\d+)"[^>]*>([^<]+)/g)];
    const places = kept.map(([, x, y, text = '']) => ({ x: Number(x), y: Number(y), half: text.length * 6.5 }));
    expect(places.length).toBeGreaterThan(2);
    expect(body).toContain('<text class="f"');
    for (const [at, one] of places.entries()) {
      const near = places.slice(at + 1).filter((other) => Math.abs(other.y - one.y) < 24);
      for (const other of near) expect(Math.abs(other.x - one.x)).toBeGreaterThan(one.half + other.half);
    }
  }
});

it('has none of an area that nobody knows', async () => {
  for (const slug of ['atlantis', 'Clifton', '%3Csvg%3E']) {
    expect((await site.inject(`/areas/${slug}/map.svg`)).statusCode).toBe(404);
  }
});

it('draws a pin at a point, as people copy one from a map', async () => {
  const { statusCode, body, headers } = await site.inject('/map.svg?at=24.7936,67.0682');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(body).toContain('class="p"');
  expect(body).toMatch(/<text x="\d+" y="\d+" dy="\.35em">DHA Defence<\/text>/);
  expect(body).not.toMatch(/<script|NaN|undefined|class="o"/);
});

it('says how to name a point where it cannot read one or it lies elsewhere', async () => {
  for (const at of ['', '?at=', '?at=24.8', '?at=NaN,67', '?at=51.5,-0.12', '?at=24.8,67.1&at=24.9,67.1']) {
    const { statusCode, body } = await site.inject(`/map.svg${at}`);
    expect([statusCode, body]).toEqual([404, expect.stringContaining('/map.svg?at=24.8138,67.0299')]);
  }
});
