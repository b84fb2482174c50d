import type { FastifyReply, FastifyRequest } from 'fastify';
import { SubjectCache } from '../changes/subjectCache.ts';
import type { Deps } from '../deps.ts';
import { CACHE_TAG, sendBody } from '../plugins/answers.ts';
import { CompressedBody } from '../plugins/compressedBody.ts';

const MEGABYTE = 1024 * 1024;
const CACHE_BYTES = 8 * MEGABYTE;
/** Holds and turns end by the clock, without a change: nobody sees a state that is older than two seconds. */
const MAX_AGE_MS = 1_000;
/** A body in JSON and what it takes compressed. */
const WITH_COMPRESSED = 1.5;

/** Answers about projects that are at most a second old, however many people ask. */
export function freshAnswers(deps: Pick<Deps, 'changes' | 'clock'>) {
  const cache = new SubjectCache<CompressedBody>({
    changes: deps.changes,
    maxBytes: CACHE_BYTES,
    maxAgeMs: MAX_AGE_MS,
    now: () => deps.clock().getTime(),
  });

  /** Sends what was read at most a second ago, with the subject by which pages of it are purged. */
  return async function sendFresh(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    subject: string,
    read: () => Promise<object>,
  ): Promise<FastifyReply> {
    const { value, isHit } = await cache.get(`${request.locale} ${key}`, async () => {
      const answer = await read();
      // When it was read makes it no other answer: who has it asks every few seconds and is told so in a few bytes.
      const body = new CompressedBody(JSON.stringify(answer), JSON.stringify({ ...answer, as_of: undefined }));
      return { value: body, subjects: [subject], bytes: Math.ceil(body.bytes * WITH_COMPRESSED) };
    });
    request.cacheUse = { cache: 'lists', isHit };
    reply.header(CACHE_TAG, subject).header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return sendBody(request, reply, value, ['accept-language']);
  };
}
