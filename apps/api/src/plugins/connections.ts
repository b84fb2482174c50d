import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { REQUEST_INVALID } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './errors.ts';

/** How long a connection that is open when the site stops may take to bring a whole request head. */
const GRACE_MS = 250;
/** A turn of the event loop as short as this found nothing to do. */
const SHORT_TURN_MS = 0.1;
/** A process that never comes to rest stops all the same. */
const MOST_TURNS = 2_000;

/**
 * Waits until what has come in is read. A connection that still waits to be taken when the listener closes is reset,
 * and so is a request that nobody has read; a proxy may not send a write again that it has sent.
 */
async function readWhatCame(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < SHORT_TURN_MS) return;
  }
}

/**
 * Turns a request away whose caller hung up before the connection was taken: it has no address, by which limits count,
 * and nobody reads the answer.
 */
export function registerCallers(app: FastifyInstance): void {
  // Reading the address keeps it, for requests whose caller hangs up later.
  app.server.on('connection', (socket) => void socket.remoteAddress);
  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify's type does not say that a broken connection has none.
    const address: string | undefined = request.ip;
    done(address === undefined ? new HttpProblem(400, told({ REQUEST_INVALID })) : undefined);
  });
}

/**
 * Ends the connections over which no request is under way once the application closes. Node closes those that wait
 * between two requests by itself, but not those that never asked: browsers open them ahead, and they would hold the
 * process up.
 */
export function registerConnections(app: FastifyInstance): void {
  const underWay = new Map<Socket, number>();
  let isStopping = false;

  app.server.on('connection', (socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  app.server.on('request', ({ socket }, reply) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    reply.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      if (underWay.has(socket)) underWay.set(socket, left);
      if (isStopping && left === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    const end = () => {
      isStopping = true;
      for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
    };
    await readWhatCame();
    setTimeout(end, GRACE_MS).unref();
  });
}
