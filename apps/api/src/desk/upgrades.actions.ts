import type { DeskUpgrade } from '@karachi-estates/contracts/deskUpgrades';
import { PAISA } from '@karachi-estates/domain/orders/orders';
import { planAmount } from '@karachi-estates/domain/plans/plans';
import { UPGRADE_COUNTED, UPGRADE_DECIDED } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Actor } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { listCredits } from '../orders/ledger.store.ts';
import { readMissing } from '../orders/missing.store.ts';
import { approveUpgrade, rejectUpgrade } from '../plans/plans.actions.ts';
import { type DeskPage, type PageQuery, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { Refused, rowMissing } from '../refused.ts';
import { countUpgrades, findUpgrade, listUpgradePage, type UpgradeRow } from './upgrades.store.ts';

const STATES_WITH_MISSING = ['pending', 'counted'];

/** Requests with what an approval would enter into the books: what its seller's credit does not cover. */
async function wireUpgrades(deps: Deps, rows: UpgradeRow[]): Promise<DeskUpgrade[]> {
  const open = rows.filter(({ request }) => STATES_WITH_MISSING.includes(request.status));
  const sellers = [...new Set(open.map(({ request }) => request.accountId))];
  const [missing, credits] = [await readMissing(deps.db, sellers), await listCredits(deps.db, sellers)];
  return rows.map(({ request, order, email, firstName, lastName }) => {
    const price = order?.amount ?? planAmount(request.plan, request.months) * PAISA;
    const isOpen = STATES_WITH_MISSING.includes(request.status);
    // A request from before there were orders gets one when it is approved.
    const lacking = order ? missing.get(order.id) : price - (credits.get(request.accountId) ?? 0);
    return {
      id: request.id,
      status: request.status,
      seller_id: request.accountId,
      seller_name: `${firstName} ${lastName}`.trim(),
      email,
      plan: request.plan,
      months: request.months,
      amount: price / PAISA,
      missing: isOpen ? Math.max(0, lacking ?? 0) / PAISA : 0,
      order_id: request.orderId,
      reference: request.reference,
      screenshot: request.screenshot !== null,
      created_at: request.createdAt.toISOString(),
      decided_at: request.decidedAt?.toISOString() ?? null,
    };
  });
}

type UpgradesQuery = PageQuery & { status?: DeskUpgrade['status'] | undefined; q?: string | undefined };

/** A page of requests for paid plans. @throws Refused `invalid` for a cursor of another list. */
export function readUpgrades(deps: Deps, query: UpgradesQuery): Promise<DeskPage<DeskUpgrade>> {
  const wanted = { status: query.status, words: query.q?.trim() };
  return readPage(deps, 'upgrades', query, {
    rows: (page) => listUpgradePage(deps.db, wanted, page),
    count: () => countUpgrades(deps.db, wanted),
    placeOf: ({ request }) => placeOfId(request),
    wire: (rows) => wireUpgrades(deps, rows),
  });
}

/**
 * Approves or rejects a request. Why the books refuse it is told as they say it.
 * @throws Refused `not-found`, `conflict` where it is decided or counted already, or may not be approved.
 */
export async function decide(deps: Deps, actor: Actor, id: number, action: 'approve' | 'reject'): Promise<DeskUpgrade> {
  const before = await findUpgrade(deps.db, id);
  if (!before) throw rowMissing();
  try {
    await (action === 'approve' ? approveUpgrade : rejectUpgrade)(deps, id, actor);
  } catch (error) {
    if (!(error instanceof Refused) || error.reason !== 'not-found') throw error;
    // No such request is pending, which the action says by its number, for the operator at the terminal.
    const isCounted = (await findUpgrade(deps.db, id))?.request.status === 'counted';
    throw new Refused('conflict', isCounted ? told({ UPGRADE_COUNTED }) : told({ UPGRADE_DECIDED }));
  }
  const [after] = await wireUpgrades(deps, [(await findUpgrade(deps.db, id)) ?? before]);
  if (!after) throw rowMissing();
  return after;
}
