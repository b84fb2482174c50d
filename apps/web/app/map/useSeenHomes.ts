import { useMemo } from 'react';
import { noteSeen, useSeenIds } from '../data/seen.ts';

/** The homes that were opened on this device, on the map or on their pages: one store for both. */
export function useSeenHomes(): [seen: ReadonlySet<number>, add: (id: number) => void] {
  const ids = useSeenIds();
  return [useMemo(() => new Set(ids), [ids]), noteSeen];
}
