import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { media, mediaUploads } from './media.table.ts';

export type MediaRow = typeof media.$inferSelect;

type NewPicture = Pick<MediaRow, 'hash' | 'width' | 'height' | 'bytes' | 'thumbhash' | 'isPrivate'>;

const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/**
 * Whether anything shows a picture: a listing, a person, a request for a plan, the papers of a home, an article or one
 * of its revisions, a newsletter, the progress of a project.
 */
const IS_SHOWN = sql`(
  exists (select from properties where photo_count > 0
    and photos @> jsonb_build_array(jsonb_build_object('hash', media.hash)))
  or exists (select from accounts where profile_image = '/media/' || media.hash)
  or exists (select from upgrade_requests where screenshot = media.hash)
  or exists (select from home_papers where document = media.hash)
  or exists (select from blogs where strpos(image::text, media.hash) > 0 or strpos(content, media.hash) > 0
    or strpos(urdu::text, media.hash) > 0)
  or exists (select from blog_revisions where strpos(image::text, media.hash) > 0 or strpos(content, media.hash) > 0
    or strpos(urdu::text, media.hash) > 0)
  or exists (select from newsletter_issues where strpos(content, media.hash) > 0)
  or exists (select from project_progress where strpos(photos::text, media.hash) > 0))`;

/** What is known of the public pictures that are stored, by hash. */
export async function findMedia(db: Db, hashes: string[]): Promise<Map<string, MediaRow>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.hash, hashes), eq(media.state, 'stored'), eq(media.isPrivate, false)));
  return new Map(rows.map((row) => [row.hash, row]));
}

/** A private picture that is stored. Whoever asks must have been checked. */
export async function findPrivateMedia(db: Db, hash: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.hash, hash), eq(media.state, 'stored'), eq(media.isPrivate, true)));
  return row;
}

/** One more upload uses a picture: what nothing shows stays as long as if it had just come. */
const usedAgain = (now: Date) => ({
  uses: sql`${media.uses} + 1`,
  createdAt: sql`case when ${media.releasedAt} = ${media.createdAt} then ${timestamp(now)} else ${media.createdAt} end`,
  releasedAt: sql`case when ${media.releasedAt} is null then null else ${timestamp(now)} end`,
});

/** Uses a stored picture once more. @returns undefined where it is not stored. */
export async function reuseMedia(db: Db, hash: string, now: Date): Promise<MediaRow | undefined> {
  const [row] = await db
    .update(media)
    .set(usedAgain(now))
    .where(and(eq(media.hash, hash), eq(media.state, 'stored')))
    .returning();
  return row;
}

/**
 * Records a picture whose files are about to be written, which nothing shows yet.
 * @returns whether it is new; undefined while it is being removed: then nothing may be written.
 */
export async function beginMedia(db: Db, picture: NewPicture, now: Date): Promise<boolean | undefined> {
  const { hash, width, height, bytes, thumbhash, isPrivate } = picture;
  const [row] = await db
    .insert(media)
    .values({
      ...{ hash, width, height, bytes, thumbhash, isPrivate },
      ...{ state: 'storing', stateAt: now, createdAt: now, releasedAt: now },
      // Private pictures are seen by one or two people, in one format.
      avif: isPrivate ? 'done' : 'pending',
    })
    .onConflictDoUpdate({
      target: media.hash,
      set: usedAgain(now),
      setWhere: ne(media.state, 'removing'),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew;
}

/** All files of a picture are written. */
export async function finishMedia(db: Db, hash: string, now: Date): Promise<void> {
  await db
    .update(media)
    .set({ state: 'stored', stateAt: now })
    .where(and(eq(media.hash, hash), eq(media.state, 'storing')));
}

/** Something shows these pictures from now on. @returns how many of them are really there. */
export async function claimMedia(db: Db, hashes: string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const claimed = await db
    .update(media)
    .set({ releasedAt: null })
    .where(and(inArray(media.hash, hashes), eq(media.state, 'stored')))
    .returning({ hash: media.hash });
  return claimed.length;
}

/** Something lets these pictures go. Those that nothing else shows are removed a while later. */
export async function releaseMedia(db: Db, hashes: string[], now: Date): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .update(media)
    .set({ releasedAt: now })
    .where(and(inArray(media.hash, hashes), sql`not ${IS_SHOWN}`));
}

/**
 * Takes back one use of each picture. What nothing shows and no other upload uses begins to be removed.
 * @returns the hashes whose files must be removed now, then their rows ({@link forgetMedia}).
 */
export async function unuseMedia(db: Db, hashes: string[], now: Date): Promise<string[]> {
  const removing: string[] = [];
  for (const hash of hashes) {
    const [row] = await db
      .update(media)
      .set({
        uses: sql`greatest(${media.uses} - 1, 0)`,
        state: sql`case
          when ${media.uses} <= 1 and ${media.releasedAt} is not null then 'removing' else ${media.state}
        end`,
        stateAt: now,
      })
      .where(and(eq(media.hash, hash), ne(media.state, 'removing')))
      .returning({ state: media.state });
    if (row?.state === 'removing') removing.push(hash);
  }
  return removing;
}

/**
 * When a picture may go: once nothing has shown it since `shown`, or it came before `neverShown` and nothing ever did.
 */
export interface PurgeAges {
  shown: Date;
  neverShown: Date;
  /** A removal that began before this was cut off. */
  cutOff: Date;
}

const mayGo = (before: PurgeAges) => sql`(
  (${media.state} = 'removing' and ${media.stateAt} < ${timestamp(before.cutOff)})
  or (${media.state} <> 'removing' and (
    ${media.releasedAt} < ${timestamp(before.shown)}
    or (${media.releasedAt} = ${media.createdAt} and ${media.createdAt} < ${timestamp(before.neverShown)})
  ) and not ${IS_SHOWN}))`;

/** How many pictures a purge would remove. */
export async function countPurgeable(db: Db, before: PurgeAges): Promise<number> {
  return db.$count(media, mayGo(before));
}

/**
 * Begins to remove some of the pictures that nothing has shown for long enough.
 * @returns the hashes whose files must be removed now, then their rows; none when there are no more.
 */
export async function beginPurge(db: Db, before: PurgeAges, now: Date, limit: number): Promise<string[]> {
  // In a WITH, not in a subquery, which a join row by row would run again for each row: more than the limit.
  const { rows } = await db.execute<{ hash: string }>(sql`
    with unused as (select hash from media where ${mayGo(before)} limit ${limit} for update skip locked)
    update media set state = 'removing', state_at = ${timestamp(now)}
    where hash in (select hash from unused)
    returning hash`);
  return rows.map((row) => row.hash);
}

/** Takes over a removal that was cut off. @returns whether there is one. */
export async function retakeRemoval(
  db: Db,
  hash: string,
  { cutOff, now }: { cutOff: Date; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(media)
    .set({ stateAt: now })
    .where(and(eq(media.hash, hash), eq(media.state, 'removing'), lt(media.stateAt, cutOff)))
    .returning({ hash: media.hash });
  return taken.length > 0;
}

/** Which of these names are documents that are stored. */
export async function documentsAmong(db: Db, names: string[]): Promise<Pick<MediaRow, 'hash' | 'width'>[]> {
  if (names.length === 0) return [];
  return db
    .select({ hash: media.hash, width: media.width })
    .from(media)
    .where(and(inArray(media.hash, names), eq(media.state, 'stored'), eq(media.isPrivate, true)));
}

/** Which of these names no row knows. */
export async function unknownOf(db: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, names));
  const hashes = new Set(known.map(({ hash }) => hash));
  return names.filter((name) => !hashes.has(name));
}

