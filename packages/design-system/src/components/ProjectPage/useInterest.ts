import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import {
  INTEREST_FIELDS_MISSING,
  INTEREST_NETWORK_FAILED,
  INTEREST_REFUSED,
  INTEREST_REGISTERED,
} from '@karachi-estates/domain/interest/messages';
import { checkInterest } from '@karachi-estates/domain/interest/rules';
import { useRef, useState } from 'react';
import type { InterestField, InterestFormProps, InterestValues } from '../InterestForm/InterestForm.tsx';

/** What a project's page says about a registration. */
export interface InterestMessages {
  /** A field is empty. */
  missing: string;
  /** No mail reaches the address. */
  email: string;
  registered: string;
  /** The server refused it and gave no message. */
  refused: string;
  /** It did not reach the server, or the answer could not be read. */
  failed: string;
}

export const englishInterest: InterestMessages = {
  missing: INTEREST_FIELDS_MISSING,
  email: EMAIL_INVALID,
  registered: INTEREST_REGISTERED,
  refused: INTEREST_REFUSED,
  failed: INTEREST_NETWORK_FAILED,
};

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

/** The way of an interest form from none to green or red. `unitTypes` are the project's own. */
export function useInterest(send: SendInterest, unitTypes: InterestFormProps['unitTypes'], messages: InterestMessages) {
  const [message, setMessage] = useState<InterestFormProps['message']>();
  const [wrong, setWrong] = useState(none);
  const [pending, setPending] = useState(false);
  const attempt = useRef({ content: '', key: '' });

  const submit = async (values: InterestValues) => {
    const verdict = checkInterest(values, unitTypes);
    if (!verdict.ok) {
      setMessage({ tone: 'failure', text: verdict.code === 'EMAIL_INVALID' ? messages.email : messages.missing });
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
          ? { tone: 'success', text: messages.registered }
          : { tone: 'failure', text: answer.message || messages.refused },
      );
    } catch (error) {
      console.error(error);
      setMessage({ tone: 'failure', text: messages.failed });
    } finally {
      setPending(false);
    }
  };

  return { message, wrong, pending, submit };
}
