import type { Changes } from '@karachi-estates/api/changes/changes';
import { type Loaded, SubjectCache } from '@karachi-estates/api/changes/subjectCache';
import { sendBody } from '@karachi-estates/api/plugins/answers';
import { CompressedBody } from '@karachi-estates/api/plugins/compressedBody';
import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import type { ShownListings } from '@karachi-estates/api/plugins/counting';
import { isOfApi, pathOf } from '@karachi-estates/api/plugins/paths';
import { parsePropertySegment } from '@karachi-estates/domain/properties/address';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localePath, splitLocale } from '../app/locale/localePath.ts';
import { readLowData } from './lowData.ts';
import { type PageAddress, readPageAddress, tellsAvailability, withoutEmptySegments } from './pageAddress.ts';
import type { PageStylesheets } from './pageStylesheets/pageStylesheets.ts';
import { type PolicyOptions, pagePolicy } from './policy.ts';
import type * as SiteModule from './site.ts';

/** What renders pages: the built bundle, or the development server's module. */
export type Site = Pick<typeof SiteModule, 'renderPage'>;

export interface PagesOptions extends Pick<PolicyOptions, 'google' | 'mapTiles' | 'development'> {
  site(): Promise<Site>;
  /** The stylesheets of landing pages that the build has made. */
  stylesheets?: PageStylesheets;
  siteUrl: string;
  /** What changes in the data that pages show; without it every page is rendered anew. */
  changes?: Changes;
}

/** A page as it is sent to everybody who wants as much data. */
interface Page extends Pick<SiteModule.RenderedPage, 'status' | 'headers' | 'shown' | 'contacts'> {
  body: CompressedBody;
}

/** Compressed pages, two forms of each: the list with 24 cards takes some 20 KB. */
const MAX_BYTES = 56 * 1024 * 1024;
/**
 * Pages also tell the time ('3 days ago'): one of current data is sent for a while longer, while it is rendered again.
 */
const MAX_AGE_MS = 60_000;
const STALE_MS = 9 * 60_000;
/** A unit that is held or free again is so on its page within two seconds, of which the API takes one. */
const AVAILABILITY_AGE_MS = 1_000;

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;
// Files of the build have routes of their own; what comes here under their folders does not exist.
const FILE_PATH = /^\/(assets|pictures)\//;

/**
 * Whoever has a page asks whether it is still the current one. Caches in front may send it for a second without asking,
 * and two more while they ask: that is enough for a page that is asked for often, and hardly later than the site
 * itself.
 */
const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';
/**
 * What can be had must be asked for each time, also by caches in front; and so must what a choice on the device
 * decides: a cache that does not know of it would send the wrong page.
 */
const ASK_ALWAYS = 'no-cache';
/** A session sees more there than the server has sent. */
const PRIVATE = 'private, no-store';

/** What a page depends on beside its address and encoding. A choice on the device makes it `ASK_ALWAYS` instead. */
const VARY = ['save-data'];

/** Seconds after which a database that restarts is usually there again, for browsers and search engines. */
const BACK_SECONDS = '30';

