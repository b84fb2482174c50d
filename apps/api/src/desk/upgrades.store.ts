import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { orders } from '../orders/orders.table.ts';
import { upgradeRequests } from '../plans/plans.table.ts';
import { COUNTED, type Wanted } from '../plugins/deskPaging.ts';
import { lookUp } from './lookUp.store.ts';
import { upgradeSearch } from './money.store.ts';

type Status = (typeof upgradeRequests.$inferSelect)['status'];

const selectUpgrades = (db: Db) =>
  db
    .select({
      request: upgradeRequests,
      order: orders,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(upgradeRequests)
    .innerJoin(accounts, eq(accounts.id, upgradeRequests.accountId))
    .leftJoin(orders, eq(orders.id, upgradeRequests.orderId));

/** A request with its seller, and the order that it pays. */
export type UpgradeRow = Awaited<ReturnType<typeof listUpgradePage>>[number];

/** Which requests a list has. */
interface UpgradesWanted {
  status?: Status | undefined;
  /** Words of the transfer, of the order that it pays, or of the seller. */
  words?: string | undefined;
}

async function whereOf(db: Db, { status, words }: UpgradesWanted): Promise<SQL | undefined> {
  return and(
    status ? eq(upgradeRequests.status, status) : undefined,
    words ? await lookUp(db, upgradeRequests.id, upgradeSearch(words)) : undefined,
  );
}

/** A page of requests, by number. */
export async function listUpgradePage(db: Db, wanted: UpgradesWanted, { place, isAscending, skip, limit }: Wanted) {
  const beyond = place && (isAscending ? gt : lt)(upgradeRequests.id, place.id);
  return selectUpgrades(db)
    .where(and(await whereOf(db, wanted), beyond))
    .orderBy((isAscending ? asc : desc)(upgradeRequests.id))
    .limit(limit)
    .offset(skip);
}

/** How many there are, counted to the cap. */
export async function countUpgrades(db: Db, wanted: UpgradesWanted): Promise<number> {
  const some = db
    .select({ id: upgradeRequests.id })
    .from(upgradeRequests)
    .where(await whereOf(db, wanted))
    .limit(COUNTED)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

export async function findUpgrade(db: Db, id: number): Promise<UpgradeRow | undefined> {
  const [found] = await selectUpgrades(db).where(eq(upgradeRequests.id, id));
  return found;
}
