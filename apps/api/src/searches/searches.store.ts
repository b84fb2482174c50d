import type { Frequency } from '@karachi-estates/domain/searches/frequency';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { outbox } from '../mail/mail.table.ts';
import { isInSavedFilter, type SavedFilter } from '../properties/savedFilter.store.ts';
import { pushDevices, pushMessages } from './push.table.ts';
import { listingEvents, searchAlerts, searches } from './searches.table.ts';

export type Search = typeof searches.$inferSelect;

/** Whose searches somebody may see and change: those of the account, and those of its address once it is proven. */
interface Owner {
  accountId: number;
  /** Undefined while nobody has shown that the address is theirs. */
  emailKey?: string | undefined;
}

const isOf = ({ accountId, emailKey }: Owner) =>
  or(
    eq(searches.accountId, accountId),
    emailKey === undefined ? undefined : and(eq(searches.emailKey, emailKey), isNotNull(searches.confirmedAt)),
  );

/** The account as an owner of searches. */
export async function findOwner(
  db: Db,
  accountId: number,
): Promise<{ owner: Owner; isProven: boolean; locale: Locale } | undefined> {
  const [account] = await db
    .select({ emailKey: accounts.emailKey, provenAt: accounts.emailProvenAt, locale: accounts.locale })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) return undefined;
  const isProven = account.provenAt !== null;
  return { owner: { accountId, emailKey: isProven ? account.emailKey : undefined }, isProven, locale: account.locale };
}

/**
 * A page of the searches of an account, last saved first.
 * @param after the place of the last one of the page before: milliseconds and id.
 */
export async function listSearchesOf(
  db: Db,
  owner: Owner,
  limit: number,
  after?: { key: number; id: number },
): Promise<Search[]> {
  const savedAt = new Date(after?.key ?? 0);
  const isBelow = or(
    lt(searches.createdAt, savedAt),
    and(eq(searches.createdAt, savedAt), lt(searches.id, after?.id ?? 0)),
  );
  return db
    .select()
    .from(searches)
    .where(and(isOf(owner), after && isBelow))
    .orderBy(desc(searches.createdAt), desc(searches.id))
    .limit(limit);
}

/** Where a search stands among those of its owner. */
export const placeOfSearch = ({ createdAt, id }: Search) => ({ key: createdAt.getTime(), id });

/** People may have any number of searches: so many are in hand at once. */
const AT_ONCE = 500;

/** All searches of an account in pages, last saved first. A search may be changed or go meanwhile. */
async function* pagesOfSearches(db: Db, owner: Owner): AsyncGenerator<Search[]> {
  let page = await listSearchesOf(db, owner, AT_ONCE);
  while (page.length > 0) {
    yield page;
    const last = page.at(-1);
    page = last && page.length === AT_ONCE ? await listSearchesOf(db, owner, AT_ONCE, placeOfSearch(last)) : [];
  }
}

/** All searches of an account, last saved first, for their owner. */
export async function everySearchOf(db: Db, owner: Owner): Promise<Search[]> {
  const all: Search[] = [];
  for await (const page of pagesOfSearches(db, owner)) all.push(...page);
  return all;
}

/** Which of some filters an account has a search with. */
export async function queriesOf(db: Db, owner: Owner, queries: string[]): Promise<Set<string>> {
  if (queries.length === 0) return new Set();
  const found = await db
    .select({ query: searches.query })
    .from(searches)
    .where(and(isOf(owner), inArray(searches.query, queries)));
  return new Set(found.map(({ query }) => query));
}

/** One search of an account, locked until the transaction ends; undefined also for another's. */
export async function lockSearchOf(db: Db, owner: Owner, id: number): Promise<Search | undefined> {
  const [found] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.id, id), isOf(owner)))
    .for('update');
  return found;
}

/** The search that a token of its mails manages, locked until the transaction ends. */
export async function lockSearchByToken(db: Db, token: string): Promise<Search | undefined> {
  const [found] = await db.select().from(searches).where(eq(searches.token, token)).for('update');
  return found;
}

export async function findSearchByToken(db: Db, token: string): Promise<Search | undefined> {
  const [found] = await db.select().from(searches).where(eq(searches.token, token));
  return found;
}

export async function findSearchOfEmail(db: Db, emailKey: string, query: string): Promise<Search | undefined> {
  const [found] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.emailKey, emailKey), eq(searches.query, query)));
  return found;
}

/**
 * Another search with these filters of who has this one: of the same account or address, or of the account that has
 * shown that the address is its own.
 */
export async function findTwin(
  db: Db,
  { id, accountId, emailKey }: Search,
  query: string,
): Promise<Search | undefined> {
  const proven = isNotNull(accounts.emailProvenAt);
  const account = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.emailKey, emailKey ?? ''), proven));
  const address = db
    .select({ emailKey: accounts.emailKey })
    .from(accounts)
    .where(and(eq(accounts.id, accountId ?? 0), proven));
  const owner =
    accountId === null
      ? or(eq(searches.emailKey, emailKey ?? ''), inArray(searches.accountId, account))
      : or(eq(searches.accountId, accountId), inArray(searches.emailKey, address));
  const [found] = await db
    .select()
    .from(searches)
    .where(and(owner, isNotNull(searches.confirmedAt), eq(searches.query, query), ne(searches.id, id)));
  return found;
}

