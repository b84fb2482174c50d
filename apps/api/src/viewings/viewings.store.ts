import { type ViewingFacts, type ViewingState, viewingStateAt } from '@karachi-estates/domain/viewings/states';
import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { areas } from '../areas/areas.table.ts';
import type { Db } from '../db/connect.ts';
import { listingReviews } from '../desk/desk.table.ts';
import { properties } from '../properties/properties.table.ts';
import { viewings } from './viewings.table.ts';

type Viewing = typeof viewings.$inferSelect;
export type NewViewing = typeof viewings.$inferInsert;

/** Somebody has many viewings where they ask for some each day for months. */
const MOST_LISTED = 200;

/** States in which one side still waits for the other or for the day. */
const LIVE = ['asked', 'offered', 'agreed'] as const;

/** A viewing with the home and the one who sells it. */
export type ViewingOfHome = NonNullable<Awaited<ReturnType<typeof findViewing>>>;

/**
 * The desk's decision against the home of a viewing. One that only waits to be looked at comes back, and so its
 * viewings.
 */
const takenDown = and(
  eq(listingReviews.propertyId, properties.id),
  eq(listingReviews.state, 'hidden'),
  isNotNull(properties.hiddenAt),
);

const askers = alias(accounts, 'askers');

const withHome = (db: Db) =>
  db
    .select({
      viewing: viewings,
      home: {
        title: properties.title,
        status: properties.status,
        hiddenAt: properties.hiddenAt,
        takenDownAt: listingReviews.decidedAt,
        area: areas.areaName,
        areaUr: areas.areaNameUr,
      },
      seller: {
        id: accounts.id,
        email: accounts.email,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        phone: accounts.phone,
        locale: accounts.locale,
        suspendedAt: accounts.suspendedAt,
      },
      /** The language of the account that asks; null where a guest does. */
      askerLocale: askers.locale,
    })
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .innerJoin(areas, eq(areas.id, properties.areaId))
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .leftJoin(askers, eq(askers.id, viewings.accountId))
    .leftJoin(listingReviews, takenDown);

/** What rules know of a viewing. */
export const factsOf = ({ state, times, at }: Viewing): ViewingFacts => ({
  state,
  times: times.map((time) => new Date(time)),
  at,
});

export const stateOf = (viewing: Viewing, now: Date): ViewingState => viewingStateAt(factsOf(viewing), now);

/** Whether a viewing cannot take place: the home is sold, rented, deleted or taken down, or its seller is suspended. */
export const isHomeGone = ({ home, seller }: Pick<ViewingOfHome, 'home' | 'seller'>): boolean =>
  (home.status !== 'active' && home.status !== 'paused') || home.takenDownAt !== null || seller.suspendedAt !== null;

