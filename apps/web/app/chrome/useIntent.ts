import { startTransition, useEffect, useState } from 'react';
import { onceSomebodyIsThere } from './somebody.ts';

/**
 * Whether somebody uses the page: they move, press, type or scroll. What nobody looks at first comes then, and a page
 * that is only opened loads none of it.
 */
export function useIntent(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => onceSomebodyIsThere(() => startTransition(() => setHas(true))), []);
  return has;
}
