import { type AnswerOf, type Endpoint, pathOf } from '@karachi-estates/contracts/endpoint';
import { data } from 'react-router-dom';
import { type Address, type Answer, CallFailed } from './call.ts';

/** Something that can call an endpoint: the browser's `call`, or the server's in-process API. */
export type Caller = <E extends Endpoint>(endpoint: E, address: Address<E>) => Promise<Answer<E>>;

/**
 * One thing to read from the API. `key` begins with its URL: loaders and hooks that read the same thing have the same
 * key.
 */
export interface Reading<T> {
  key: string;
  from(caller: Caller): Promise<T>;
}

const OWN = '#own';

/** Whether a key is of something that only a signed-in person may read. */
export const isOwn = (key: unknown): boolean => typeof key === 'string' && key.endsWith(OWN);

/** A reading of an endpoint's answer. */
export function reading<E extends Endpoint>(endpoint: E, address?: Address<E>): Reading<AnswerOf<E>>;
/** A reading of what `read` makes of the answer and its headers. */
export function reading<E extends Endpoint, T>(
  endpoint: E,
  address: Address<E>,
  read: (answer: Answer<E>) => T,
): Reading<T>;
export function reading<E extends Endpoint>(
  endpoint: E,
  address: Address<E> = {},
  read: (answer: Answer<E>) => unknown = (answer) => answer.data,
): Reading<unknown> {
  return {
    key: pathOf(endpoint, address) + (endpoint.access === 'public' ? '' : OWN),
    from: async (caller) => read(await caller(endpoint, address)),
  };
}

/** A reading that a page can do without: where it fails, the page is there without it and the browser tries again. */
export const optional = <T>({ key, from }: Reading<T>): Reading<T | undefined> => ({
  key,
  from: (caller) => from(caller).catch(() => undefined),
});

/**
 * What has been read on the server, by key, as JSON: the start of the browser's cache. The router would number every
 * value of an object, which weighs a quarter more in the page.
 */
export type Fallback = string;

/** The values of a page for which nothing could be read. */
export const nothingRead: Fallback = '{}';

/** The values of a fallback by their keys. */
export function valuesOf(fallback: Fallback = nothingRead): Record<string, unknown> {
  return JSON.parse(fallback);
}

/**
 * What a loader throws for a call that the server could not answer. Errors of loaders reach the screen without what
 * they say; this keeps the id by which support finds the request, and the status.
 */
function loaderError(error: unknown): unknown {
  if (!(error instanceof CallFailed) || error.status < 500) return error;
  return data({ requestId: error.requestId }, { status: error.status });
}

/**
 * Reads several things at once for a page that the server renders.
 * @throws CallFailed when one of the readings is refused; an error of the router, with the request's id, when one fails
 */
export async function fallbackOf(caller: Caller, readings: readonly Reading<unknown>[]): Promise<Fallback> {
  const values = await Promise.all(readings.map((each) => each.from(caller))).catch((error: unknown) => {
    throw loaderError(error);
  });
  return JSON.stringify(Object.fromEntries(readings.map((each, index) => [each.key, values[index]])));
}