interface Wish {
  saved: SavedFilter;
  name: string;
  frequency: Frequency;
  locale: Locale;
  token: string;
  now: Date;
  quietHours: boolean;
  nextAlertAt: Date;
}

const columnsOf = ({ saved, name, frequency, locale, now, quietHours, nextAlertAt }: Wish) => ({
  query: saved.query,
  filter: { ...saved.filter },
  lists: saved.lists,
  name,
  frequency,
  locale,
  askedAt: now,
  quietHours,
  nextAlertAt,
});

/**
 * Saves a search in an account. The same filters again start the one that is there again, and change of it what was
 * given: nobody who saves a list twice means to lose its name.
 */
export async function upsertSearchOfAccount(
  db: Db,
  accountId: number,
  wish: Wish,
  given: { name?: string | undefined; frequency?: Frequency | undefined; quietHours?: boolean | undefined },
): Promise<Search> {
  const columns = columnsOf(wish);
  const { name, frequency, quietHours, nextAlertAt, ...filters } = columns;
  const change = {
    ...filters,
    ...(given.name?.trim() && { name }),
    ...(given.frequency && { frequency, nextAlertAt }),
    ...(given.quietHours !== undefined && { quietHours }),
  };
  const [row] = await db
    .insert(searches)
    .values({ ...columns, accountId, token: wish.token, createdAt: wish.now, confirmedAt: wish.now })
    .onConflictDoUpdate({
      target: [searches.accountId, searches.query],
      targetWhere: sql`${searches.accountId} is not null`,
      set: { ...change, pausedAt: null },
    })
    .returning();
  if (!row) throw new Error('The search was not saved');
  return row;
}

/**
 * Gives an account what its proven address saved by mail with the same filters, so that both are one search. Its links
 * stay good. Where the account has it already, that one stays.
 */
export async function adoptSearchOfEmail(
  tx: Db,
  { accountId, emailKey }: { accountId: number; emailKey: string },
  query: string,
  now: Date,
): Promise<void> {
  const found = await findSearchOfEmail(tx, emailKey, query);
  if (!found) return;
  const own = await tx.$count(searches, and(eq(searches.accountId, accountId), eq(searches.query, query)));
  if (own > 0) return deleteSearches(tx, [found.id]);
  // Confirmed now, also by who did not press the link of its mail: pressed later, it starts nothing anew.
  await updateSearch(tx, found.id, { accountId, email: null, emailKey: null, confirmedAt: now });
}

/** Gives an account all that its proven address saved by mail and confirmed. */
export async function adoptSearchesOfEmail(
  tx: Db,
  owner: { accountId: number; emailKey: string },
  now: Date,
): Promise<void> {
  for (const { emailKey, query } of await everySearchOf(tx, owner))
    if (emailKey !== null) await adoptSearchOfEmail(tx, owner, query, now);
}

/** Notes that somebody wants alerts at an address that is to be confirmed. */
export async function upsertSearchOfEmail(
  db: Db,
  address: { email: string; emailKey: string; confirmTokenHash: string; expiresAt: Date },
  wish: Wish,
): Promise<void> {
  const { email, emailKey, confirmTokenHash, expiresAt: confirmExpiresAt } = address;
  const change = { ...columnsOf(wish), email, confirmTokenHash, confirmExpiresAt };
  await db
    .insert(searches)
    .values({ ...change, emailKey, token: wish.token, createdAt: wish.now })
    .onConflictDoUpdate({
      target: [searches.emailKey, searches.query],
      targetWhere: sql`${searches.emailKey} is not null`,
      set: change,
    });
}

/** The search that a confirm token belongs to, locked, if it is not too old; also one that is confirmed already. */
export async function lockSearchToConfirm(db: Db, tokenHash: string, now: Date): Promise<Search | undefined> {
  const [found] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.confirmTokenHash, tokenHash), gt(searches.confirmExpiresAt, now)))
    .for('update');
  return found;
}

export async function updateSearch(db: Db, id: number, change: Partial<typeof searches.$inferInsert>): Promise<Search> {
  const [row] = await db.update(searches).set(change).where(eq(searches.id, id)).returning();
  if (!row) throw new Error(`The search ${id} is gone`);
  return row;
}

/**
 * Takes back what waits to be told for some searches: alerts, and mails and notifications that are queued and not sent
 * yet. From then on nothing of it is sent.
 */
export async function dropWaiting(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const mails = db
    .select({ id: searchAlerts.mailId })
    .from(searchAlerts)
    .where(and(inArray(searchAlerts.searchId, ids), isNotNull(searchAlerts.mailId)));
  await db.delete(outbox).where(and(isNull(outbox.sentAt), inArray(outbox.id, mails)));
  await db.delete(pushMessages).where(and(isNull(pushMessages.sentAt), inArray(pushMessages.searchId, ids)));
  await db.delete(searchAlerts).where(and(inArray(searchAlerts.searchId, ids), isNull(searchAlerts.mailedAt)));
}

