import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type Failure,
  type ParamsOf,
  pathOf,
  type QueryOf,
} from '@karachi-estates/contracts/endpoint';
import { type Locale, localeOf } from '@karachi-estates/domain/words/locale';
import { storedToken } from '../session/storage.ts';

/** Path parameters and query of a call. */
export interface Address<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
}

/** What a call sends. `form` goes to multipart endpoints instead of `body`. */
export interface CallArgs<E extends Endpoint> extends Address<E> {
  body?: BodyOf<E>;
  form?: FormData;
  /** The same key makes a retry the same lead, ad or registration. */
  idempotencyKey?: string;
  /** Gives the call up. */
  signal?: AbortSignal;
}

/** A success answer: its body and the headers that lists put their paging in. */
export interface Answer<E extends Endpoint> {
  data: AnswerOf<E>;
  header(name: string): string | null;
}

/** A call that was answered with an error (`status` is its code) or not answered at all (`status` is 0). */
export class CallFailed extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  /** The server has said in JSON what is wrong; otherwise something on the way has answered, or nothing. */
  readonly isReadable: boolean;
  /** The id of the request, under which the server's log has it. */
  readonly requestId: string | undefined;

  constructor(status: number, failure?: Partial<Failure>, requestId?: string) {
    super(failure?.message ?? failure?.error ?? '');
    this.name = 'CallFailed';
    this.status = status;
    this.fields = failure?.fields ?? {};
    this.isReadable = failure !== undefined;
    this.requestId = failure?.requestId ?? requestId;
  }
}

/** Whether the server refused with a reason (4xx): the same call is refused again, anything else may go well later. */
export const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500;

/** The language of the open page, in which the API is to answer; the browser's own wishes may be others. */
export const pageLanguage = (): Locale => localeOf(globalThis.document?.documentElement.lang);

/** Characters of what is sent although its page is left: browsers take 64 KiB, and a letter has three bytes at most. */
const MOST_KEPT = 20_000;

/** A short id of a call, made here, so that one id leads from the page through every log of the server. */
export const newRequestId = (): string | undefined => globalThis.crypto?.randomUUID?.().slice(0, 13);

/** A line that is dead says nothing. Who waited so long counts as without a connection. */
export const LONGEST_MS = 60_000;
/** `fetch` does not say whether the bytes of a file are still leaving. */
export const LONGEST_WITH_FILES_MS = 600_000;

/**
 * Calls an endpoint from the browser, with the session's token where one is stored.
 * @throws CallFailed; its message is the server's and may be empty, so that the caller says its own words.
 */
export async function call<E extends Endpoint>(endpoint: E, args: CallArgs<E> = {}): Promise<Answer<E>> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': pageLanguage() });
  const requestId = newRequestId();
  if (requestId) headers.set('x-request-id', requestId);
  const token = storedToken();
  // What is open to everybody is asked for by nobody in particular.
  if (token && endpoint.access !== 'public') headers.set('authorization', `Bearer ${token}`);
  if (args.idempotencyKey) headers.set('idempotency-key', args.idempotencyKey);
  if (args.body !== undefined) headers.set('content-type', 'application/json');

  const json = args.body === undefined ? null : JSON.stringify(args.body);
  let response: Response;
  try {
    response = await fetch(pathOf(endpoint, args), {
      method: endpoint.method,
      headers,
      signal: args.signal ?? AbortSignal.timeout(args.form ? LONGEST_WITH_FILES_MS : LONGEST_MS),
      // What somebody did is not lost when they leave or reload the page at once. Browsers refuse to keep large bodies.
      keepalive: endpoint.method !== 'GET' && args.form === undefined && (json ?? '').length < MOST_KEPT,
      body: args.form ?? json,
    });
  } catch {
    throw new CallFailed(0);
  }
  const data: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    throw new CallFailed(
      response.status,
      (data ?? undefined) as Partial<Failure> | undefined,
      response.headers.get('x-request-id') ?? undefined,
    );
  }
  // Every answer of the API is JSON: this one is another's, such as a Wi-Fi portal's page, and the call has not
  // arrived.
  if (data === undefined) throw new CallFailed(0);
  return { data: data as AnswerOf<E>, header: (name) => response.headers.get(name) };
}
