import { ENTRY_STATES } from '@karachi-estates/domain/projects/launches';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { projects, units } from './projects.table.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Days on which a project gives out its units in turn. `seed` is told to nobody before the lot is drawn with it. */
export const launches = pgTable(
  'launches',
  {
    id: id(),
    project: text()
      .notNull()
      .references(() => projects.slug, { onDelete: 'cascade' }),
    opensAt: instant('opens_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** How long who is called may hold a unit. */
    windowMinutes: integer('window_minutes').notNull(),
    /** How many people may choose at the same time. */
    atOnce: integer('at_once').notNull(),
    seed: text().notNull(),
    /** Published when the launch is set. */
    seedHash: text('seed_hash').notNull(),
    drawnAt: instant('drawn_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    by: text().notNull(),
  },
  (table) => [
    uniqueIndex('launches_open').on(table.project).where(sql`${table.endedAt} is null`),
    index('launches_project').on(table.project, table.createdAt),
    check('launches_order', sql`${table.opensAt} < ${table.endsAt}`),
    check('launches_turns', sql`${table.windowMinutes} > 0 and ${table.atOnce} > 0`),
  ],
);

/**
 * People in a launch. The partial indexes are the rule: each person is in it once, and each place is somebody's. Who
 * missed a turn or went away may come again, at the end.
 */
export const launchEntries = pgTable(
  'launch_entries',
  {
    id: id(),
    launchId: number('launch_id')
      .notNull()
      .references(() => launches.id, { onDelete: 'cascade' }),
    /** What the protocol calls this person. */
    ticket: text().notNull(),
    name: text().notNull(),
    /** In E.164. */
    phone: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    locale: text({ enum: ['en', 'ur'] }).notNull(),
    /** Of the mail that confirms. */
    tokenHash: text('token_hash').unique(),
    /** Of the mail that calls. */
    callTokenHash: text('call_token_hash').unique(),
    state: text({ enum: ENTRY_STATES }).notNull(),
    askedAt: instant('asked_at').notNull(),
    linkUntil: instant('link_until').notNull(),
    joinedAt: instant('joined_at'),
    /** Came before the opening, so that the lot decided the place. */
    drawn: boolean().notNull().default(false),
    place: integer(),
    calledAt: instant('called_at'),
    callUntil: instant('call_until'),
    endedAt: instant('ended_at'),
    unitId: number('unit_id').references(() => units.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('launch_entries_ticket').on(table.launchId, table.ticket),
    uniqueIndex('launch_entries_place').on(table.launchId, table.place),
    uniqueIndex('launch_entries_email')
      .on(table.launchId, table.emailKey)
      .where(sql`${table.state} in ('waiting', 'called', 'held') and ${table.emailKey} <> ''`),
    uniqueIndex('launch_entries_phone')
      .on(table.launchId, table.phone)
      .where(sql`${table.state} in ('waiting', 'called', 'held') and ${table.phone} <> ''`),
    index('launch_entries_state').on(table.launchId, table.state),
    index('launch_entries_email_key').on(table.emailKey),
    index('launch_entries_asked').on(table.askedAt),
    check('launch_entries_called', sql`${table.state} <> 'called' or ${table.callUntil} is not null`),
  ],
);