/**
 * Takes back mails and notifications of a search that are queued and that nobody is sending; what the mails tell waits
 * again.
 * @returns whether any alert waits again.
 */
export async function takeBackQueued(tx: Db, id: number): Promise<boolean> {
  const ofSearch = tx
    .select({ id: searchAlerts.mailId })
    .from(searchAlerts)
    .where(and(eq(searchAlerts.searchId, id), isNotNull(searchAlerts.mailId)));
  const queued = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), isNull(outbox.claimedBy), inArray(outbox.id, ofSearch)))
    .for('update');
  const mails = queued.map((mail) => mail.id);
  await tx.delete(pushMessages).where(and(isNull(pushMessages.sentAt), eq(pushMessages.searchId, id)));
  if (mails.length === 0) return false;
  await tx.update(searchAlerts).set({ mailedAt: null, mailId: null }).where(inArray(searchAlerts.mailId, mails));
  await tx.delete(outbox).where(inArray(outbox.id, mails));
  return true;
}

/** Takes back what waits to be told of a search and is not in its filters, as they are now. */
export async function dropWaitingOutside(tx: Db, id: number, now: Date): Promise<void> {
  const own = tx.select({ filter: searches.filter }).from(searches).where(eq(searches.id, id));
  const isIn = sql`exists (select from properties where properties.id = ${searchAlerts.propertyId}
    and ${isInSavedFilter(sql`(${own})`, now)})`;
  await tx
    .delete(searchAlerts)
    .where(and(eq(searchAlerts.searchId, id), isNull(searchAlerts.mailedAt), sql`not ${isIn}`));
}

export async function deleteSearches(db: Db, ids: number[]): Promise<void> {
  await dropWaiting(db, ids);
  if (ids.length > 0) await db.delete(searches).where(inArray(searches.id, ids));
}

/** Removes all searches of a person who is erased. @param emailKey their address, where it was proven. */
export async function eraseSearchesOf(db: Db, accountId: number, emailKey: string | undefined): Promise<void> {
  const isTheirs = or(
    eq(searches.accountId, accountId),
    emailKey === undefined ? undefined : eq(searches.emailKey, emailKey),
  );
  let found: { id: number }[];
  do {
    found = await db.select({ id: searches.id }).from(searches).where(isTheirs).limit(AT_ONCE);
    await deleteSearches(
      db,
      found.map(({ id }) => id),
    );
  } while (found.length === AT_ONCE);
}

/**
 * Removes some searches without an account that nobody confirmed, or that have been paused for long.
 * @returns how many.
 */
export async function deleteStaleSearches(
  db: Db,
  before: { asked: Date; paused: Date },
  limit: number,
): Promise<number> {
  const stale = await db
    .select({ id: searches.id })
    .from(searches)
    .where(
      and(
        isNull(searches.accountId),
        or(and(isNull(searches.confirmedAt), lt(searches.askedAt, before.asked)), lt(searches.pausedAt, before.paused)),
      ),
    )
    .limit(limit);
  await deleteSearches(
    db,
    stale.map(({ id }) => id),
  );
  return stale.length;
}

/** Removes some alerts that came before a moment. @returns how many. */
export async function deleteOldAlerts(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: searchAlerts.id }).from(searchAlerts).where(lt(searchAlerts.at, before)).limit(limit);
  const deleted = await db.delete(searchAlerts).where(inArray(searchAlerts.id, old)).returning({ id: searchAlerts.id });
  return deleted.length;
}

/**
 * After a backup was restored: alerts that waited may have been sent since, and people may have ended those of a
 * search, so all pause. Who wants them starts them again, in the account or with the link of a mail. Devices may have
 * been turned off since: they are asked anew.
 */
export async function pauseRestoredSearches(db: Db, now: Date): Promise<void> {
  await db.delete(listingEvents);
  await db.delete(pushDevices);
  await db.delete(searchAlerts).where(isNull(searchAlerts.mailedAt));
  await db
    .update(searches)
    .set({ pausedAt: now })
    .where(and(isNotNull(searches.confirmedAt), isNull(searches.pausedAt)));
}

/**
 * Gives somebody's searches to another account; the same search of both is one, as that account has it.
 * @returns how many came to it that it did not have.
 */
export async function moveSearches(tx: Db, from: Owner, to: number): Promise<number> {
  let count = 0;
  for await (const page of pagesOfSearches(tx, from)) {
    const queries = page.map(({ query }) => query);
    const own = await queriesOf(tx, { accountId: to }, queries);
    const moved: number[] = [];
    const doubled: number[] = [];
    for (const { id, query } of page) {
      (own.has(query) ? doubled : moved).push(id);
      own.add(query);
    }
    await deleteSearches(tx, doubled);
    if (moved.length > 0)
      await tx.update(searches).set({ accountId: to, email: null, emailKey: null }).where(inArray(searches.id, moved));
    count += moved.length;
  }
  return count;
}
