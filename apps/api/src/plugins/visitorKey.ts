import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { cursorSecret } from './cursor.ts';

/**
 * A visitor's address as a key that says nothing else: who has the database alone cannot find the address again. A
 * household's IPv6 network is one visitor.
 */
export async function visitorKeyOf(deps: Pick<Deps, 'db' | 'pool'>, request: FastifyRequest): Promise<string> {
  const secret = await cursorSecret(deps);
  return createHmac('sha256', secret)
    .update(`visitor.${normalizeIP(request.ip, 64)}`)
    .digest('base64url')
    .slice(0, 22);
}
