import { and, eq } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { properties } from './properties.table.ts';

/** A new row of the table of listings. */
export type NewListing = typeof properties.$inferInsert;

/** What a change of a listing may set. */
export type ListingChange = Partial<NewListing>;

/** One after another for each seller: two tabs must not publish past the plan's limit together. */
export async function lockSeller(tx: Db, sellerId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sellerId)).for('update');
}

/** Until when the seller's paid plan runs. */
export async function readPlanUntil(db: Db, sellerId: number): Promise<Date | null> {
  const [account] = await db.select({ planUntil: accounts.planUntil }).from(accounts).where(eq(accounts.id, sellerId));
  return account?.planUntil ?? null;
}

/** The listing that an earlier request with this key made. */
export async function findByIdempotencyKey(db: Db, sellerId: number, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), eq(properties.idempotencyKey, key)));
  return row?.id;
}

/** Adds a listing; undefined when the seller's idempotency key has made one already. */
export async function insertListing(tx: Db, listing: NewListing): Promise<number | undefined> {
  const [row] = await tx
    .insert(properties)
    .values(listing)
    .onConflictDoNothing({ target: [properties.sellerId, properties.idempotencyKey] })
    .returning({ id: properties.id });
  return row?.id;
}

/** Changes a listing's row. */
export async function updateListing(tx: Db, id: number, change: ListingChange): Promise<void> {
  await tx.update(properties).set(change).where(eq(properties.id, id));
}
