import { karachiDay } from '@karachi-estates/domain/karachi';
import type { Deps } from '../deps.ts';
import { watermarkPdf, watermarkPhoto } from '../media/documents.actions.ts';
import { readProof } from '../plans/plans.actions.ts';
import { findRequest } from '../plans/plans.store.ts';
import { findOrder, listClaims } from './orders.store.ts';

type ProofDeps = Pick<Deps, 'db' | 'media' | 'clock'>;
type Proof = { bytes: Buffer; kind: 'webp' | 'pdf' };

const day = (moment: Date) => karachiDay(moment);

async function marked(deps: ProofDeps, requestId: number, about: string, by: string): Promise<Proof | undefined> {
  const found = await readProof(deps, requestId);
  if (!found) return undefined;
  const mark = `Karachi Estates ${about}, seen by ${by} ${day(deps.clock())}`;
  return { bytes: await (found.kind === 'pdf' ? watermarkPdf : watermarkPhoto)(found.bytes, mark), kind: found.kind };
}

/**
 * A proof of an order with a line across it that says who looks at it; undefined where there is none.
 * @param requestId which one; the latest where left out.
 */
export async function readMarkedProof(
  deps: ProofDeps,
  orderId: number,
  by: string,
  requestId?: number,
): Promise<Proof | undefined> {
  const order = await findOrder(deps.db, orderId);
  const claims = (await listClaims(deps.db, [orderId])).filter(({ screenshot }) => screenshot !== null);
  const claim = requestId === undefined ? claims[0] : claims.find(({ id }) => id === requestId);
  return order && claim && marked(deps, claim.id, order.reference, by);
}

/** The proof of one request with the same line; undefined where there is none. */
export async function readMarkedRequest(deps: ProofDeps, id: number, by: string): Promise<Proof | undefined> {
  const request = await findRequest(deps.db, id);
  const order = request?.orderId ? await findOrder(deps.db, request.orderId) : undefined;
  return request && marked(deps, id, order?.reference ?? `request ${id}`, by);
}
