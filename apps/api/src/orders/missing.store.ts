import { missingByOrder } from '@karachi-estates/domain/orders/orders';
import type { Db } from '../db/connect.ts';
import { listCredits } from './ledger.store.ts';
import { listOrderPayments, listUnpaid } from './orders.store.ts';

/**
 * What is still missing for each unpaid order, in paisa, by the order's id; an order that is not in it lacks nothing.
 * @param accountIds only those of these sellers.
 */
export async function readMissing(db: Db, accountIds?: number[]): Promise<Map<number, number>> {
  const unpaid = await listUnpaid(db, accountIds);
  const sellers = [...new Set(unpaid.map(({ accountId }) => accountId))];
  const credits = await listCredits(db, sellers);
  const arrived = new Map<number, number>();
  const ids = unpaid.map(({ id }) => id);
  for (const { orderId, amount } of await listOrderPayments(db, ids)) {
    arrived.set(orderId, (arrived.get(orderId) ?? 0) + amount);
  }
  const missing = sellers.flatMap((seller) => {
    const own = unpaid.filter(({ accountId }) => accountId === seller);
    const orders = own.map(({ id, amount }) => ({ id, amount, arrived: arrived.get(id) ?? 0 }));
    return [...missingByOrder(orders, credits.get(seller) ?? 0)];
  });
  return new Map(missing);
}
