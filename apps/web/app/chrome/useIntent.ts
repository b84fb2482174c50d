import { startTransition, useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let isThere = false;

/**
 * Whether somebody uses the page: they move, press, type or scroll. What nobody looks at first comes then, and a page that
 * is only opened loads none of it.
 */
export function useIntent(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const noticed = () => {
      isThere = true;
      startTransition(() => setHas(true));
      for (const sign of SIGNS) removeEventListener(sign, noticed);
    };
    if (isThere) noticed();
    else for (const sign of SIGNS) addEventListener(sign, noticed, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, noticed);
    };
  }, []);
  return has;
}
