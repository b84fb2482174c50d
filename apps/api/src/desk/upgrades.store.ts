import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { orders } from '../orders/orders.table.ts';
import { upgradeRequests } from '../plans/plans.table.ts';
import { COUNTED, type Wanted } from '../plugins/deskPaging.ts';

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

const withStatus = (status: Status | undefined) => (status ? eq(upgradeRequests.status, status) : undefined);

/** A page of requests, by number. */
export async function listUpgradePage(db: Db, status: Status | undefined, { place, isAscending, skip, limit }: Wanted) {
  const beyond = place && (isAscending ? gt : lt)(upgradeRequests.id, place.id);
  return selectUpgrades(db)
    .where(and(withStatus(status), beyond))
    .orderBy((isAscending ? asc : desc)(upgradeRequests.id))
    .limit(limit)
    .offset(skip);
}

/** How many there are, counted to the cap. */
export async function countUpgrades(db: Db, status: Status | undefined): Promise<number> {
  const some = db
    .select({ id: upgradeRequests.id })
    .from(upgradeRequests)
    .where(withStatus(status))
    .limit(COUNTED)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

export async function findUpgrade(db: Db, id: number): Promise<UpgradeRow | undefined> {
  const [found] = await selectUpgrades(db).where(eq(upgradeRequests.id, id));
  return found;
}
