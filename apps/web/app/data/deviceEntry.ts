import { useSyncExternalStore } from 'react';

/** An entry of this device's storage that several parts of a page show. */
export interface DeviceEntry<T> {
  read(): T;
  write(next: T): void;
  forget(): void;
  /** Its value; that of an empty storage while the page hydrates, as the server knows nobody's. */
  use(): T;
  /** Shows it again where something else has changed the storage, for example a logout that empties it. */
  reread(): void;
}

/** After these another tab may have changed the storage: a page that is kept for going back hears no storage events. */
const OTHERS_WROTE = ['storage', 'pageshow'];

/**
 * Opens an entry of this device's storage. A browser that stores nothing has it until the page is left.
 * @param parse what a text means, whoever wrote it; null where there is none. It never throws.
 */
export function deviceEntry<T>(name: string, parse: (text: string | null) => T): DeviceEntry<T> {
  const none = parse(null);
  let current: { text: string | null; value: T } = { text: null, value: none };
  const listeners = new Set<() => void>();

  function read(): T {
    let text: string | null;
    try {
      text = localStorage.getItem(name);
    } catch {
      return current.value;
    }
    // One object as long as nothing changes.
    if (text !== current.text) current = { text, value: parse(text) };
    return current.value;
  }

  function reread(): void {
    for (const listener of listeners) listener();
  }

  function write(next: T): void {
    const text = JSON.stringify(next);
    try {
      localStorage.setItem(name, text);
      current = { text, value: next };
    } catch {
      current = { ...current, value: next };
    }
    reread();
  }

  function forget(): void {
    current = { text: null, value: none };
    try {
      localStorage.removeItem(name);
    } catch {
      // Where nothing can be stored, nothing is.
    }
    reread();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    for (const event of OTHERS_WROTE) window.addEventListener(event, listener);
    return () => {
      listeners.delete(listener);
      for (const event of OTHERS_WROTE) window.removeEventListener(event, listener);
    };
  }

  return { read, write, forget, reread, use: () => useSyncExternalStore(subscribe, read, () => none) };
}

/** The ids in a stored list; none where it is no list. */
export function parseIds(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}
