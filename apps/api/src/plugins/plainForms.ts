import type { Locale } from '@karachi-estates/domain/words/locale';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './errors.ts';

const FORM = 'application/x-www-form-urlencoded';
/** A letter of Urdu takes six bytes in a form, and messages may have two thousand. */
const FORM_BYTES = 32 * 1_024;
/** What browsers and servers take in one address, with room for all else that stands in it. */
const TEXT_BYTES_IN_ADDRESS = 6_000;
const BYTES_ESCAPED = 3;
const QUERY_IN_ADDRESS = 2_000;

/** The page that a plain form came from: its path and what of the form goes back there. */
type FormPage = (
  body: Readonly<Record<string, string | undefined>>,
  params: Readonly<Record<string, string>>,
) => { path: string; query: Record<string, string> };

/** The longest name, phone number and address that a form may have, as its inputs have it. */
const PERSON = { name: 160, phone: 120, email: 254 };

/** What somebody typed about themselves, for a form that was refused: they only mend what is wrong. */
export function typedPerson(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(PERSON).flatMap(([name, most]) => {
    const value = body[name];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, most)]] : [];
  });
  return Object.fromEntries(kept);
}

/** What somebody wrote, for a form that was refused; a very long text loses its end, since an address carries it. */
export function typedText(body: Readonly<Record<string, string | undefined>>, name: string): Record<string, string> {
  let kept = '';
  let bytes = 0;
  for (const letter of body[name] ?? '') {
    bytes += BYTES_ESCAPED * Buffer.byteLength(letter);
    if (bytes > TEXT_BYTES_IN_ADDRESS) break;
    kept += letter;
  }
  return kept ? { [name]: kept } : {};
}

/** The page of a mail's link, which goes on with the link. */
export const linkPage =
  (path: string): FormPage =>
  ({ token = '' }) => ({ path, query: { token: token.slice(0, 200) } });

/** Sends a browser without scripts on to a page. */
export function toPage(reply: FastifyReply, page: Locale, path: string, query: Record<string, string>) {
  return reply.redirect(`${page === 'ur' ? '/ur' : ''}${path}?${new URLSearchParams(query)}`, 303);
}

/** The language of the page whose plain form this is; undefined for a call of a program. */
export function pageOf(request: FastifyRequest): Locale | undefined {
  const page = (request.body as { page?: unknown } | null | undefined)?.page;
  return page === 'en' || page === 'ur' ? page : undefined;
}

/** Whether a form was not even read. */
const isTooLong = ({ code }: FastifyError, { headers }: FastifyRequest): boolean =>
  code === 'FST_ERR_CTP_BODY_TOO_LARGE' && headers['content-type']?.startsWith(FORM) === true;

/** The page that a form was sent from, where its browser says so: of a form that was not read nothing else is known. */
function pageBefore({ headers }: FastifyRequest, path: string) {
  const from = headers.referer ?? '';
  const { pathname, search, searchParams } = URL.canParse(from) ? new URL(from) : new URL('about:blank');
  const page = (['en', 'ur'] as const).find((locale) => pathname === (locale === 'ur' ? `/ur${path}` : path));
  return page && search.length <= QUERY_IN_ADDRESS
    ? { page, path, query: Object.fromEntries(searchParams) }
    : undefined;
}

/**
 * Lets the endpoints of a module be sent by forms without scripts. One that is refused goes back to its page, which
 * says what to do: `refused` is the code of the reason.
 * @param pages by the address of the endpoint.
 */
export function acceptPlainForms(app: FastifyInstance, pages: Readonly<Record<string, FormPage>>): void {
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const back = pages[request.routeOptions.url ?? ''];
    const before = back && isTooLong(error, request) ? pageBefore(request, back({}, {}).path) : undefined;
    if (before) return toPage(reply, before.page, before.path, { ...before.query, refused: 'REQUEST_TOO_LARGE' });
    const page = pageOf(request);
    if (!page || !back) return answerError(error, request, reply);
    // A program can send the same as JSON, with anything in it.
    const fields = Object.entries(request.body as Record<string, unknown>).filter(
      ([, value]) => typeof value === 'string',
    );
    const { path, query } = back(
      Object.fromEntries(fields) as Record<string, string>,
      request.params as Record<string, string>,
    );
    const reason = (error as { told?: { code?: string } }).told?.code ?? '1';
    return toPage(reply, page, path, { ...query, refused: reason });
  });
}
