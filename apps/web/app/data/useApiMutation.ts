import type { AnswerOf, Endpoint } from '@karachi-estates/contracts/endpoint';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type CallArgs, CallFailed, call } from './call.ts';

interface ApiMutation<E extends Endpoint> {
  /** @throws CallFailed */
  send(args?: CallArgs<E>): Promise<AnswerOf<E>>;
  isSending: boolean;
}

/** Refused because things are not, or not any more, as the page shows them: gone, or changed elsewhere. */
const isOutOfDate = (error: unknown) => error instanceof CallFailed && (error.status === 404 || error.status === 409);

/**
 * A call that changes something. Everything read below the given paths is read again afterwards,
 * for example `useApiMutation(saveProperty, ['/api/properties'])`; also where what the page shows was out of date.
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, stale: readonly string[] = []): ApiMutation<E> {
  const { mutate } = useSWRConfig();
  const [sending, setSending] = useState(0);
  const prefixes = stale.join(' ');
  const send = useCallback(
    async (args: CallArgs<E> = {}) => {
      const readAgain = () => {
        const paths = prefixes.split(' ').filter(Boolean);
        return mutate((key) => typeof key === 'string' && paths.some((path) => key.startsWith(path)));
      };
      setSending((count) => count + 1);
      try {
        const { data } = await call(endpoint, args);
        await readAgain();
        return data;
      } catch (error) {
        if (isOutOfDate(error)) await readAgain();
        throw error;
      } finally {
        setSending((count) => count - 1);
      }
    },
    [endpoint, mutate, prefixes],
  );
  return { send, isSending: sending > 0 };
}
