import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { answerWithin } from '../db/timeLimits.ts';
import type { Deps } from '../deps.ts';
import { HIDDEN } from './contract.ts';

/** Balancers wait for a second or two. */
const READY_LIMIT_MS = 700;
/** They ask every few seconds. */
const QUIET = { ...HIDDEN, logLevel: 'warn' } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is about to close: it still answers, and sends its visitors elsewhere. */
    drain: { isUnderWay: boolean };
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, its database or a replica of it answers, and it is
 * not about to close. For load balancers and supervisors.
 */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  const drain = { isUnderWay: false };
  app.decorate('drain', drain);
  // Connections that are kept alive lead to this process again; told to end, they are made to another one.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.isUnderWay) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', QUIET, async () => ({ status: 'ok' }));
  app.get('/readyz', QUIET, async (request, reply) => {
    if (drain.isUnderWay) return reply.code(503).send({ status: 'stopping' });
    try {
      // Pages that use every connection make a process busy; taken out for it, it would leave the others busier still.
      await answerWithin(READY_LIMIT_MS, (deps.probe ?? deps.pool).query('select 1'));
      return { status: 'ready' };
    } catch (error) {
      // Guests go on reading; what would write is refused by itself.
      if (deps.replicas?.current(undefined)) return { status: 'reading only' };
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}

/**
 * Closes the application so that nobody notices: for `DRAIN_MS` it answers as before while `/readyz` says 503, so that
 * balancers turn away; then it takes no new connections and finishes what it has begun.
 */
export async function closeGently(app: FastifyInstance, { settings }: Pick<Deps, 'settings'>): Promise<void> {
  app.drain.isUnderWay = true;
  await pause(settings.drainMs);
  await app.close();
}