/** Gives pages, from the one cache of them where they are current. */
function pageSource(app: FastifyInstance, options: PagesOptions) {
  const { site, stylesheets, siteUrl, changes, ...policyOptions } = options;
  const secure = siteUrl.startsWith('https:');
  const cache =
    changes && new SubjectCache<Page>({ changes, maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, staleMs: STALE_MS });

  async function render(url: string, ip: string, lowData: boolean): Promise<Loaded<Page>> {
    const { renderPage } = await site();
    const rendered = await renderPage(app, { url, origin: siteUrl, ip, lowData, stylesheets });
    const { status, headers, body, scriptHashes, subjects, shown, contacts } = rendered;
    const policy = pagePolicy({ ...policyOptions, scriptHashes, secure });
    const compressed = await new CompressedBody(body).dropIdentity();
    const page = {
      status,
      headers: { ...headers, 'content-security-policy': policy },
      body: compressed,
      shown: status === 200 ? [...shown, ...viewed(url)] : [],
      contacts: status === 200 ? contacts : [],
    };
    const maxAgeMs = tellsAvailability(url) ? AVAILABILITY_AGE_MS : undefined;
    return { value: page, subjects, bytes: 2 * compressed.bytes, maxAgeMs };
  }

  return async function pageOf(request: FastifyRequest, canonical: string | undefined): Promise<Page> {
    const { isLow } = readLowData(request);
    if (!cache || canonical === undefined) return (await render(canonical ?? request.url, request.ip, isLow)).value;
    // A cached page is everybody's: no visitor's address goes in. No address has a blank.
    const key = isLow ? `${canonical} low-data` : canonical;
    const { value, isHit } = await cache.get(key, () => render(canonical, '127.0.0.1', isLow));
    request.cacheUse = { cache: 'pages', isHit };
    return value;
  };
}

/** Serves the pages of the site on every address that neither the API nor a file has. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const pageOf = pageSource(app, options);

  async function slowDown(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal?: Awaited<ReturnType<FastifyInstance['contactRefusal']>>,
  ): Promise<FastifyReply> {
    const { headers, body } = await pageOf(request, localePath(splitLocale(request.url).locale, '/slow-down'));
    reply.code(429).headers(headers).header('cache-control', 'no-store');
    // Who asked for too many pages has it from the limit already.
    if (refusal) reply.headers(refusal);
    return sendBody(request, reply, body, VARY);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (isOfApi(request) || FILE_PATH.test(pathOf(request))) return reply.callNotFound();
    const single = withoutEmptySegments(request.url);
    if (single !== undefined) return reply.header('cache-control', 'no-cache').redirect(single, 301);
    const address = readPageAddress(request.url);
    const { status, headers, body, shown, contacts } = await pageOf(request, address.canonical);
    const refusal = await app.contactRefusal(request, contacts);
    if (refusal) return slowDown(request, reply, refusal);
    app.countShown(request, shown);
    reply
      .code(status)
      .headers(headers)
      .header('cache-control', cacheControlOf(status, request, address));
    if (status === 503) reply.header('retry-after', BACK_SECONDS);
    if (headers.location) return reply.send();
    return sendBody(request, reply, body, VARY);
  }

  /** A person who asked for too many pages reads so in their language; programs have the error. */
  async function explain(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const isPerson = error.statusCode === 429 && request.headers.accept?.includes('text/html');
    if (!isPerson) throw error;
    return slowDown(request, reply);
  }

  // A form that needs scripts, where one of them did not come: the page again says more than an error would.
  app.addHook('onRequest', async (request, reply) => {
    const isForm = request.is404 && request.method === 'POST' && FORM.test(request.headers['content-type'] ?? '');
    if (isForm && !isOfApi(request)) return reply.redirect(withoutEmptySegments(request.url) ?? request.url, 303);
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public', isPage: true },
    ...HIDDEN,
    handler: answer,
    errorHandler: explain,
  });
}

const DETAIL = /^\/property-detail-home\/([^/?]+)/;

/** The listing whose page this is. */
function viewed(url: string): ShownListings {
  const id = parsePropertySegment(DETAIL.exec(splitLocale(url).path)?.[1]);
  return id === undefined ? [] : [{ kind: 'view', ids: [id] }];
}

function cacheControlOf(
  status: number,
  request: FastifyRequest,
  { canonical = request.url, isPublic }: PageAddress,
): string {
  if (status >= 500) return 'no-store';
  // A redirect may lead elsewhere tomorrow, and what is missing may come.
  if (status !== 200) return 'no-cache';
  if (!isPublic) return PRIVATE;
  return tellsAvailability(canonical) || readLowData(request).isChosen ? ASK_ALWAYS : PUBLIC;
}
