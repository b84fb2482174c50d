import { slugify } from '@karachi-estates/domain/properties/address';
import { and, asc, eq, gt, lte, max } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { properties } from './properties.table.ts';

/** Programs that read sitemaps take JPEG; the pages' own structured data names the same file. */
const PICTURE_WIDTH = 1024;

/** The addresses of active listings with ids of one range of `perPage`, and how many such ranges there are. */
export async function listAddresses(db: Db, page: number, perPage: number) {
  const before = (page - 1) * perPage;
  const [newest] = await db.select({ id: max(properties.id) }).from(properties);
  const rows = await db
    .select({
      id: properties.id,
      title: properties.title,
      updatedAt: properties.updatedAt,
      hash: properties.coverHash,
      width: properties.coverWidth,
    })
    .from(properties)
    .where(and(eq(properties.status, 'active'), gt(properties.id, before), lte(properties.id, before + perPage)))
    .orderBy(asc(properties.id));
  return {
    pages: Math.ceil((newest?.id ?? 0) / perPage),
    items: rows.map(({ id, title, updatedAt, hash, width }) => ({
      property_id: id,
      slug: slugify(title),
      updated_at: updatedAt.toISOString(),
      picture: hash === null ? null : `/media/${hash}/${Math.min(PICTURE_WIDTH, width ?? PICTURE_WIDTH)}.jpg`,
    })),
  };
}
