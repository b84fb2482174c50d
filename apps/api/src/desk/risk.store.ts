import { assessRisk, type RiskSignal, SAME_TEXT_LEAST } from '@karachi-estates/domain/reviews/risk';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { DAY_MS } from '../durations.ts';
import { findSamePhotos } from '../media/photoHashes.store.ts';
import { findHiddenRepeated } from '../properties/lookalikes.store.ts';
import type { properties } from '../properties/properties.table.ts';

/** What of an ad its risk is read from, stored already or not. */
export type RiskyAd = Pick<
  typeof properties.$inferSelect,
  | 'sellerId'
  | 'title'
  | 'description'
  | 'price'
  | 'areaSqft'
  | 'areaId'
  | 'purpose'
  | 'propertyType'
  | 'photos'
  | 'cellNo'
> & { id?: number };

/** Nobody needs to know whether it is ten accounts or a hundred. */
const MOST_ACCOUNTS = 10;

interface Found {
  account_ms: number;
  median: number | null;
  photo: boolean;
  text: boolean;
  phones: number;
  [column: string]: unknown;
}

/**
 * What speaks against an ad at a moment, every part of it read from an index. A photo is another's also where it was
 * saved from the site, which sends it in other sizes and formats.
 */
export async function readRisk(db: Db, ad: RiskyAd, now: Date): Promise<RiskSignal[]> {
  const ofAnother = sql`o.seller_id <> ${ad.sellerId}::integer and o.status <> 'deleted'`;
  const hashes = ad.photos.map(({ hash }) => hash);
  const same = await findSamePhotos(db, hashes);
  const photos = [...new Set([...same.values()].flat())].map(
    (hash) => sql`o.photos @> ${JSON.stringify([{ hash }])}::jsonb`,
  );
  const photo =
    photos.length === 0
      ? sql`false`
      : sql`exists (select from properties o where o.photo_count > 0 and (${sql.join(photos, sql` or `)}) and ${ofAnother})`;
  const text =
    ad.description.length < SAME_TEXT_LEAST
      ? sql`false`
      : sql`exists (select from properties o where char_length(o.description) >= 80
          and md5(o.description) = md5(${ad.description}) and o.description = ${ad.description} and ${ofAnother})`;
  const { rows } = await db.execute<Found>(sql`
    select (extract(epoch from a.created_at) * 1000)::float8 as account_ms,
      (select s.median from area_statistics s where s.area_id = ${ad.areaId}::integer
        and s.purpose = ${ad.purpose} and s.property_type = ${ad.propertyType})::float8 as median,
      ${photo} as photo, ${text} as text,
      (select count(*)::int from (
        select from accounts o where o.phone <> '' and o.id <> a.id
          and o.phone = coalesce(nullif(${ad.cellNo}::text, ''), a.phone) limit ${MOST_ACCOUNTS}
      ) same) as phones
    from accounts a where a.id = ${ad.sellerId}::integer`);
  const found = rows[0];
  if (!found) return [];
  return assessRisk({
    title: ad.title,
    description: ad.description,
    price: ad.price,
    areaSqft: ad.areaSqft,
    median: found.median ?? undefined,
    hiddenBefore: await findHiddenRepeated(db, { ...ad, phone: ad.cellNo, photos: hashes }),
    accountDays: (now.getTime() - found.account_ms) / DAY_MS,
    hasPhotoOfAnother: found.photo,
    hasTextOfAnother: found.text,
    accountsWithPhone: found.phones,
  });
}
