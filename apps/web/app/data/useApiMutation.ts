import type { AnswerOf, Endpoint } from '@karachi-estates/contracts/endpoint';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type CallArgs, call } from './call.ts';

interface ApiMutation<E extends Endpoint> {
  /** @throws CallFailed */
  send(args?: CallArgs<E>): Promise<AnswerOf<E>>;
  isSending: boolean;
}

/**
 * A call that changes something. Everything read below the given paths is read again afterwards,
 * for example `useApiMutation(saveProperty, ['/api/properties'])`.
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, stale: readonly string[] = []): ApiMutation<E> {
  const { mutate } = useSWRConfig();
  const [sending, setSending] = useState(0);
  const prefixes = stale.join(' ');
  const send = useCallback(
    async (args: CallArgs<E> = {}) => {
      setSending((count) => count + 1);
      try {
        const { data } = await call(endpoint, args);
        const paths = prefixes.split(' ').filter(Boolean);
        await mutate((key) => typeof key === 'string' && paths.some((path) => key.startsWith(path)));
        return data;
      } finally {
        setSending((count) => count - 1);
      }
    },
    [endpoint, mutate, prefixes],
  );
  return { send, isSending: sending > 0 };
}
