import { DESK_HEADER } from '@karachi-estates/contracts/desk';
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type Failure,
  type ParamsOf,
  pathOf,
  type QueryOf,
} from '@karachi-estates/contracts/endpoint';

/** What a call sends: path parameters, query and body, as the contract of the endpoint names them. */
export interface CallArgs<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** Gives the call up. */
  signal?: AbortSignal;
}

/** Calls an endpoint of the API as the person at the desk. An archive comes as a Blob. */
export type Call = <E extends Endpoint>(endpoint: E, args?: CallArgs<E>) => Promise<AnswerOf<E>>;

/** What is said where the server has not said it. */
export interface CallWords {
  /** No answer came. */
  offline: string;
  /** Something answered that was not the API. */
  unreadable: string;
}

/** A call that was answered with an error (`status` is its code) or not answered at all (`status` is 0). */
export class CallFailed extends Error {
  readonly status: number;
  /** The stable name of the message. */
  readonly code: string | undefined;
  /** Errors in words by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Under which the server's log has the request. */
  readonly requestId: string | undefined;

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? failure.error ?? '');
    this.name = 'CallFailed';
    this.status = status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.requestId = failure.requestId;
  }
}

/** Whether the server refused with a reason (4xx): the same call is refused again. */
export const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500;

/** A line that is dead says nothing. Who waited so long is told that there is no connection. */
export const LONGEST_MS = 60_000;
/** Files travel in the body, and nothing says whether it is still leaving. */
export const LONGEST_WITH_FILES_MS = 600_000;
/** What people type is shorter. */
const FILE_FROM = 100_000;

/**
 * Calls the API over the network. The session travels in a cookie that scripts cannot read; what changes something
 * carries the desk's own header too, which a page of another origin cannot send.
 * @throws CallFailed with a message for people
 */
export const callOver =
  (network: typeof fetch, words: CallWords): Call =>
  async (endpoint, { params, query, body, signal } = {}) => {
    const headers = new Headers({ accept: 'application/json', 'accept-language': 'en' });
    if (endpoint.method !== 'GET') headers.set(DESK_HEADER, '1');
    if (body !== undefined) headers.set('content-type', 'application/json');
    const sent = body === undefined ? null : JSON.stringify(body);
    const limit = new AbortController();
    const patience = sent && sent.length > FILE_FROM ? LONGEST_WITH_FILES_MS : LONGEST_MS;
    const timer = setTimeout(() => limit.abort(), patience);
    let response: Response;
    try {
      response = await network(pathOf(endpoint, { params, query }), {
        method: endpoint.method,
        headers,
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
        body: sent,
      });
    } catch (error) {
      // Given up on purpose: nobody waits for it any more.
      if (signal?.aborted) throw error;
      throw new CallFailed(0, { message: words.offline });
    } finally {
      // A file that has begun to come takes as long as it takes.
      clearTimeout(timer);
    }
    const isFile = response.ok && response.headers.get('content-type') === 'application/gzip';
    const data: unknown = isFile ? await response.blob() : await response.json().catch(() => undefined);
    if (!response.ok) {
      throw new CallFailed(response.status, { message: words.unreadable, ...(data as Partial<Failure> | undefined) });
    }
    // Every answer of the API is JSON: this one is another's, such as a Wi-Fi portal's page.
    if (data === undefined) throw new CallFailed(0, { message: words.unreadable });
    return data as AnswerOf<typeof endpoint>;
  };
