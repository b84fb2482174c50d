import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('169.254.0.0', 16);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

const isPrivate = (address: string) => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** After so many requests from one address it is no coincidence. */
const ENOUGH = 100;

/** Where the site is reached by https, somebody in front of it has the certificate: this server speaks http alone. */
function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && hostname !== 'localhost' && !isPrivate(hostname.replace(/^\[|\]$/g, ''));
}

const ADVICE = 'set TRUST_PROXY to the number of proxies in front, or all visitors share the limits of one address';

/** Warns the operator of a public site that takes its proxy for its only visitor. */
export function registerVisitorCheck(
  app: FastifyInstance,
  { settings, logger }: Pick<Deps, 'settings' | 'logger'>,
): void {
  if (!isPublic(settings.siteUrl)) return;
  if (settings.trustProxy === 0) {
    logger.warn(`SITE_URL starts with https, so a proxy is in front, but TRUST_PROXY is empty: ${ADVICE}`);
  }
  let seen = 0;
  let first: string | undefined;
  app.addHook('onRequest', async (request) => {
    if (seen >= ENOUGH || request.url === '/healthz' || request.url === '/readyz') return;
    first ??= request.ip;
    // One other visitor shows that addresses are told apart.
    seen = request.ip === first ? seen + 1 : ENOUGH;
    if (seen === ENOUGH && request.ip === first && isPrivate(first)) {
      logger.warn(`The first ${ENOUGH} requests all came from the private address ${first}: ${ADVICE}`);
    }
  });
}
