import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { SubjectCache } from '../changes/subjectCache.ts';
import type { Deps } from '../deps.ts';
import type { Shown } from '../insights/eventCounter.ts';
import { Refused } from '../refused.ts';
import { isFromNetwork } from './caller.ts';
import { CompressedBody } from './compressedBody.ts';
import { CONTACTS_HEADER, SHOWN_HEADER, writeShown } from './counting.ts';
import { HttpProblem, isDatabaseAway } from './errors.ts';

/** How a cache has served a request. */
export interface CacheUse {
  cache: 'pages' | 'lists';
  isHit: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log and the metrics; null where no cache was asked. */
    cacheUse: CacheUse | null;
  }
  interface FastifyReply {
    /**
     * Sends what was read for this key, from the cache where that is current. Read it with the database that is given,
     * which may be a replica, and write nothing.
     */
    sendCached: (this: FastifyReply, key: string, read: (from: Deps) => Promise<Reading>) => Promise<FastifyReply>;
  }
}

/**
 * The header by which an answer says what it shows, for pages made of it and for caches in front that purge by tags.
 */
export const CACHE_TAG = 'cache-tag';

/**
 * Whether a caller has the answer with this tag, among others or in the weak form that a cache on the way makes of it.
 * A client may say no-cache beside it: it asks whether the answer still holds, which is what it is told.
 */
export function isKnownTag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const sent = headers['if-none-match'];
  return sent !== undefined && fresh({ 'if-none-match': sent }, { etag });
}

/**
 * Sends a body, the same for every caller, in the encoding that the request prefers, or 304 to a caller that has it.
 * Type and `Cache-Control` are the caller's.
 * @param vary the request's headers that the body depends on beside its encoding.
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
  vary: readonly string[] = [],
): Promise<FastifyReply> {
  const encoding = body.encodingFor(request.headers['accept-encoding'] as string | undefined);
  const etag = body.etag(encoding);
  reply.header('etag', etag).header('vary', ['accept-encoding', ...vary].join(', '));
  if (reply.statusCode === 200 && isKnownTag(request, etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding));
}

/** Headers that a route adds to its answer, such as the total of a list. */
type ExtraHeaders = Record<string, string>;

interface Answer {
  body: CompressedBody;
  headers: ExtraHeaders;
  shown: readonly Shown[];
  contacts: readonly number[];
}

/**
 * What a route has read: the value of its JSON, and the subjects that it shows; undefined for what must not be cached.
 */
export interface Reading {
  value: unknown;
  subjects: readonly string[] | undefined;
  headers?: ExtraHeaders;
  /** Listings that are seen by it. */
  shown?: Shown;
  /** Listings whose sellers' contacts it holds. */
  contacts?: readonly number[];
  /** For what the clock changes sooner than lists: its answer is at most this old. */
  maxAgeMs?: number;
  /** What makes two answers the same, where that is less than the whole value: the time of reading is not. */
  meaning?: unknown;
}

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 32 * MEGABYTE;
/** Featured ads end by the clock, without a change. */
const MAX_AGE_MS = 30_000;
/** A body in JSON and what it takes compressed. */
const WITH_COMPRESSED = 1.5;

/**
 * Adds `reply.sendCached`: the one cache of public answers in JSON, which forgets each of them when what it shows
 * changes. The key says everything that the answer depends on, but for the language, which is added to it.
 */
export function registerAnswers(app: FastifyInstance, deps: Deps): void {
  const { changes } = deps;
  const now = () => deps.clock().getTime();
  const cache = new SubjectCache<Answer>({ changes, maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, now });
  app.decorateRequest('cacheUse', null);
  app.decorateReply('sendCached', async function sendCached(this: FastifyReply, key, read) {
    const { value: answer, isHit } = await cache.get(`${this.request.locale} ${key}`, () => load(deps, read));
    this.request.cacheUse = { cache: 'lists', isHit };
    if (isFromNetwork(this.request)) {
      if (answer.contacts.length > 0) await app.requireContactsLeft(this.request, answer.contacts);
      app.countShown(this.request, answer.shown);
    } else {
      if (answer.shown.length > 0) this.header(SHOWN_HEADER, writeShown(answer.shown));
      if (answer.contacts.length > 0) this.header(CONTACTS_HEADER, answer.contacts.join());
    }
    this.headers(answer.headers).header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return sendBody(this.request, this, answer.body, ['accept-language']);
  });
}

/**
 * Reads from a replica that knows of every change that this process knows of, or else from the database. A server
 * that fails in the middle, because it ends or has to go on replaying, costs nobody an answer: the other is read.
 */
async function readSomewhere(deps: Deps, read: (from: Deps) => Promise<Reading>): Promise<Reading> {
  const replica = deps.replicas?.current(deps.changes.place);
  if (!replica) return readPrimary(deps, read);
  try {
    return await read({ ...deps, db: replica });
  } catch (error) {
    if (error instanceof HttpProblem || error instanceof Refused) throw error;
    deps.logger.warn({ err: error }, 'a replica could not be read; the database was');
    return read(deps);
  }
}

/** Reads from the database; from any replica that answers, where the database has just gone. */
async function readPrimary(deps: Deps, read: (from: Deps) => Promise<Reading>): Promise<Reading> {
  try {
    return await read(deps);
  } catch (error) {
    if (!deps.replicas || !isDatabaseAway(error)) throw error;
    deps.replicas.notePrimaryAway();
    const replica = deps.replicas.current(undefined);
    if (!replica) throw error;
    // It may miss a change that this process knows of, so the next reader asks again.
    return { ...(await read({ ...deps, db: replica })), subjects: undefined };
  }
}

async function load(deps: Deps, read: (from: Deps) => Promise<Reading>) {
  const { value, subjects, headers = {}, shown, contacts = [], maxAgeMs, meaning } = await readSomewhere(deps, read);
  const body = new CompressedBody(JSON.stringify(value), meaning === undefined ? undefined : JSON.stringify(meaning));
  return {
    value: {
      body,
      headers: subjects ? { ...headers, [CACHE_TAG]: subjects.join() } : headers,
      shown: shown && shown.ids.length > 0 ? [shown] : [],
      contacts,
    },
    subjects,
    maxAgeMs,
    bytes: Math.ceil(body.bytes * WITH_COMPRESSED),
  };
}
