import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers a request before anything else of the application has run. @returns whether it could */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

const answersOf = new WeakMap<Server, EarlyAnswer[]>();

/**
 * Lets what is ready in memory be sent without routing and hooks, which cost several times the answer itself. Whoever answers
 * early sends the headers that the application's hooks would have set.
 */
export function answerEarly(app: FastifyInstance, answer: EarlyAnswer): void {
  const known = answersOf.get(app.server);
  if (known) {
    known.push(answer);
    return;
  }
  const answers = [answer];
  answersOf.set(app.server, answers);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onReady', async () => {
    const rest = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
    app.server.removeAllListeners('request');
    app.server.on('request', (request, response) => {
      // While the application closes, its hooks and router tell connections to end.
      const isLeaving = isClosing || app.drain?.isUnderWay;
      if (!isLeaving && answers.some((each) => each(request, response))) return;
      for (const listener of rest) listener.call(app.server, request, response);
    });
  });
}

/** Whether a visitor has the answer already, by what it sent as `If-None-Match`. */
export function hasAnswer(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((each) => each.trim() === etag || each.trim() === '*');
}

/** Whether a visitor reads gzip, by what it sent as `Accept-Encoding`. */
export function readsGzip(acceptEncoding: string | string[] | undefined): boolean {
  const accepted = String(acceptEncoding ?? '');
  return accepted.includes('gzip') && !/gzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted);
}

/** Headers that belong to one answer only and are not repeated with a kept one. */
export const ofOneAnswer =
  /^(x-request-id|access-control-.*|ratelimit.*|retry-after|content-encoding|content-length|date|connection|keep-alive)$/;
