import { useState } from 'react';

const KEY = 'homesSeenOnMap';
const MOST = 500;

function stored(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    // Storage may be closed to the page; then nothing is remembered.
    return [];
  }
}

/** The homes whose cards were opened on the map of this device, the last 500. */
export function useSeenHomes(): [seen: ReadonlySet<number>, add: (id: number) => void] {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(stored()));
  const add = (id: number) => {
    if (seen.has(id)) return;
    const ids = [...seen, id].slice(-MOST);
    setSeen(new Set(ids));
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // As above: it is a comfort and no more.
    }
  };
  return [seen, add];
}
