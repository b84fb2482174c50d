import type { Db } from '../db/connect.ts';
import { moveSubscriber } from '../newsletter/newsletter.store.ts';
import { adoptSearchesOfEmail } from '../searches/searches.store.ts';
import { readdressViewings } from '../viewings/viewings.actions.ts';
import type { Account } from './accounts.store.ts';
import { type NewAddress, readdressListings, readdressRequests } from './newAddress.store.ts';

/**
 * Takes along what an account has by its address to the new one that was confirmed. What was sent with an address that
 * nobody has proven may be another person's and stays with it.
 */
export async function takeAlong(
  tx: Db,
  { id, emailKey: from, emailProvenAt }: Account,
  to: NewAddress['to'],
  world: { siteUrl: string; now: Date },
): Promise<void> {
  const isProven = emailProvenAt !== null;
  await readdressListings(tx, id, { from, to });
  await readdressViewings(tx, { accountId: id, emailKey: from, isProven }, to, world);
  if (!isProven) return;
  for (const emailKey of [from, to.emailKey]) await adoptSearchesOfEmail(tx, { accountId: id, emailKey }, world.now);
  await readdressRequests(tx, { from, to });
  await moveSubscriber(tx, from, to);
}
