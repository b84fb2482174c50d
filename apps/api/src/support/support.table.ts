import { SUPPORT_STATES } from '@karachi-estates/domain/support/rules';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { instant } from '../db/columns.ts';
import { staff } from '../staff/staff.table.ts';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** The words of a subject, apart where signs join them; an index has them, so a search has to say it to the letter. */
export const subjectWords = (subject: SQLWrapper): SQL =>
  sql`to_tsvector('simple'::regconfig, translate(${subject}, '@._+-/', '      '))`;

/** What sellers ask the desk. `fingerprint` is a hash of the content, to recognise a double click. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    words: text('words').notNull(),
    state: text('state', { enum: SUPPORT_STATES }).notNull().default('open'),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('support_requests_state', sql`${table.state} in ('open', 'answered', 'closed')`),
    index('support_requests_account').on(table.accountId, table.id),
    index('support_requests_open').on(table.createdAt).where(sql`${table.state} = 'open'`),
    index('support_requests_age').on(table.createdAt, table.id),
    index('support_requests_state_age').on(table.state, table.createdAt, table.id),
    index('support_requests_words').using('gin', subjectWords(table.subject)),
  ],
);

/** What the desk answered. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    id: id(),
    requestId: integer('request_id')
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    staffId: integer('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    by: text('by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('support_answers_request').on(table.requestId, table.id)],
);
