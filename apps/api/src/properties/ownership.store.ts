import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { endLoneHomes } from '../homes/homes.store.ts';
import { properties } from './properties.table.ts';

/** All that a seller wrote, also what is deleted and not yet erased, oldest first. */
export async function listWritten(db: Db, sellerId: number) {
  return db.select().from(properties).where(eq(properties.sellerId, sellerId)).orderBy(asc(properties.id));
}

/** Removes a seller's listings with their figures. @returns the hashes of their pictures. */
export async function eraseListings(db: Db, sellerId: number): Promise<string[]> {
  const erased = await db
    .delete(properties)
    .where(eq(properties.sellerId, sellerId))
    .returning({ photos: properties.photos });
  await endLoneHomes(db);
  return [...new Set(erased.flatMap(({ photos }) => photos.map((photo) => photo.hash)))];
}

/** Gives all that a seller wrote to another one. Keys of requests belong to who sent them, so they end. */
export async function moveListings(tx: Db, from: number, to: number): Promise<number> {
  const moved = await tx
    .update(properties)
    .set({ sellerId: to, idempotencyKey: null, fingerprint: null })
    .where(eq(properties.sellerId, from))
    .returning({ id: properties.id });
  return moved.length;
}
