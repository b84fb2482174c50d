import { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { knownVersion, tellCacheUse } from '../db/versioned.ts';
import type { Deps } from '../deps.ts';
import { answerEarly, hasAnswer, ofOneAnswer, readsGzip } from './early.ts';
import { newRequestId } from './requests.ts';

/** A public answer in JSON that is made once for each version of the data and sent many times. */
export interface KeptAnswer {
  body: Buffer;
  /** Made when somebody first wants it: pages that the server draws do without. */
  gzip?: Buffer;
  etag: string;
  /** The version of the data that it shows. */
  version: number;
  /** Until when it may be sent, by the monotonic clock. */
  until: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What {@link sendKept} sends, so that it can be sent early the next time. */
    kept: KeptAnswer | null;
  }
}

const compress = promisify(gzip);

/** Below this, the headers are most of the answer. */
const WORTH_COMPRESSING = 1_000;

/** An answer takes at most about as much memory as this, in bytes: compressed, it is less than a quarter. */
export const sizeOfKept = ({ body }: KeptAnswer) => Math.ceil(body.length * 1.25);

/** @param text the answer's JSON. @param etag names its content. */
export const keptAnswer = (text: string, about: Pick<KeptAnswer, 'etag' | 'version' | 'until'>): KeptAnswer => ({
  ...about,
  body: Buffer.from(text),
});

const wantsZipped = ({ body }: KeptAnswer, accepted: string | string[] | undefined) =>
  body.length >= WORTH_COMPRESSING && readsGzip(accepted);

/** Sends a kept answer, or 304 to who has it. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer) {
  request.kept = kept;
  reply.headers({ etag: kept.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (hasAnswer(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (!wantsZipped(kept, request.headers['accept-encoding'])) return reply.send(kept.body);
  kept.gzip ??= await compress(kept.body);
  return reply.header('content-encoding', 'gzip').send(kept.gzip);
}

interface Ready {
  kept: KeptAnswer;
  /** Names and values in turn, as Node writes them. */
  headers: string[];
}

const LONGEST_URL = 600;
const READY_BYTES = 12 * 1024 * 1024;
const OVERHEAD_BYTES = 2_000;

/** Strangers could fill the memory with copies of one answer under addresses that differ in what nobody reads. */
function isPlain(request: FastifyRequest, keys: readonly string[]): boolean {
  if (request.url.length > LONGEST_URL) return false;
  const given = Object.entries(request.query as Record<string, unknown>);
  return given.every(([name, value]) => keys.includes(name) && typeof value === 'string');
}

/**
 * Sends kept answers early when the same address is asked for again: with all headers of the application's hooks, counted
 * against the visitor's rate, and only while the data is known to be unchanged.
 * @param keys names of the query that the routes read.
 * @returns the `onSend` hook of the routes that call {@link sendKept}.
 */
export function readyAnswers(app: FastifyInstance, deps: Deps, keys: readonly string[]): onSendAsyncHookHandler {
  const ready = new LRUCache<string, Ready>({
    maxSize: READY_BYTES,
    sizeCalculation: ({ kept }, url) => sizeOfKept(kept) + url.length + OVERHEAD_BYTES,
  });
  app.decorateRequest('kept', null);

  answerEarly(app, (request, response) => {
    const { method, url = '', headers: asked } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const found = ready.get(url);
    if (!found) return false;
    const { kept, headers: fixed } = found;
    if (kept.version !== knownVersion(deps.pool) || performance.now() >= kept.until) return false;
    // Whether another origin may read the answer is decided elsewhere.
    if (asked.origin !== undefined) return false;
    const isZipped = wantsZipped(kept, asked['accept-encoding']);
    if (isZipped && !kept.gzip) return false;
    const limits = app.countEarly(request);
    if (!limits) return false;
    const requestId = newRequestId(request);
    const headers = [...fixed, 'x-request-id', requestId, ...limits];
    const isKnown = hasAnswer(asked['if-none-match'], kept.etag);
    if (isKnown) {
      response.writeHead(304, headers).end();
    } else {
      const body = (isZipped && kept.gzip) || kept.body;
      headers.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length));
      if (isZipped) headers.push('content-encoding', 'gzip');
      response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body);
    }
    tellCacheUse('lists', true);
    app.log.debug(
      { requestId, method, path: url.split('?', 1)[0], status: response.statusCode },
      'answered from the list cache',
    );
    return true;
  });

  return async (request, reply) => {
    const { kept, raw, headers: asked } = request;
    const isOne = kept && request.method === 'GET' && reply.statusCode === 200 && raw instanceof IncomingMessage;
    if (!isOne || asked.origin !== undefined || !isPlain(request, keys)) return;
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || name === 'content-type' || ofOneAnswer.test(name) ? [] : [name, String(value)],
    );
    ready.set(request.url, { kept, headers });
  };
}
