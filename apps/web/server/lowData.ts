import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const COOKIE = 'low-data';
const CHOSEN = /(?:^|;\s*)low-data=([01])(?:;|$)/;
const YEAR_S = 31_536_000;

const FORM = 'application/x-www-form-urlencoded';
/** The address of a list with every filter fits. */
const FORM_BYTES = 8_192;

/** How much data a request asks for. */
export interface AskedData {
  /** Little: its page shows no photo before it is asked for. All else about a request leaves a page alone. */
  isLow: boolean;
  /** A person chose it, in either direction; else it is what their browser says. */
  isChosen: boolean;
}

/** Reads what a person chose on this device, else what their browser asks for (`Save-Data: on`). */
export function readLowData({ headers }: Pick<FastifyRequest, 'headers'>): AskedData {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  if (chosen !== undefined) return { isLow: chosen === '1', isChosen: true };
  return { isLow: /^\s*on\s*(?:;|$)/i.test(String(headers['save-data'] ?? '')), isChosen: false };
}

/**
 * An address of this site as it may stand in a redirect; any other becomes the home page.
 * @param address path, query and fragment, as a form has sent them.
 * @param origin of this site.
 */
export function ownAddress(address: string | null, origin: string): string {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin) return '/';
  // Dots that are resolved may leave two slashes, which begin the name of another site.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/**
 * Takes the form of the switch, `POST /low-data`: keeps the choice on the device for a year and leads back. It needs no
 * scripts, and a page of another site cannot choose.
 */
export function serveLowData(app: FastifyInstance, siteUrl: string): void {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  void app.register(async (forms) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    forms.post<{ Body: URLSearchParams | undefined }>('/low-data', HIDDEN, (request, reply) => {
      const { body, headers } = request;
      reply.header('cache-control', 'no-store');
      if (headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
      const chosen = body?.get('on') === '1' ? 1 : 0;
      return reply
        .header('set-cookie', `${COOKIE}=${chosen}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure}`)
        .redirect(ownAddress(body?.get('back') ?? null, siteUrl), 303);
    });
  });
}
