import type { DeskUpgrade } from '@karachi-estates/contracts/desk';
import { planAmount } from '@karachi-estates/domain/plans/plans';
import { DESK_ROW_MISSING, UPGRADE_DECIDED } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Actor } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { approveUpgrade, rejectUpgrade } from '../plans/plans.actions.ts';
import { type DeskPage, type PageQuery, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { Refused } from '../refused.ts';
import { countUpgrades, findUpgrade, listUpgradePage, type UpgradeRow } from './upgrades.store.ts';

const wireOf = ({ request, email, firstName, lastName }: UpgradeRow): DeskUpgrade => ({
  id: request.id,
  // Its money is in the books, and its order is not approved yet.
  status: request.status === 'counted' ? 'pending' : request.status,
  seller_id: request.accountId,
  seller_name: `${firstName} ${lastName}`.trim(),
  email,
  plan: request.plan,
  months: request.months,
  amount: planAmount(request.plan, request.months),
  reference: request.reference,
  screenshot: request.screenshot !== null,
  created_at: request.createdAt.toISOString(),
  decided_at: request.decidedAt?.toISOString() ?? null,
});

type UpgradesQuery = PageQuery & { status?: DeskUpgrade['status'] | undefined };

/** A page of requests for paid plans. @throws Refused `invalid` for a cursor of another list. */
export function readUpgrades(deps: Deps, query: UpgradesQuery): Promise<DeskPage<DeskUpgrade>> {
  return readPage(deps, 'upgrades', query, {
    rows: (wanted) => listUpgradePage(deps.db, query.status, wanted),
    count: () => countUpgrades(deps.db, query.status),
    placeOf: ({ request }) => placeOfId(request),
    wire: (rows) => rows.map(wireOf),
  });
}

/** Approves or rejects a request. @throws Refused `not-found`, `conflict` where it is decided or its transfer used. */
export async function decide(deps: Deps, actor: Actor, id: number, action: 'approve' | 'reject'): Promise<DeskUpgrade> {
  const before = await findUpgrade(deps.db, id);
  if (!before) throw new Refused('not-found', told({ DESK_ROW_MISSING }));
  try {
    await (action === 'approve' ? approveUpgrade : rejectUpgrade)(deps, id, actor);
  } catch (error) {
    // What the action says is for the operator at the terminal.
    if (error instanceof Refused) throw new Refused('conflict', told({ UPGRADE_DECIDED }));
    throw error;
  }
  const after = await findUpgrade(deps.db, id);
  return wireOf(after ?? before);
}
