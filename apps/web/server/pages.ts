import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tellCacheUse } from '@karachi-estates/api/db/versioned';
import { answerEarly, hasAnswer, readsGzip } from '@karachi-estates/api/plugins/early';
import { PropertyQuery } from '@karachi-estates/contracts/properties';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SiteFiles, serviceWorker } from './files.ts';
import { pageHeaders } from './headers.ts';
import { type KeptPage, keptPage, normalisedUrl, PageCache } from './pageCache.ts';
import type * as SiteModule from './site.ts';

/** What renders pages: the built bundle, or the development server's module. */
export type Site = Pick<typeof SiteModule, 'renderPage' | 'noncePlaceholder'>;

export interface PagesOptions {
  site(): Promise<Site>;
  siteUrl: string;
  files: SiteFiles;
  /** The version of the data that pages show; without it every page is rendered anew. */
  dataVersion?: {
    current(): Promise<number>;
    /** undefined where the database would have to be asked. */
    known(): number | undefined;
  };
  /** Signing in with Google is set up. */
  google?: boolean;
  development?: boolean;
  /** Pages that were seen open offline. Where it is off, browsers forget the service worker and all that it has kept. */
  offline?: boolean;
}

// The API answers what begins like this, also where it has no such endpoint.
const apiPath = /^\/(api|media|gmregister|healthz|readyz)(\/|\?|$)/;

// The list page reads the filters of the contract, has pages of its own length, and a form that says which unit a size has.
const listKeys = [...Object.keys(PropertyQuery.properties).filter((key) => key !== 'limit'), 'sizeUnit'];

/** The name under which the page of an address is kept; undefined for one that is not. */
function keyOf(url: string): string | undefined {
  // The address holds the secret of a mail.
  if (url.startsWith('/reset-password/')) return undefined;
  if (!url.includes('?')) return url;
  if (/^\/properties\/?\?/.test(url)) return normalisedUrl(url, listKeys);
  if (url.startsWith('/properties.data?')) return normalisedUrl(url, [...listKeys, '_routes']);
  return normalisedUrl(url, /^[^?]+\.data\?/.test(url) ? ['_routes'] : []);
}

// Whoever keeps a page asks whether it is still the current one: a change of the data is seen by the next visitor.
const revalidated = 'public, no-cache';

/** Seconds after which a database that restarts is usually there again, for browsers and search engines. */
const backSeconds = '30';

/** A service worker whose only work is to go. */
const retirement = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

const NONCE_BYTES = 18;
const drawn = Buffer.alloc(NONCE_BYTES * 256);
let usedOfDrawn = drawn.length;

/** Drawn by the hundred: asking the system's generator for each takes longer than all else about a nonce. */
function newNonce(): string {
  if (usedOfDrawn === drawn.length) {
    randomFillSync(drawn);
    usedOfDrawn = 0;
  }
  usedOfDrawn += NONCE_BYTES;
  return drawn.toString('base64', usedOfDrawn - NONCE_BYTES, usedOfDrawn);
}

/** Headers that belong to one answer only and are not repeated with a kept page. */
const ofOneAnswer =
  /^(x-request-id|access-control-.*|ratelimit.*|retry-after|content-.*|etag|vary|cache-control|date)$/;

