import { isSameProof, SAME_SHAPE } from '@karachi-estates/domain/orders/proofPrint';
import { and, between, desc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import type { ProofPrint } from '../media/media.actions.ts';
import { proofPrints, upgradeRequests } from '../plans/plans.table.ts';
import { orders } from './orders.table.ts';

const AT_ONCE = 500;

/** The newest so many proofs of the same shape are compared: 40 MB, read while other claims wait. */
const MOST_COMPARED = 10_000;

/** The newest earlier proof of another order that looks the same. */
async function findLike(
  db: Db,
  { requestId, orderId, print }: { requestId: number; orderId: number; print: ProofPrint },
): Promise<number | null> {
  const slack = Math.ceil(print.shape * SAME_SHAPE);
  let last = requestId;
  for (let compared = 0; compared < MOST_COMPARED; compared += AT_ONCE) {
    const rows = await db
      .select({ id: proofPrints.requestId, cells: proofPrints.cells })
      .from(proofPrints)
      .innerJoin(upgradeRequests, eq(upgradeRequests.id, proofPrints.requestId))
      .where(
        and(
          lt(proofPrints.requestId, last),
          between(proofPrints.shape, print.shape - slack, print.shape + slack),
          ne(upgradeRequests.orderId, orderId),
        ),
      )
      .orderBy(desc(proofPrints.requestId))
      .limit(AT_ONCE);
    const like = rows.find(({ cells }) => isSameProof(print.cells, cells));
    if (like) return like.id;
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return null;
    last = end.id;
  }
  return null;
}

/**
 * Keeps the print of a proof, and which earlier one it looks like. Run it where claims wait for each other, so that of
 * two at the same moment the second sees the first.
 */
export async function noteProofPrint(
  db: Db,
  proof: { requestId: number; orderId: number; print: ProofPrint },
): Promise<void> {
  const { requestId, print } = proof;
  await db.insert(proofPrints).values({ requestId, ...print, likeId: await findLike(db, proof) });
}

/** The proof of another order that looks like an order's own. */
export interface LikeProof {
  requestId: number;
  orderId: number;
  reference: string;
}

/** For each of some orders another one whose proof looks the same, whichever came first. */
export async function listLikeProofs(db: Db, orderIds: number[]): Promise<Map<number, LikeProof>> {
  if (orderIds.length === 0) return new Map();
  const [later, earlier] = [alias(upgradeRequests, 'later'), alias(upgradeRequests, 'earlier')];
  const [laterOrder, earlierOrder] = [alias(orders, 'later_order'), alias(orders, 'earlier_order')];
  const sideOf = (request: typeof later | typeof earlier, order: typeof laterOrder | typeof earlierOrder) => ({
    requestId: request.id,
    orderId: order.id,
    reference: order.reference,
  });
  const pairs = await db
    .select({ later: sideOf(later, laterOrder), earlier: sideOf(earlier, earlierOrder) })
    .from(proofPrints)
    .innerJoin(later, eq(later.id, proofPrints.requestId))
    .innerJoin(earlier, eq(earlier.id, proofPrints.likeId))
    .innerJoin(laterOrder, eq(laterOrder.id, later.orderId))
    .innerJoin(earlierOrder, eq(earlierOrder.id, earlier.orderId))
    .where(or(inArray(later.orderId, orderIds), inArray(earlier.orderId, orderIds)))
    .orderBy(proofPrints.requestId);
  return new Map(
    pairs.flatMap(({ later: one, earlier: other }): [number, LikeProof][] => [
      [other.orderId, one],
      [one.orderId, other],
    ]),
  );
}
