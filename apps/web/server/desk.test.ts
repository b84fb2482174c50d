import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPolicy, serveDesk } from './desk.ts';

const root = mkdtempSync(path.join(tmpdir(), 'desk-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), '<meta name="style-nonce" content="__STYLE_NONCE__">');
  writeFileSync(path.join(root, 'assets/main-a1b2.js'), 'desk()');
  app = fastify();
  await serveDesk(app, root, { siteUrl: 'https://homes.example' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('the desk', () => {
  it.each(['/desk', '/desk/', '/desk/listings/12?x=1'])(
    'answers %s with its document, which is never stored',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      const [, nonce] = /content="([^"]+)"/.exec(body) ?? [];
      expect(headers['content-security-policy']).toBe(deskPolicy(nonce ?? '', true));
    },
  );

  it('writes another nonce into each answer', async () => {
    const [one, other] = await Promise.all([app.inject({ url: '/desk' }), app.inject({ url: '/desk' })]);
    expect(one.body).not.toBe(other.body);
  });

  it('serves its files for good, and none that is not there', async () => {
    const { headers, body } = await app.inject({ url: '/desk/assets/main-a1b2.js' });
    expect(body).toBe('desk()');
    expect(headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url: '/desk/assets/gone.js' })).statusCode).toBe(404);
  });

  it('allows nothing from elsewhere, and no inline script or style', () => {
    const policy = deskPolicy('abc', true);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:\/\//);
  });

  it('is not there where it is not built', async () => {
    const bare = fastify();
    await serveDesk(bare, path.join(root, 'nowhere'), { siteUrl: 'http://localhost' });
    expect((await bare.inject({ url: '/desk' })).statusCode).toBe(404);
    await bare.close();
  });
});
