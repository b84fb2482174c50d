import { useCallback, useEffect, useRef } from 'react';

const DEBOUNCE_MS = 400;

/** Gives a function that reports a moment after it was last called, and at once when the page may be about to go. */
export function useDebounced(report: () => void): () => void {
  const latest = useRef(report);
  const timer = useRef<number>(undefined);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => {
    const now = () => {
      if (timer.current === undefined) return;
      window.clearTimeout(timer.current);
      timer.current = undefined;
      latest.current();
    };
    document.addEventListener('visibilitychange', now);
    return () => {
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, []);
  return useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, DEBOUNCE_MS);
  }, []);
}
