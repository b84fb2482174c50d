import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { isPrivateAddress } from './privateAddress.ts';

/** After so many requests from one address it is no coincidence. */
const ENOUGH = 100;

/** Where the site is reached by https, somebody in front of it has the certificate: this server speaks http alone. */
function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && hostname !== 'localhost' && !isPrivateAddress(hostname.replace(/^\[|\]$/g, ''));
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
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (seen >= ENOUGH || request.url === '/healthz' || request.url === '/readyz') return;
    first ??= request.ip;
    // One other visitor shows that addresses are told apart.
    seen = request.ip === first ? seen + 1 : ENOUGH;
    if (seen === ENOUGH && request.ip === first && isPrivateAddress(first)) {
      logger.warn(`The first ${ENOUGH} requests all came from the private address ${first}: ${ADVICE}`);
    }
  });
}