/**
 * Begins to remove files that no row knows. The rows made for that keep an upload of the same picture from writing
 * meanwhile.
 * @returns the names that are still unknown, whose files must be removed now, then their rows.
 */
export async function beginOrphans(db: Db, names: string[], now: Date): Promise<string[]> {
  if (names.length === 0) return [];
  const nothing = { width: 0, height: 0, bytes: 0, thumbhash: '', uses: 0, avif: 'done' as const };
  const begun = await db
    .insert(media)
    .values(names.map((hash) => ({ hash, ...nothing, state: 'removing' as const, stateAt: now, createdAt: now })))
    .onConflictDoNothing()
    .returning({ hash: media.hash });
  return begun.map(({ hash }) => hash);
}

/** Forgets pictures whose files are removed. */
export async function forgetMedia(db: Db, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.delete(media).where(and(inArray(media.hash, hashes), eq(media.state, 'removing')));
}

type StoredRow = Pick<MediaRow, 'hash' | 'width' | 'isPrivate'>;

/** All pictures and documents that are stored, some at a time. */
export async function* allPictures(db: Db, atOnce = 1_000): AsyncGenerator<StoredRow[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .select({ hash: media.hash, width: media.width, isPrivate: media.isPrivate })
      .from(media)
      .where(and(gt(media.hash, last), eq(media.state, 'stored')))
      .orderBy(asc(media.hash))
      .limit(atOnce);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.hash ?? '';
  }
}

/** Notes that an account uploaded a picture. */
export async function addUpload(
  db: Db,
  upload: { accountId: number; hash: string; bytes: number },
  now: Date,
): Promise<void> {
  await db
    .insert(mediaUploads)
    .values({ ...upload, createdAt: now })
    .onConflictDoNothing();
}

/** The bytes of all pictures that an account uploaded and that are still there. */
export async function uploadedBytes(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${mediaUploads.bytes}), 0)::float8` })
    .from(mediaUploads)
    .where(eq(mediaUploads.accountId, accountId));
  return row?.bytes ?? 0;
}

/** The picture whose AVIF files are to be made next: every picture's small ones come before any large one. */
export async function nextWithoutAvif(db: Db): Promise<MediaRow | undefined> {
  for (const state of ['pending', 'small'] as const) {
    const [row] = await db
      .select()
      .from(media)
      .where(and(eq(media.avif, state), eq(media.state, 'stored')))
      .orderBy(asc(media.createdAt))
      .limit(1);
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

/** Counts what an account uploaded for another one. */
export async function moveUploads(tx: Db, from: number, to: number): Promise<void> {
  const theirs = await tx.select().from(mediaUploads).where(eq(mediaUploads.accountId, from));
  if (theirs.length > 0)
    await tx
      .insert(mediaUploads)
      .values(theirs.map((upload) => ({ ...upload, accountId: to })))
      .onConflictDoNothing();
  await tx.delete(mediaUploads).where(eq(mediaUploads.accountId, from));
}
