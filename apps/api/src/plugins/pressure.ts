import underPressure from '@fastify/under-pressure';
import { BUSY } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { isFromNetwork } from './caller.ts';
import { HttpProblem } from './errors.ts';
import { pathOf } from './paths.ts';

/** For callers; by then the queue of a second is long over. */
const RETRY_AFTER_SECONDS = 10;

/** A supervisor that gets no answer restarts the process, which helps nobody who waits. */
const ALWAYS_ANSWERED = ['/healthz'];

/** Styles, scripts and pictures of a page that was let in: without them it was answered for nothing. */
const PARTS_OF_PAGES = /^\/(assets|pictures)\//;

/**
 * Turns requests away with 503 and Retry-After while the process falls behind, so that those that it has taken are
 * finished. Falling behind is measured as the mean time that work waits for its turn, over the last second
 * (`MAX_DELAY_MS`). What the pages' own server asks in-process belongs to a request that was let in already.
 */
export async function registerPressure(app: FastifyInstance, deps: Deps): Promise<void> {
  const { maxDelayMs } = deps.settings;
  if (maxDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: 1_000,
    pressureHandler: (request) => {
      const path = pathOf(request);
      if (ALWAYS_ANSWERED.includes(path) || PARTS_OF_PAGES.test(path) || !isFromNetwork(request)) return;
      throw new HttpProblem(503, told({ BUSY }), undefined, { 'retry-after': String(RETRY_AFTER_SECONDS) });
    },
  });
}
