import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { moment } from '../db/columns.ts';

/** Pictures by the hash of what was uploaded. The bytes lie in the media store, this says what is there. */
export const media = pgTable(
  'media',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    thumbhash: text().notNull(),
    /**
     * AVIF variants are made in the background, small ones first. The queue is this column, so it survives a restart.
     */
    avif: text({ enum: ['pending', 'small', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    /**
     * Files are written while the row says `storing` and removed while it says `removing`, so that nobody removes what
     * somebody else is writing.
     */
    state: text({ enum: ['storing', 'stored', 'removing'] })
      .notNull()
      .default('stored'),
    stateAt: moment('state_at').notNull().defaultNow(),
    /** How many uploads wait to be shown or taken back: taking one back leaves the picture to the others. */
    uses: integer().notNull().default(1),
    /** Only for those whom an endpoint lets see it: never under the public address. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Read by earlier releases only, which may run beside this one during an upgrade. */
    pinned: boolean().notNull().default(false),
    /** When the last thing that showed it let it go; removed a while later. */
    releasedAt: moment('released_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('media_avif').on(table.avif, table.createdAt), index('media_released').on(table.releasedAt)],
);

/** Who uploaded what, for the space that an account may take. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text()
      .notNull()
      .references(() => media.hash, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] }), index('media_uploads_hash').on(table.hash)],
);
