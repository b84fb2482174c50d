import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';

/** Holds and turns end by the clock, without a change: nobody sees a state that is older than two seconds. */
const MAX_AGE_MS = 1_000;

/**
 * Sends an answer about a project that was read at most a second ago, however many people ask, with the subject by
 * which pages of it are purged.
 */
export function sendAvailability(
  reply: FastifyReply,
  key: string,
  subject: string,
  read: (from: Deps) => Promise<object>,
): Promise<FastifyReply> {
  return reply.sendCached(key, async (from) => {
    const value = await read(from);
    // When it was read makes it no other answer: who has it asks every few seconds and is told so in a few bytes.
    return { value, subjects: [subject], maxAgeMs: MAX_AGE_MS, meaning: { ...value, as_of: undefined } };
  });
}
