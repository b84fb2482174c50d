import { useEffect, useRef } from 'react';
import { useMapCard } from '../data/map.ts';

interface ChosenHomeOptions {
  chosen: number | undefined;
  /** Gives the address the home whose card is open, or none. */
  onShow(home: number | undefined, options: { replace: boolean }): void;
}

/** The home whose card is open, and the keyboard that goes to its card and back to its pin. */
export function useChosenHome({ chosen, onShow }: ChosenHomeOptions) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  const { data } = useMapCard(chosen);
  const home = data?.[0];

  // The card comes when the address has it; the keyboard goes with it.
  useEffect(() => {
    if (chosen === undefined || !takesFocus.current) return;
    takesFocus.current = false;
    heading.current?.focus();
  }, [chosen]);

  return {
    heading,
    home,
    isGone: data !== undefined && !home,
    choose(id: number) {
      if (id === chosen) {
        heading.current?.focus();
        return;
      }
      takesFocus.current = true;
      onShow(id, { replace: chosen !== undefined });
    },
    close() {
      onShow(undefined, { replace: true });
      if (chosen !== undefined) document.getElementById(`pin-${chosen}`)?.focus();
    },
  };
}
