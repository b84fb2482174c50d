import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures by the hash of what was uploaded. The bytes lie in the media store, this says what is there. */
export const media = pgTable(
  'media',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    thumbhash: text().notNull(),
    /** AVIF variants are made in the background, small ones first. The queue is this column, so it survives a restart. */
    avif: text({ enum: ['pending', 'small', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    /** In use by something other than a listing (a profile, an article): never removed. */
    pinned: boolean().notNull().default(false),
    /** When the last listing that showed it let it go; removed a while later. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('media_avif').on(table.avif, table.createdAt), index('media_released').on(table.releasedAt)],
);
