import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { media } from './media.table.ts';

/**
 * The difference hash of each public picture, in four bands of 16 bits with an index each. Without bands it cannot be
 * compared: it is too plain, or its file cannot be read.
 */
export const photoHashes = pgTable(
  'photo_hashes',
  {
    hash: text()
      .primaryKey()
      .references(() => media.hash, { onDelete: 'cascade' }),
    band1: integer('band_1'),
    band2: integer('band_2'),
    band3: integer('band_3'),
    band4: integer('band_4'),
  },
  (table) => [
    index('photo_hashes_1').on(table.band1),
    index('photo_hashes_2').on(table.band2),
    index('photo_hashes_3').on(table.band3),
    index('photo_hashes_4').on(table.band4),
  ],
);
