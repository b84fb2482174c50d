// A page that is being left or loaded again holds its draft a moment longer.
const PATIENCE_MS = 500;

/**
 * Holds a draft for this tab, so that no other one writes into it.
 * @param until lets it go again when it is aborted; closing the tab does too
 * @returns false where another tab holds it
 */
export function holdDraft(slot: string, until: AbortSignal): Promise<boolean> {
  // Browsers offer locks to secure pages only; elsewhere the tab that wrote last wins.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  const name = `karachi-estates-draft/${slot}`;
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<void>((letGo) => {
        if (until.aborted) letGo();
        else until.addEventListener('abort', () => letGo());
      });
    };
    // One that is free is given however slow the device is: time runs out for one alone that is held.
    const wait = () => locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, hold);
    locks.request(name, { ifAvailable: true }, async (lock) => (lock ? hold() : wait())).catch(() => resolve(false));
  });
}
