import { useEffect, useRef, useState } from 'react';

// Who taps 'Publish' twice must not stop it with the second tap, and what is done sooner needs no button.
const SLOW_MS = 2_000;

/**
 * Lets somebody stop what they are sending.
 * @returns whether it takes so long that stopping is offered, `begin` for the signal of each try, and `stop`.
 */
export function useStop(isSending: boolean) {
  const control = useRef<AbortController>(undefined);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSending]);
  return {
    isSlow,
    begin(): AbortSignal {
      control.current = new AbortController();
      return control.current.signal;
    },
    stop: () => control.current?.abort(),
  };
}
