import type { ProjectUnits } from '@karachi-estates/contracts/projects';
import { useEffect, useRef } from 'react';
import { takeOverNow } from '../chrome/somebody.ts';

/**
 * Lets a page about units hydrate as soon as a unit or the project changed, such as by a hold or the day of a launch:
 * who only looks at what was sent has to see that, too.
 * @param read the project with its units as last read; nothing before the first answer.
 */
export function useTakeOverWithNews(read: ProjectUnits | undefined): void {
  // The moment of reading is no news.
  const told = read && JSON.stringify([read.project, read.units]);
  const sent = useRef(told);
  useEffect(() => {
    sent.current ??= told;
    if (told !== sent.current) takeOverNow();
  }, [told]);
}
