import { bringDeviceSearches } from './deviceSearches.ts';
import { syncRecents } from './recents.ts';

/** Brings what a guest did on this device to their account: the searches, and what was looked at. */
export async function bringAlong(accountId: number): Promise<void> {
  // What did not arrive can wait for the next visit.
  await Promise.allSettled([bringDeviceSearches(), syncRecents(accountId)]);
}
