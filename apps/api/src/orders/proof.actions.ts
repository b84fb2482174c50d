import type { Deps } from '../deps.ts';
import { readProof } from '../plans/plans.actions.ts';
import { findOrder, listClaims } from './orders.store.ts';
import { watermarkPdf, watermarkPhoto } from './proof.ts';

const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Karachi' });

/** The latest proof of an order with a line across it that says who looks at it; undefined where there is none. */
export async function readMarkedProof(
  deps: Pick<Deps, 'db' | 'media' | 'clock'>,
  orderId: number,
  by: string,
): Promise<{ bytes: Buffer; kind: 'webp' | 'pdf' } | undefined> {
  const order = await findOrder(deps.db, orderId);
  const claim = (await listClaims(deps.db, [orderId])).find(({ screenshot }) => screenshot !== null);
  const found = claim && (await readProof(deps, claim.id));
  if (!order || !found) return undefined;
  const mark = `Karachi Estates ${order.reference}, seen by ${by} ${day(deps.clock())}`;
  const bytes = await (found.kind === 'pdf' ? watermarkPdf : watermarkPhoto)(found.bytes, mark);
  return { bytes, kind: found.kind };
}
