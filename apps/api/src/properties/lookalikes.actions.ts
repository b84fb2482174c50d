import type { PostedBefore } from '@karachi-estates/contracts/duplicates';
import { findAccount } from '../accounts/accounts.store.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../refused.ts';
import { addPair, findLookalikes, findRepeated, forgetCompared, listToCompare } from './lookalikes.store.ts';
import { redeemTickets } from './photoTickets.ts';
import { type FormFields, readListing } from './properties.form.ts';

/**
 * The seller's own listing that an ad repeats, before it is posted; null where there is none.
 * @param tickets those of the ad's photos, as they were sent ahead
 * @throws Refused `invalid` naming the fields, as posting would.
 */
export async function readPostedBefore(
  deps: Deps,
  sellerId: number,
  fields: FormFields,
  tickets: readonly string[],
): Promise<PostedBefore | null> {
  const read = readListing(fields, await areaDictionary(deps), tickets.length);
  if (!read.ok) throw new Refused('invalid', read.why, read.fields);
  const photos = [...(await redeemTickets(deps, sellerId, tickets)).values()].map(({ hash }) => hash);
  const seller = await findAccount(deps.db, sellerId);
  const phone = read.value.cellNo || (seller?.phone ?? '');
  const found = await findRepeated(deps.db, sellerId, { ...read.value, phone, photos });
  if (!found) return null;
  return {
    property_id: found.id,
    title: found.title,
    price: found.price,
    purpose: found.purpose as PostedBefore['purpose'],
    status: found.status,
    created_at: found.createdAt.toISOString(),
    hidden: found.isHidden,
    keeps_date: found.keepsDate,
  };
}

const AT_ONCE = 20;

/**
 * Compares the listings that were posted or changed with those of other sellers, and puts what may be one home before
 * the staff. It joins nothing and hides nothing.
 */
export async function findDuplicates(deps: Pick<Deps, 'db' | 'clock'>, stopping?: AbortSignal): Promise<void> {
  await forgetCompared(deps.db, [], deps.clock());
  const done = new Set<number>();
  for (;;) {
    const now = deps.clock();
    const waiting = (await listToCompare(deps.db, AT_ONCE)).filter(({ id }) => !done.has(id));
    if (waiting.length === 0) return;
    for (const ad of waiting) {
      if (stopping?.aborted) return;
      const found = await findLookalikes(deps.db, ad);
      await deps.db.transaction(async (tx) => {
        for (const each of found) await addPair(tx, ad, each, now);
        await forgetCompared(tx, [ad.id], now);
      });
      done.add(ad.id);
    }
  }
}
