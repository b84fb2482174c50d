import useSWR, { preload, type SWRConfiguration } from 'swr';
import { type CallFailed, call } from './call.ts';
import type { Reading } from './reading.ts';
import { referenceOf } from './reference.ts';

/** What a hook over the API gives: `data` while nothing went wrong, `error` with a `retry` when something did. */
export interface ApiState<T> {
  data: T | undefined;
  error: CallFailed | undefined;
  isLoading: boolean;
  /** The id of the request that failed, for support. */
  reference: string | undefined;
  retry(): void;
}

/** For what hardly ever changes: one reading serves the visit. */
export const READ_ONCE = { revalidateIfStale: false, revalidateOnFocus: false } as const;

const ASK_ON_MS = 5_000;

/**
 * For what an open page follows by itself while it is seen. Where no answer comes it asks on at an even pace: SWR's own
 * pauses grow to a quarter of an hour, for which a page would show what is over.
 * @param milliseconds between two readings
 */
export const following = (milliseconds: number): SWRConfiguration => ({
  refreshInterval: milliseconds,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    setTimeout(() => void revalidate({ retryCount }), Math.max(milliseconds, ASK_ON_MS));
  },
});

/**
 * The one place that reads from the API. `null` reads nothing (yet).
 * A page that the server rendered starts with the server's answer and asks again only when the reader comes back to the
 * tab.
 */
export function useApi<T>(reading: Reading<T> | null, options?: SWRConfiguration<NoInfer<T>, CallFailed>): ApiState<T> {
  const { data, error, isLoading, mutate } = useSWR<T, CallFailed>(
    reading?.key ?? null,
    () => (reading as Reading<T>).from(call),
    options,
  );
  return { data, error, isLoading, reference: referenceOf(error), retry: () => void mutate() };
}

/** Starts reading before the component that shows it is there, for example while its code is still on the way. */
export function startReading(readings: readonly Reading<unknown>[]): void {
  for (const each of readings) preload(each.key, () => each.from(call)).catch(() => undefined);
}
