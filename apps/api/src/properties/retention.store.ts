import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { takeDeletedPapers } from '../homePapers/homePapers.store.ts';
import { endLoneHomes } from '../homes/homes.store.ts';
import { releaseMedia } from '../media/media.store.ts';
import { properties } from './properties.table.ts';

/**
 * Erases some listings that were deleted before a moment, with their figures, and lets their pictures go where they
 * still had some. Call it in a transaction. @returns how many.
 */
export async function eraseDeletedListings(db: Db, before: Date, limit: number): Promise<number> {
  const documents = await takeDeletedPapers(db, before, limit);
  const old = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.status, 'deleted'), lt(properties.deletedAt, before)))
    .limit(limit);
  const erased = await db
    .delete(properties)
    .where(inArray(properties.id, old))
    .returning({ photos: properties.photos });
  await endLoneHomes(db);
  const hashes = new Set(erased.flatMap(({ photos }) => photos.map((photo) => photo.hash)));
  await releaseMedia(db, [...hashes, ...documents], new Date(0));
  return erased.length;
}

/** Erases some days of views and contacts from before a day. @returns how many. */
export async function eraseEvents(db: Db, before: string, limit: number): Promise<number> {
  // The bound is there twice so that other months are not looked at.
  const { rows } = await db.execute(sql`
    delete from property_events where day < ${before}::date and (property_id, day) in (
      select property_id, day from property_events where day < ${before}::date limit ${limit}
    ) returning property_id`);
  return rows.length;
}
