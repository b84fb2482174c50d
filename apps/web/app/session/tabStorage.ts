/** What this tab has stored under a name; null where there is nothing, and where the browser forbids storage. */
export function readInTab(entry: string): string | null {
  try {
    return sessionStorage.getItem(entry);
  } catch {
    return null;
  }
}

/** Stores it until somebody logs out or the tab is closed; nothing where the browser forbids it. */
export function storeInTab(entry: string, value: object): void {
  try {
    sessionStorage.setItem(entry, JSON.stringify(value));
  } catch {
    // Whoever reads it does without.
  }
}

export function removeFromTab(entry: string): void {
  try {
    sessionStorage.removeItem(entry);
  } catch {
    // Nothing was stored.
  }
}
