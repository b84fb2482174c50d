import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the screen is still open: an answer that comes after its person has left leads them nowhere. */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(() => isOpen.current, []);
}
