import {
  INTEREST_NETWORK_FAILED,
  INTEREST_REFUSED,
  INTEREST_REGISTERED,
} from '@karachi-estates/domain/interest/messages';
import { checkInterest } from '@karachi-estates/domain/interest/rules';
import { useRef, useState } from 'react';
import type { InterestField, InterestFormProps, InterestValues } from '../InterestForm/InterestForm.tsx';

/**
 * Sends a registration. Resolves with whether the server took it and the message it gave; rejects when there was no
 * answer or none that can be read. The same key makes a repeated sending the same registration.
 */
export type SendInterest = (
  values: InterestValues,
  idempotencyKey: string,
) => Promise<{ ok: boolean; message?: string }>;

const none: readonly InterestField[] = [];

/** 32 hexadecimal digits; `randomUUID` is missing on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The way of an interest form from none to green or red. */
export function useInterest(send: SendInterest) {
  const [message, setMessage] = useState<InterestFormProps['message']>();
  const [wrong, setWrong] = useState(none);
  const [pending, setPending] = useState(false);
  const attempt = useRef({ content: '', key: '' });

  const submit = async (values: InterestValues) => {
    const verdict = checkInterest(values);
    if (!verdict.ok) {
      setMessage({ tone: 'failure', text: verdict.because });
      setWrong(Object.keys(verdict.fields) as InterestField[]);
      return;
    }
    setWrong(none);
    setMessage(undefined);
    setPending(true);
    const content = JSON.stringify(values);
    if (attempt.current.content !== content) attempt.current = { content, key: newKey() };
    try {
      const answer = await send(values, attempt.current.key);
      if (answer.ok) attempt.current = { content: '', key: '' };
      setMessage(
        answer.ok
          ? { tone: 'success', text: INTEREST_REGISTERED }
          : { tone: 'failure', text: answer.message || INTEREST_REFUSED },
      );
    } catch (error) {
      console.error(error);
      setMessage({ tone: 'failure', text: INTEREST_NETWORK_FAILED });
    } finally {
      setPending(false);
    }
  };

  return { message, wrong, pending, submit };
}
