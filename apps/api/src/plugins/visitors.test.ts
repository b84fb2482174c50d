import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { registerVisitorCheck } from './visitors.ts';

/** A server with these settings, and what it warned of after so many requests from each address. */
async function warningsOf(env: Record<string, string>, addresses: string[], requests = 100) {
  const warned: string[] = [];
  const settings = readSettings(env);
  const app = Fastify({ trustProxy: (_, hop) => hop < settings.trustProxy });
  const logger = { warn: (text: string) => warned.push(text) } as never;
  registerVisitorCheck(app, { settings, logger });
  app.get('/*', async () => 'ok');
  for (const remoteAddress of addresses) {
    for (let count = 0; count < requests; count += 1) await app.inject({ url: '/', remoteAddress });
  }
  return warned;
}

const BEHIND_ONE = { SITE_URL: 'https://homes.example', TRUST_PROXY: '1' };

describe('a public site behind a proxy', () => {
  it('is told at the start that TRUST_PROXY is missing', async () => {
    const warned = await warningsOf({ SITE_URL: 'https://homes.example' }, []);
    expect(warned).toEqual([expect.stringMatching(/^SITE_URL starts with https.*set TRUST_PROXY/)]);
  });

  it.each(['10.1.2.3', '172.20.0.9', '192.168.1.1', '127.0.0.1', '::ffff:10.1.2.3', 'fd00::7'])(
    'is told once that all its visitors come from %s',
    async (address) => {
      const warned = await warningsOf(BEHIND_ONE, [address, address]);
      expect(warned).toEqual([expect.stringContaining(`private address ${address}: set TRUST_PROXY`)]);
    },
  );

  it.each([
    ['visitors differ', BEHIND_ONE, ['10.1.2.3', '10.1.2.4']],
    ['the only visitor has a public address', BEHIND_ONE, ['203.0.113.9']],
    ['it is not public', { SITE_URL: 'http://localhost:3000' }, ['127.0.0.1']],
    ['its address is private', { SITE_URL: 'https://192.168.1.5:3000', TRUST_PROXY: '1' }, ['10.1.2.3']],
  ])('is told nothing where %s', async (_, env, addresses) => {
    expect(await warningsOf(env, addresses, addresses.length > 1 ? 60 : 100)).toEqual([]);
  });
});