/** Serves the site's files and pages beside the API, on everything that the API does not answer itself. */
export function servePages(
  app: FastifyInstance,
  { site, siteUrl, files, dataVersion, google = false, development = false, offline = true }: PagesOptions,
): void {
  const secure = siteUrl.startsWith('https:');
  // In development the policy needs none, and React compares the attribute with the browser's empty one.
  const headersOf = (nonce: string) => pageHeaders({ nonce, secure, google, development });
  const { 'content-security-policy': policy = '', ...otherHeaders } = headersOf('\0');
  const policyParts = policy.split('\0');
  const policyOf = (nonce: string) => policyParts.join(nonce);

  async function render(url: string, ip: string): Promise<Parameters<typeof keptPage>[0]> {
    return (await site()).renderPage(app, { method: 'GET', url, origin: siteUrl, ip });
  }

  let cache: PageCache | undefined;
  async function pageOf(request: FastifyRequest): Promise<KeptPage> {
    const key = keyOf(request.url);
    const { noncePlaceholder: placeholder } = await site();
    if (!dataVersion || key === undefined) return keptPage(await render(request.url, request.ip), placeholder);
    cache ??= new PageCache({
      placeholder,
      version: dataVersion.current,
      knownVersion: dataVersion.known,
      // A kept page is everybody's: no visitor's address goes in.
      render: (url) => render(url, '127.0.0.1'),
    });
    return cache.get(key);
  }

  /** Headers that hooks of the application put on every answer; a kept page has them too. */
  let hooksHeaders: Record<string, string> | undefined;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (apiPath.test(request.url)) return reply.callNotFound();
    if (!offline && request.url === serviceWorker) {
      return reply
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .type('text/javascript')
        .send(retirement);
    }
    const file = files.find(request.url, request.headers.accept);
    if (file) return files.send(file, request, reply);

    if (development) {
      const { noncePlaceholder } = await site();
      const page = await render(request.url, request.ip);
      return reply
        .code(page.status)
        .headers({ ...page.headers, ...headersOf('') })
        .send(page.body.replaceAll(noncePlaceholder, ''));
    }

    hooksHeaders ??= Object.fromEntries(
      Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        ofOneAnswer.test(name) || value === undefined ? [] : [[name, String(value)]],
      ),
    );
    tellCacheUse('pages', false);
    const page = await pageOf(request);
    const { status, headers, pieces } = formOf(page, request.headers);
    return reply
      .code(status)
      .headers(headers)
      .send(pieces && Buffer.concat(pieces));
  }

  /** What a kept page is always sent with; the policy and the encoding depend on who asks. */
  const keptHeaders = new WeakMap<KeptPage, { always: Record<string, string>; whole: Record<string, string> }>();

  function headersFor(page: KeptPage) {
    const kept = keptHeaders.get(page);
    if (kept) return kept;
    const isAway = page.status === 503;
    const always = {
      'cache-control': isAway ? 'no-store' : revalidated,
      vary: 'accept-encoding',
      etag: page.etag,
      ...(isAway ? { 'retry-after': backSeconds } : {}),
      ...page.headers,
    };
    const made = { always, whole: { ...hooksHeaders, ...otherHeaders, ...always } };
    keptHeaders.set(page, made);
    return made;
  }

  function formOf(page: KeptPage, asked: IncomingMessage['headers']) {
    const { always, whole } = headersFor(page);
    // The policy names a nonce; the one that came with the kept body goes on to apply to it.
    if (page.status === 200 && hasAnswer(asked['if-none-match'], page.etag))
      return { status: 304, headers: always, pieces: undefined };
    const nonce = newNonce();
    const isZipped = readsGzip(asked['accept-encoding']);
    const pieces = isZipped ? page.content.gzipPieces(nonce) : [page.content.plain(nonce)];
    const headers: Record<string, string | number> = {
      ...whole,
      'content-security-policy': policyOf(nonce),
      'content-length': pieces.reduce((sum, { length }) => sum + length, 0),
    };
    if (isZipped) headers['content-encoding'] = 'gzip';
    return { status: page.status, headers, pieces };
  }

  /** Answers from the cache before anything else of the application has run. @returns whether it could */
  function answerReady(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request;
    if (!cache || !hooksHeaders || !url || (method !== 'GET' && method !== 'HEAD')) return false;
    const key = keyOf(url);
    const page = key === undefined ? undefined : cache.ready(key);
    if (!page) return false;
    const { status, headers, pieces } = formOf(page, request.headers);
    response.writeHead(status, headers);
    if (method === 'GET') for (const piece of pieces ?? []) response.write(piece);
    response.end();
    tellCacheUse('pages', true);
    app.log.debug({ method, path: url.split('?', 1)[0], status }, 'answered from the page cache');
    return true;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    config: { access: 'public' },
    schema: { hide: true },
    handler: answer,
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public' },
    schema: { hide: true },
    handler: answer,
  });

  if (dataVersion) answerEarly(app, answerReady);
}
