import type { FastifyRequest } from 'fastify';
import { sha256Of } from './digest.ts';

/** The `Idempotency-Key` of a request: one line of 8 to 200 visible characters, else it counts as absent. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key) ? key : null;
}

/** The same content gives the same fingerprint. It shows whether a request with a known key repeats the first one. */
export const fingerprintOf = (parts: readonly unknown[]): string => sha256Of(JSON.stringify(parts));
