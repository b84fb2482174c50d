import type { PlanState } from '@karachi-estates/contracts/plans';
import {
  TRANSFER_USED,
  UPGRADE_PENDING,
  UPGRADE_PLAN_UNKNOWN,
  UPGRADE_REFERENCE_MISSING,
} from '@karachi-estates/domain/plans/messages';
import {
  checkUpgrade,
  isPlanId,
  listingsToPause,
  listingsToUnfeature,
  type PlanId,
  planAmount,
  planInForce,
  planOf,
  planPaidUntil,
} from '@karachi-estates/domain/plans/plans';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount, listExpiredPlans, lockAccount, updateAccount } from '../accounts/accounts.store.ts';
import { type Actor, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { upgradeDeskTemplate } from '../mail/templates.ts';
import { findPrivateMedia, releaseMedia } from '../media/media.store.ts';
import {
  countActive,
  endFeatured,
  listActiveIds,
  listFeaturedIds,
  pauseByPlan,
  resumePausedByPlan,
} from '../properties/planLimit.store.ts';
import { forOperator, Refused } from '../refused.ts';
import {
  decideUpgrade,
  dropScreenshots,
  findLatestUpgrade,
  findScreenshot,
  insertUpgrade,
  listByTransfer,
  type UpgradeRequest,
} from './plans.store.ts';

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const REFERENCE_MAX_LENGTH = 120;

/** A seller's plan in force and their latest request. */
export async function readPlanState(deps: PlanDeps, accountId: number): Promise<PlanState> {
  const account = await findAccount(deps.db, accountId);
  const plan = planInForce({ plan: account?.plan ?? 'basic', expiresAt: account?.planUntil ?? null }, deps.clock());
  const request = await findLatestUpgrade(deps.db, accountId);
  return {
    plan,
    plan_until: plan === 'basic' ? null : (account?.planUntil?.toISOString() ?? null),
    active_listings: await countActive(deps.db, accountId),
    request: request
      ? {
          id: request.id,
          plan: request.plan,
          months: request.months,
          status: request.status,
          created_at: request.createdAt.toISOString(),
        }
      : null,
  };
}

export interface UpgradeInput {
  plan?: string | undefined;
  months?: string | undefined;
  reference?: string | undefined;
}

/** What is asked for, read and checked. @throws Refused `invalid` that names the field. */
export function readUpgrade(input: UpgradeInput): { plan: 'pro' | 'premium'; months: number; reference: string } {
  const { plan } = input;
  if (!isPlanId(plan) || plan === 'basic')
    throw new Refused('invalid', told({ UPGRADE_PLAN_UNKNOWN }), { plan: told({ UPGRADE_PLAN_UNKNOWN }) });
  const months = /^\d{1,3}$/.test(input.months ?? '') ? Number(input.months) : Number.NaN;
  const verdict = checkUpgrade({ plan, months });
  if (!verdict.ok) throw new Refused('invalid', verdict, { months: verdict });
  const reference = (input.reference ?? '').trim().slice(0, REFERENCE_MAX_LENGTH);
  if (!reference)
    throw new Refused('invalid', told({ UPGRADE_REFERENCE_MISSING }), {
      reference: told({ UPGRADE_REFERENCE_MISSING }),
    });
  return { plan, months, reference };
}

/**
 * Records an 'I have paid', with a receipt for the seller and a mail for the desk.
 * @throws Refused `conflict` while an earlier request is still being checked, or when another seller named the same
 *   transfer.
 */
export async function requestUpgrade(
  deps: PlanDeps,
  accountId: number,
  input: UpgradeInput & { screenshot: string | null },
): Promise<PlanState> {
  const upgrade = readUpgrade(input);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, accountId);
    // Of two sellers who name one transfer at the same moment the second must see the first.
    await serialise(tx, 'transfer');
    const earlier = await listByTransfer(tx, upgrade.reference);
    if (earlier.some((each) => each.accountId !== accountId)) {
      throw new Refused('conflict', told({ TRANSFER_USED }), { reference: told({ TRANSFER_USED }) });
    }
    const request = await insertUpgrade(tx, { ...upgrade, accountId, screenshot: input.screenshot, createdAt: now });
    if (!account || !request) throw new Refused('conflict', told({ UPGRADE_PENDING }));
    const amount = planAmount(upgrade.plan, upgrade.months);
    const receipt = templatesIn(account.locale).upgradeReceiptTemplate({
      firstName: account.firstName,
      amount,
      ...upgrade,
    });
    await queueMail(tx, { to: account.email, template: receipt, at: now });
    const note = upgradeDeskTemplate({
      ...upgrade,
      id: request.id,
      sellerName: `${account.firstName} ${account.lastName}`.trim(),
      email: account.email,
      amount,
      hasScreenshot: input.screenshot !== null,
      earlier: earlier.map((each) => each.id),
    });
    await queueMail(tx, { to: deps.settings.deskEmail, template: note, at: now });
  });
  return readPlanState(deps, accountId);
}

/**
 * The bytes (WebP) of the screenshot that came with a request; undefined where there is none.
 * @param accountId whose request it must be; left out by the operator's command only.
 */
export async function readScreenshot(
  deps: Pick<Deps, 'db' | 'media'>,
  requestId: number,
  accountId?: number,
): Promise<Buffer | undefined> {
  const hash = await findScreenshot(deps.db, requestId, accountId);
  const picture = hash && (await findPrivateMedia(deps.db, hash));
  return picture ? deps.media.get(`${picture.hash}/master.webp`) : undefined;
}

/** How long the screenshot of a decided request is kept, for questions about it. Its file goes thirty days later. */
const SCREENSHOT_MS = 60 * 86_400_000;

