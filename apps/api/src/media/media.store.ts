import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { media } from './media.table.ts';

export type MediaRow = typeof media.$inferSelect;

/** What is known of pictures, by hash. */
export async function findMedia(db: Db, hashes: string[]): Promise<Map<string, MediaRow>> {
  if (hashes.length === 0) return new Map();
  const rows = await db.select().from(media).where(inArray(media.hash, hashes));
  return new Map(rows.map((row) => [row.hash, row]));
}

/** Records a stored picture that nothing shows yet. @returns whether it is new. */
export async function addMedia(
  db: Db,
  picture: Pick<MediaRow, 'hash' | 'width' | 'height' | 'bytes' | 'thumbhash'>,
  now: Date,
): Promise<boolean> {
  const { hash, width, height, bytes, thumbhash } = picture;
  const added = await db
    .insert(media)
    .values({ hash, width, height, bytes, thumbhash, createdAt: now, releasedAt: now })
    .onConflictDoNothing()
    .returning({ hash: media.hash });
  return added.length > 0;
}

/** Something shows these pictures from now on. @returns how many of them are really there. */
export async function claimMedia(db: Db, hashes: string[], pinned: boolean): Promise<number> {
  if (hashes.length === 0) return 0;
  const claimed = await db
    .update(media)
    .set(pinned ? { releasedAt: null, pinned: true } : { releasedAt: null })
    .where(inArray(media.hash, hashes))
    .returning({ hash: media.hash });
  return claimed.length;
}

/** Listings let these pictures go. Those that no other listing shows are removed a while later. */
export async function releaseMedia(db: Db, hashes: string[], now: Date): Promise<void> {
  for (const hash of hashes) {
    await db.execute(sql`
      update media set released_at = ${now.toISOString()}::timestamptz
      where hash = ${hash} and not pinned and not exists (
        select from properties where photo_count > 0 and photos @> ${JSON.stringify([{ hash }])}::jsonb
      )`);
  }
}

/** Forgets pictures that nothing ever claimed. @returns the hashes whose files can go. */
export async function removeUnclaimed(db: Db, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const removed = await db
    .delete(media)
    .where(and(inArray(media.hash, hashes), isNotNull(media.releasedAt), eq(media.pinned, false)))
    .returning({ hash: media.hash });
  return removed.map((row) => row.hash);
}

/**
 * Forgets pictures that nothing has shown since before a moment. Those that nothing has ever shown, released the moment they
 * came, were sent ahead of an ad that was not posted; they go sooner.
 * @returns the hashes whose files can go.
 */
export async function removeReleased(db: Db, before: { shown: Date; neverShown: Date }): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    delete from media where not pinned and (
      released_at < ${before.shown.toISOString()}::timestamptz
      or (released_at = created_at and created_at < ${before.neverShown.toISOString()}::timestamptz)
    ) and not exists (
      select from properties where photo_count > 0 and photos @> jsonb_build_array(jsonb_build_object('hash', media.hash))
    ) returning hash`);
  return rows.map((row) => row.hash);
}

/** The picture whose AVIF files are to be made next: every picture's small ones come before any large one. */
export async function nextWithoutAvif(db: Db): Promise<MediaRow | undefined> {
  for (const state of ['pending', 'small'] as const) {
    const [row] = await db.select().from(media).where(eq(media.avif, state)).orderBy(asc(media.createdAt)).limit(1);
    if (row) return row;
  }
  return undefined;
}

/** How many pictures the AVIF queue has still to work on. */
export async function countWithoutAvif(db: Db): Promise<number> {
  return db.$count(media, inArray(media.avif, ['pending', 'small']));
}

/** Notes how far a picture's AVIF files are. */
export async function markAvif(db: Db, hash: string, avif: MediaRow['avif']): Promise<void> {
  await db.update(media).set({ avif }).where(eq(media.hash, hash));
}
