import { useEffect } from 'react';

/** Asks before the tab is closed while something is on its way. */
export function useLeaveQuestion(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
