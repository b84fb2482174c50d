import type { Subscription } from '@karachi-estates/domain/plans/plans';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { properties } from './properties.table.ts';

/** A new row of the table of listings. */
export type NewListing = typeof properties.$inferInsert;

/** What a change of a listing may set. */
export type ListingChange = Partial<NewListing>;

/** A seller's plan, and whether their e-mail address is confirmed. */
export type Seller = Subscription & { emailProvenAt: Date | null };

const subscription = { plan: accounts.plan, expiresAt: accounts.planUntil, emailProvenAt: accounts.emailProvenAt };

/**
 * One after another for each seller: two tabs must not publish past the plan's limit together.
 * @returns the seller's plan, which cannot change before the transaction ends, and whether the seller is suspended;
 *   undefined for an account that was erased or ended in another one.
 */
export async function lockSeller(tx: Db, sellerId: number): Promise<(Seller & { isSuspended: boolean }) | undefined> {
  const [seller] = await tx
    .select({ ...subscription, isSuspended: sql<boolean>`${accounts.suspendedAt} is not null` })
    .from(accounts)
    .where(and(eq(accounts.id, sellerId), isNull(accounts.mergedInto), isNull(accounts.erasedAt)))
    .for('update');
  return seller;
}

/** The seller's plan, and until when it runs. */
export async function readSubscription(db: Db, sellerId: number): Promise<Seller | undefined> {
  const [seller] = await db.select(subscription).from(accounts).where(eq(accounts.id, sellerId));
  return seller;
}

/** The listing that an earlier request with this key made, and the fingerprint of what it sent. */
export async function findByIdempotencyKey(
  db: Db,
  sellerId: number,
  key: string,
): Promise<{ id: number; fingerprint: string | null } | undefined> {
  const [row] = await db
    .select({ id: properties.id, fingerprint: properties.fingerprint })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), eq(properties.idempotencyKey, key)));
  return row;
}

/** Adds a listing. */
export async function insertListing(tx: Db, listing: NewListing): Promise<number> {
  const [row] = await tx.insert(properties).values(listing).returning({ id: properties.id });
  if (!row) throw new Error('The listing was not stored');
  return row.id;
}

/** Changes a listing's row. */
export async function updateListing(tx: Db, id: number, change: ListingChange): Promise<void> {
  await tx.update(properties).set(change).where(eq(properties.id, id));
}
