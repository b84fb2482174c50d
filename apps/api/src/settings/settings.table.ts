import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What all processes of one installation share: the secret that cursors are signed with, the keys of push messages,
 * what was seeded.
 */
export const serverState = pgTable('server_state', {
  name: text().primaryKey(),
  value: text().notNull(),
});
