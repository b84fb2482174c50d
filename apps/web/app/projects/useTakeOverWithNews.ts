import type { Unit } from '@karachi-estates/contracts/projects';
import { useEffect, useRef } from 'react';
import { takeOverNow } from '../chrome/somebody.ts';

/**
 * Lets the page of units hydrate as soon as one of them changed: who only looks at what was sent has to see that, too.
 * @param units as they were last read; nothing before the first answer.
 */
export function useTakeOverWithNews(units: readonly Unit[] | undefined): void {
  const told = units && JSON.stringify(units);
  const sent = useRef(told);
  useEffect(() => {
    sent.current ??= told;
    if (told !== sent.current) takeOverNow();
  }, [told]);
}
