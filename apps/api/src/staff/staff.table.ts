import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Who works at the desk; apart from buyers and sellers. */
export const staff = pgTable(
  'staff',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    name: text('name').notNull().default(''),
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    passwordHash: text('password_hash'),
    /** The key of the authenticator, base32: codes cannot be checked with a hash of it. */
    totpSecret: text('totp_secret'),
    /** The last half minute whose code was used: no code works twice. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    /** An account to look around with; it has neither password nor key. */
    isDemo: boolean('is_demo').notNull().default(false),
    joinedAt: moment('joined_at'),
    disabledAt: moment('disabled_at'),
    /** When the present visit and the one before it began. */
    visitAt: moment('visit_at'),
    visitBeforeAt: moment('visit_before_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check(
      'staff_roles',
      sql`${table.roles} <@ array['owner', 'moderator', 'finance', 'editor', 'support'] and cardinality(${table.roles}) > 0`,
    ),
  ],
);

/** Who is signed in at the desk. Only the SHA-256 of a token is kept. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    /** When it was last used, to a minute. */
    seenAt: moment('seen_at').notNull(),
    /** When a code was typed last. */
    provenAt: moment('proven_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** Links for one use by which somebody joins the desk, or sets it up anew; one for each address. */
export const staffInvitations = pgTable('staff_invitations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  tokenHash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  roles: text('roles').array().$type<StaffRole[]>().notNull(),
  totpSecret: text('totp_secret').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Codes for the day the phone is lost, as SHA-256: they have 80 random bits. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ name: 'staff_recovery_codes_pk', columns: [table.staffId, table.codeHash] })],
);