/** One viewing; undefined also where who asked was erased. */
export async function findViewing(db: Db, id: number) {
  const [found] = await withHome(db).where(and(eq(viewings.id, id), ne(viewings.emailKey, '')));
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockViewing(tx: Db, id: number): Promise<ViewingOfHome | undefined> {
  const [found] = await withHome(tx)
    .where(and(eq(viewings.id, id), ne(viewings.emailKey, '')))
    .for('update', { of: viewings });
  return found;
}

/** Whose home could be seen; undefined for one that is not shown. */
export async function findHomeToSee(db: Db, propertyId: number): Promise<{ sellerId: number } | undefined> {
  const [found] = await db
    .select({ sellerId: properties.sellerId })
    .from(properties)
    .where(and(eq(properties.id, propertyId), eq(properties.status, 'active')));
  return found;
}

/** An address that an account has. */
export interface AddressOfAccount {
  accountId: number;
  emailKey: string;
  isProven: boolean;
}

/** The viewing of a home that an address has and that has not ended. */
export async function findOpenViewing(db: Db, propertyId: number, emailKey: string): Promise<Viewing | undefined> {
  const [found] = await db
    .select()
    .from(viewings)
    .where(
      and(
        eq(viewings.propertyId, propertyId),
        eq(viewings.emailKey, emailKey),
        inArray(viewings.state, ['unconfirmed', ...LIVE]),
      ),
    )
    .for('update');
  return found;
}

export async function insertViewing(tx: Db, viewing: NewViewing): Promise<number> {
  const [row] = await tx.insert(viewings).values(viewing).returning({ id: viewings.id });
  if (!row) throw new Error('The viewing was not stored');
  return row.id;
}

export async function updateViewing(tx: Db, id: number, change: Partial<NewViewing>): Promise<void> {
  await tx.update(viewings).set(change).where(eq(viewings.id, id));
}

/** Who asked: an account, and the address where it is proven to be theirs. */
export interface Asker {
  accountId: number;
  emailKey?: string | undefined;
}

const askedBy = ({ accountId, emailKey }: Asker): SQL | undefined =>
  or(eq(viewings.accountId, accountId), emailKey === undefined ? undefined : eq(viewings.emailKey, emailKey));

/** What somebody asked for, newest first. What a guest has not confirmed is left out. */
export async function listAskedBy(db: Db, asker: Asker): Promise<ViewingOfHome[]> {
  return withHome(db)
    .where(and(askedBy(asker), ne(viewings.state, 'unconfirmed'), ne(viewings.emailKey, '')))
    .orderBy(desc(viewings.id))
    .limit(MOST_LISTED);
}

/** What was asked of a seller, newest first. */
export async function listReceivedBy(db: Db, sellerId: number): Promise<ViewingOfHome[]> {
  return withHome(db)
    .where(and(eq(properties.sellerId, sellerId), ne(viewings.state, 'unconfirmed'), ne(viewings.emailKey, '')))
    .orderBy(desc(viewings.id))
    .limit(MOST_LISTED);
}

/** Viewings whose reminder is due, soonest first. */
export async function listDueReminders(db: Db, now: Date, limit: number): Promise<number[]> {
  const due = await db
    .select({ id: viewings.id })
    .from(viewings)
    .where(and(isNotNull(viewings.remindAt), lte(viewings.remindAt, now)))
    .orderBy(asc(viewings.remindAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Viewings that cannot take place, as {@link isHomeGone} says. Those whose time has come need no word. */
export async function listWithoutHome(db: Db, now: Date, limit: number): Promise<number[]> {
  const gone = await db
    .select({ id: viewings.id })
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .leftJoin(listingReviews, takenDown)
    .where(
      and(
        inArray(viewings.state, LIVE),
        ne(viewings.emailKey, ''),
        or(
          inArray(properties.status, ['sold', 'rented', 'deleted']),
          isNotNull(listingReviews.propertyId),
          isNotNull(accounts.suspendedAt),
        ),
        // The last proposed time stands last.
        sql`coalesce(${viewings.at}, (${viewings.times}->>-1)::timestamptz) > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(viewings.id))
    .limit(limit);
  return gone.map(({ id }) => id);
}

/** Live viewings of a person who is erased, as one side or the other, locked until the transaction ends. */
export async function lockLiveOf(tx: Db, accountId: number, emailKey: string | undefined): Promise<ViewingOfHome[]> {
  return withHome(tx)
    .where(
      and(
        inArray(viewings.state, LIVE),
        ne(viewings.emailKey, ''),
        or(eq(properties.sellerId, accountId), askedBy({ accountId, emailKey })),
      ),
    )
    .for('update', { of: viewings });
}

/** What has not ended of an address, as a rule of the database has it: one of each home. */
const isOpen = inArray(viewings.state, ['unconfirmed', ...LIVE]);

/** Open viewings of an address whose homes another address has open viewings of, locked until the transaction ends. */
export async function lockDoubled(tx: Db, emailKey: string, other: string): Promise<ViewingOfHome[]> {
  const homes = tx
    .select({ id: viewings.propertyId })
    .from(viewings)
    .where(and(eq(viewings.emailKey, other), isOpen));
  return withHome(tx)
    .where(and(eq(viewings.emailKey, emailKey), isOpen, inArray(viewings.propertyId, homes)))
    .for('update', { of: viewings });
}

/** Gives what an account asked for with its address to a new one; all of that address where it is proven. */
export async function readdressViewingsOf(
  tx: Db,
  { accountId, emailKey, isProven }: AddressOfAccount,
  to: { email: string; emailKey: string },
): Promise<void> {
  const isTheirs = isProven ? undefined : eq(viewings.accountId, accountId);
  await tx
    .update(viewings)
    .set(to)
    .where(and(eq(viewings.emailKey, emailKey), isTheirs));
}

/** What a viewing is without the person. */
const NOBODY = {
  name: 'erased',
  phone: '',
  email: '',
  emailKey: '',
  words: '',
  answer: '',
  accountId: null,
  remindAt: null,
};

/** Takes out of the viewings of a person who it was and what was said. */
export async function anonymiseViewingsOf(tx: Db, accountId: number, emailKey: string | undefined): Promise<void> {
  await tx.update(viewings).set(NOBODY).where(askedBy({ accountId, emailKey }));
}

/** Takes out of some viewings from before a moment who it was and what was said. @returns how many. */
export async function anonymiseViewings(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: viewings.id })
    .from(viewings)
    .where(and(lt(viewings.createdAt, before), ne(viewings.emailKey, '')))
    .limit(limit);
  const erased = await db.update(viewings).set(NOBODY).where(inArray(viewings.id, old)).returning({ id: viewings.id });
  return erased.length;
}

/** Removes some viewings that nobody confirmed. @returns how many. */
export async function deleteUnconfirmedViewings(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: viewings.id })
    .from(viewings)
    .where(and(eq(viewings.state, 'unconfirmed'), lt(viewings.askedAt, before)))
    .limit(limit);
  const deleted = await db.delete(viewings).where(inArray(viewings.id, old)).returning({ id: viewings.id });
  return deleted.length;
}

/** Gives what somebody asked to see to another account. @returns how many. */
export async function moveViewings(tx: Db, from: Asker, to: number): Promise<number> {
  const moved = await tx
    .update(viewings)
    .set({ accountId: to })
    .where(and(askedBy(from), ne(viewings.emailKey, '')))
    .returning({ id: viewings.id });
  return moved.length;
}
