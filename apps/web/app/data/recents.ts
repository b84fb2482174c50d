import { bringRecents } from '@karachi-estates/contracts/recents';
import { whoIsHere } from '../session/storage.ts';
import { call } from './call.ts';
import { recentsToBring, takeRecents } from './seen.ts';

/**
 * Brings what was looked at on this device to the account, and takes over what the account knows from others: each home
 * once.
 * @throws CallFailed when the account could not be reached; it is brought the next time then.
 */
export async function syncRecents(accountId: number): Promise<void> {
  const isStillHere = whoIsHere();
  const brought = recentsToBring(accountId);
  const { property_ids, search, forget } = brought;
  const { data } = await call(bringRecents, { body: { property_ids: [...property_ids], search, forget } });
  if (isStillHere()) takeRecents(accountId, data, brought);
}
