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
  // All columns stand in each index: a look-up of some thousand candidates reads the index alone.
  ({ hash, band1, band2, band3, band4 }) => [
    index('photo_hashes_by_1').on(band1, band2, band3, band4, hash),
    index('photo_hashes_by_2').on(band2, band1, band3, band4, hash),
    index('photo_hashes_by_3').on(band3, band1, band2, band4, hash),
    index('photo_hashes_by_4').on(band4, band1, band2, band3, hash),
  ],
);
