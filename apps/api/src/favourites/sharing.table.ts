import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { instant } from '../db/columns.ts';
import { properties } from '../properties/properties.table.ts';

/** The link with which an account's family reads its shortlist. */
export const shortlistShares = pgTable('shortlist_shares', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** null once the link has ended; what was voted stays for the owner. */
  tokenHash: text('token_hash').unique(),
  createdAt: instant('created_at').notNull(),
});

/** What readers of the link say of its homes; they have no account and name themselves. */
export const shortlistVotes = pgTable(
  'shortlist_votes',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => shortlistShares.accountId, { onDelete: 'cascade' }),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    voterKey: text('voter_key').notNull(),
    voter: text('voter').notNull(),
    vote: text('vote', { enum: ['yes', 'maybe', 'no'] }).notNull(),
    comment: text('comment').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.propertyId, table.voterKey] }),
    index('shortlist_votes_property').on(table.propertyId),
  ],
);
