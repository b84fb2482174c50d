import { and, asc, countDistinct, eq, isNotNull, isNull, ne, notInArray } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { shortlistShares, shortlistVotes } from './sharing.table.ts';

/** Gives an account's shortlist a new link; the one before it ends, the votes stay. */
export async function writeShare(db: Db, accountId: number, tokenHash: string, now: Date): Promise<void> {
  await db
    .insert(shortlistShares)
    .values({ accountId, tokenHash, createdAt: now })
    .onConflictDoUpdate({ target: shortlistShares.accountId, set: { tokenHash, createdAt: now } });
}

/** Ends the link of an account's shortlist. */
export async function endShare(db: Db, accountId: number): Promise<void> {
  await db.update(shortlistShares).set({ tokenHash: null }).where(eq(shortlistShares.accountId, accountId));
}

/** Whether an account's shortlist has a link that works. */
export async function isShared(db: Db, accountId: number): Promise<boolean> {
  const [share] = await db.select().from(shortlistShares).where(eq(shortlistShares.accountId, accountId));
  return share !== undefined && share.tokenHash !== null;
}

/** A link that works: of somebody who is kept out nothing is shown. */
const isOpen = (db: Db, tokenHash: string) => {
  const keptOut = db.select({ id: accounts.id }).from(accounts).where(isNotNull(accounts.suspendedAt));
  return and(eq(shortlistShares.tokenHash, tokenHash), notInArray(shortlistShares.accountId, keptOut));
};

/** Whose shortlist a link is of; undefined for one that has ended, never was, or is of an account that is suspended. */
export async function findShare(db: Db, tokenHash: string): Promise<number | undefined> {
  const [share] = await db.select().from(shortlistShares).where(isOpen(db, tokenHash));
  return share?.accountId;
}

/** The same, and the link stays as it is until the transaction ends. */
export async function lockShare(tx: Db, tokenHash: string): Promise<number | undefined> {
  const found = tx.select().from(shortlistShares).where(isOpen(tx, tokenHash));
  const [share] = await found.for('update');
  return share?.accountId;
}

/** The votes on an account's shortlist, oldest first. */
export async function listVotes(db: Db, accountId: number) {
  const { propertyId, voter, vote, comment, votedAt } = shortlistVotes;
  return db
    .select({ propertyId, voter, vote, comment, votedAt })
    .from(shortlistVotes)
    .where(eq(shortlistVotes.accountId, accountId))
    .orderBy(asc(votedAt), asc(shortlistVotes.voterKey));
}

/** How many others have voted on an account's shortlist. */
export async function countOtherVoters(db: Db, accountId: number, voterKey: string): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(shortlistVotes.voterKey) })
    .from(shortlistVotes)
    .where(and(eq(shortlistVotes.accountId, accountId), ne(shortlistVotes.voterKey, voterKey)));
  return row?.count ?? 0;
}

/** Writes a vote; the same person's on the same home is replaced. */
export async function writeVote(db: Db, vote: typeof shortlistVotes.$inferInsert): Promise<void> {
  const { voter, comment, votedAt } = vote;
  await db
    .insert(shortlistVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: [shortlistVotes.accountId, shortlistVotes.propertyId, shortlistVotes.voterKey],
      set: { voter, vote: vote.vote, comment, votedAt },
    });
}

/** Forgets an account's link and all votes. */
export async function deleteShare(db: Db, accountId: number): Promise<void> {
  await db.delete(shortlistShares).where(eq(shortlistShares.accountId, accountId));
}

/** Gives an account's votes to another one, and its link where that has none. */
export async function moveShare(tx: Db, from: number, to: number): Promise<void> {
  // A vote that is under way is written first, and moves too.
  const [share] = await tx.select().from(shortlistShares).where(eq(shortlistShares.accountId, from)).for('update');
  if (!share) return;
  const { tokenHash, createdAt } = share;
  await tx.insert(shortlistShares).values({ accountId: to, createdAt }).onConflictDoNothing();
  const votes = await tx.select().from(shortlistVotes).where(eq(shortlistVotes.accountId, from));
  if (votes.length > 0)
    await tx
      .insert(shortlistVotes)
      .values(votes.map((vote) => ({ ...vote, accountId: to })))
      .onConflictDoNothing();
  await deleteShare(tx, from);
  await tx
    .update(shortlistShares)
    .set({ tokenHash })
    .where(and(eq(shortlistShares.accountId, to), isNull(shortlistShares.tokenHash)));
}
