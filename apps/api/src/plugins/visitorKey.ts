import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { callerAddress } from './caller.ts';
import { cursorSecret } from './cursor.ts';

/**
 * A visitor's address as a key that says nothing else: who has the database alone cannot find the address again.
 */
export async function visitorKeyOf(deps: Pick<Deps, 'db' | 'pool'>, request: FastifyRequest): Promise<string> {
  const secret = await cursorSecret(deps);
  return createHmac('sha256', secret)
    .update(`visitor.${callerAddress(request)}`)
    .digest('base64url')
    .slice(0, 22);
}
