import {
  mirroredBands,
  nearBands,
  type PhotoBands,
  SAME_PHOTO_DISTANCE,
} from '@karachi-estates/domain/media/photoLikeness';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { photoHashes } from './photoHashes.table.ts';

/** Of the rows that share a band, so many are compared: a band that more share says little. */
const MOST_OF_A_BAND = 4_000;

type HashRow = typeof photoHashes.$inferSelect;

function bandsOf({ band1, band2, band3, band4 }: HashRow): PhotoBands | undefined {
  return band1 === null || band2 === null || band3 === null || band4 === null
    ? undefined
    : [band1, band2, band3, band4];
}

/** Notes the hash of a picture, or that it has none to compare. */
export async function addPhotoHash(db: Db, hash: string, bands: PhotoBands | undefined): Promise<void> {
  const [band1, band2, band3, band4] = bands ?? [];
  await db.insert(photoHashes).values({ hash, band1, band2, band3, band4 }).onConflictDoNothing();
}

/** Public pictures that are stored and have no hash yet, some of them. */
export async function listUnhashed(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select m.hash from media m where m.state = 'stored' and not m.is_private
      and not exists (select from photo_hashes h where h.hash = m.hash)
    order by m.hash limit ${limit}`);
  return rows.map(({ hash }) => hash);
}

const integers = (values: Iterable<number>) => sql.raw(`'{${[...values].join(',')}}'::integer[]`);

/** The four bands of a row in one number, as a hash of 64 bits. */
const WHOLE_HASH = sql`(band_1::bigint << 48) | (band_2::bigint << 32) | (band_3::bigint << 16) | band_4`;

function wholeHash(bands: PhotoBands): bigint {
  return BigInt.asIntN(
    64,
    bands.reduce((hash, band) => (hash << 16n) | BigInt(band), 0n),
  );
}

/**
 * Counts the bits by which the candidates' hashes differ from some bands, so that only the few that are near are sent.
 */
const distanceTo = (bands: PhotoBands) => sql.raw(`bit_count((bands # (${wholeHash(bands)})::bigint)::bit(64))`);

/**
 * The pictures that show the same photo as a hash, as it is or mirrored. Candidates share one of four bands but for one
 * bit. Each band's index holds all that is asked for, so the table itself is not read.
 */
async function findSame(db: Db, bands: PhotoBands): Promise<string[]> {
  const mirrored = mirroredBands(bands);
  const candidates: SQL[] = bands.map((band, index) => {
    const near = new Set([...nearBands(band), ...nearBands(mirrored[index] ?? band)]);
    const column = sql.raw(`band_${index + 1}`);
    return sql`(select hash, ${WHOLE_HASH} as bands from photo_hashes where ${column} = any(${integers(near)}) limit ${MOST_OF_A_BAND})`;
  });
  const { rows } = await db.execute<{ hash: string }>(sql`
    select distinct hash from (${sql.join(candidates, sql` union all `)}) candidates
    where ${distanceTo(bands)} <= ${SAME_PHOTO_DISTANCE} or ${distanceTo(mirrored)} <= ${SAME_PHOTO_DISTANCE}`);
  return rows.map(({ hash }) => hash);
}

/**
 * For each of some pictures those that show the same photo, itself first. One without a hash is only the same as
 * itself.
 */
export async function findSamePhotos(db: Db, hashes: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(hashes.map((hash) => [hash, [hash]]));
  if (hashes.length === 0) return found;
  const rows = await db
    .select()
    .from(photoHashes)
    .where(inArray(photoHashes.hash, [...hashes]));
  for (const row of rows) {
    const bands = bandsOf(row);
    if (bands) found.set(row.hash, [...new Set([row.hash, ...(await findSame(db, bands))])]);
  }
  return found;
}
