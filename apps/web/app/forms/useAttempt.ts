import { useMemo } from 'react';
import { newKey } from '../data/newKey.ts';

interface Attempt {
  /** The key to send this content with: the same one for as long as the content stays the same. */
  keyOf(content: unknown): string;
  /** It has arrived: the same content later is meant anew. */
  arrived(): void;
}

/** Idempotency keys of a form: whoever sends again because no answer came has sent it once. */
export function useAttempt(): Attempt {
  return useMemo(() => {
    let last = { text: '', key: '' };
    return {
      keyOf(content) {
        const text = JSON.stringify(content);
        if (last.text !== text) last = { text, key: newKey() };
        return last.key;
      },
      arrived() {
        last = { text: '', key: '' };
      },
    };
  }, []);
}