/** Lets the screenshots of requests go that were decided long ago. */
export async function releaseScreenshots(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    await releaseMedia(tx, await dropScreenshots(tx, new Date(now.getTime() - SCREENSHOT_MS)), now);
  });
}

/** What a smaller plan took from a seller's listings. */
interface Cut {
  paused: number;
  unfeatured: number;
}

/**
 * Pauses listings and ends featured ads beyond a plan's limits; the newest stay. Run it under the account's lock.
 */
async function fitToPlan(tx: Db, accountId: number, plan: PlanId, now: Date): Promise<Cut> {
  const paused = listingsToPause(plan, await listActiveIds(tx, accountId, now));
  await pauseByPlan(tx, paused, now);
  const unfeatured = listingsToUnfeature(plan, await listFeaturedIds(tx, accountId, now));
  await endFeatured(tx, unfeatured);
  return { paused: paused.length, unfeatured: unfeatured.length };
}

/** What the log says of a decision about money. */
const decisionEntry = ({ id, accountId, plan, months }: UpgradeRequest, after: Record<string, string>) => ({
  action: after.status === 'approved' ? 'upgrade.approve' : 'upgrade.reject',
  subject: `upgrade:${id}`,
  before: { status: 'pending' },
  after: { ...after, account: accountId, plan, months, amount: planAmount(plan, months) },
});

/**
 * Approves a pending request: the plan is on until its months are over (after what is left of the plan before, at its
 * price). Listings that an earlier plan's end had paused are active again; those that a smaller plan has no room for
 * are paused, and the seller is told.
 * @throws Refused `not-found` when no such request is pending, `conflict` when the transfer paid another seller's plan.
 */
export async function approveUpgrade(
  deps: PlanDeps,
  id: number,
  actor: Actor = TERMINAL,
): Promise<{ request: UpgradeRequest; until: Date }> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const request = await decideUpgrade(tx, id, { status: 'approved', now });
    const account = request && (await lockAccount(tx, request.accountId));
    if (!request || !account) throw new Refused('not-found', forOperator(`No upgrade request ${id} is pending.`));
    await serialise(tx, 'transfer');
    const served = (await listByTransfer(tx, request.reference)).find(
      (each) => each.status === 'approved' && each.accountId !== account.id,
    );
    if (served)
      throw new Refused(
        'conflict',
        forOperator(`Request ${served.id} of another seller was approved for this transfer.`),
      );
    const current = { plan: account.plan, expiresAt: account.planUntil };
    const until = planPaidUntil(current, request, now);
    await updateAccount(tx, account.id, { plan: request.plan, planUntil: until, updatedAt: now });
    const cut = await fitToPlan(tx, account.id, request.plan, now);
    const room = planOf(request.plan).maxActiveListings - (await countActive(tx, account.id));
    await resumePausedByPlan(tx, account.id, room, now);
    const before = planInForce(current, now);
    const template = templatesIn(account.locale).upgradeApprovedTemplate({
      ...request,
      ...cut,
      firstName: account.firstName,
      before: before === request.plan ? 'basic' : before,
      until,
      plansUrl: plansUrl(deps, account),
    });
    await queueMail(tx, { to: account.email, template, at: now });
    await writeAudit(tx, actor, [decisionEntry(request, { status: 'approved', until: until.toISOString() })], now);
    return { request, until };
  });
}

const plansUrl = (deps: PlanDeps, { locale }: { locale: Locale }) => pageUrl(deps.settings.siteUrl, locale, '/plans');

/**
 * Rejects a pending request, with a mail that says how to go on.
 * @throws Refused `not-found` when no such request is pending.
 */
export async function rejectUpgrade(deps: PlanDeps, id: number, actor: Actor = TERMINAL): Promise<UpgradeRequest> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const request = await decideUpgrade(tx, id, { status: 'rejected', now });
    const account = request && (await findAccount(tx, request.accountId));
    if (!request || !account) throw new Refused('not-found', forOperator(`No upgrade request ${id} is pending.`));
    const contactEmail = deps.settings.contact.email;
    const template = templatesIn(account.locale).upgradeRejectedTemplate({
      ...request,
      firstName: account.firstName,
      contactEmail,
    });
    await queueMail(tx, { to: account.email, template, at: now });
    await writeAudit(tx, actor, [decisionEntry(request, { status: 'rejected' })], now);
    return request;
  });
}

async function endPlan(deps: PlanDeps, tx: Db, accountId: number): Promise<boolean> {
  const now = deps.clock();
  const account = await lockAccount(tx, accountId);
  // Somebody may have approved a new request since the list was read.
  if (!account || account.plan === 'basic' || !account.planUntil || account.planUntil > now) return false;
  await updateAccount(tx, account.id, { plan: 'basic', planUntil: null, updatedAt: now });
  const cut = await fitToPlan(tx, account.id, 'basic', now);
  const template = templatesIn(account.locale).planExpiredTemplate({
    firstName: account.firstName,
    plan: account.plan,
    ...cut,
    plansUrl: plansUrl(deps, account),
  });
  await queueMail(tx, { to: account.email, template, at: now });
  return true;
}

/**
 * Returns sellers whose paid plan is over to Basic. Nothing is deleted. One that fails does not keep the others.
 * @returns how many plans ended.
 * @throws AggregateError once all were tried, where some failed.
 */
export async function expirePlans(deps: PlanDeps, stopping?: AbortSignal): Promise<number> {
  const expired = await listExpiredPlans(deps.db, deps.clock());
  const failures: unknown[] = [];
  let ended = 0;
  for (const { id } of expired) {
    if (stopping?.aborted) break;
    try {
      if (await deps.db.transaction((tx) => endPlan(deps, tx, id))) ended += 1;
    } catch (error) {
      failures.push(new Error(`The plan of account ${id} could not be ended`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} plans could not be ended`);
  return ended;
}
