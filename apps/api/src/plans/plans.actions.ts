import type { PlanState } from '@karachi-estates/contracts/plans';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { checkOrder, staffName } from '@karachi-estates/domain/orders/orders';
import {
  AFTER_END_DAYS,
  afterEndDue,
  planAt,
  REMINDER_DAYS,
  reminderDue,
} from '@karachi-estates/domain/orders/periods';
import { isDistinctive } from '@karachi-estates/domain/orders/statement';
import { UPGRADE_PENDING, UPGRADE_PLAN_UNKNOWN } from '@karachi-estates/domain/plans/messages';
import { isPlanId, planAmount, planInForce } from '@karachi-estates/domain/plans/plans';
import { byDayFrom } from '@karachi-estates/domain/searches/frequency';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount, listEndingPlans, listExpiredPlans, lockAccount } from '../accounts/accounts.store.ts';
import { type Actor, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { readPrivateFile } from '../media/media.actions.ts';
import { releaseMedia } from '../media/media.store.ts';
import { readMissing } from '../orders/missing.store.ts';
import { type Claim, isBeingChecked, orderFor, readTransfer, recordClaim } from '../orders/orders.actions.ts';
import {
  findOrder,
  listClaims,
  listOrdersOf,
  listOutlived,
  listPaymentsByTransfer,
  type Order,
} from '../orders/orders.store.ts';
import { issueReceipt } from '../orders/papers.actions.ts';
import { activateOrder, bookArrival, lockOrder, lockTransfers, prolongOrder } from '../orders/payments.actions.ts';
import { listEndedBetween, listPeriods } from '../orders/periods.store.ts';
import { countActive } from '../properties/planLimit.store.ts';
import { forOperator, Refused } from '../refused.ts';
import { applyPeriods, endOutlived, periodsOf } from './entitlement.actions.ts';
import {
  decideUpgrade,
  dropScreenshots,
  findLatestUpgrade,
  findRequest,
  insertReminder,
  listByTransfer,
  setOrder,
  type UpgradeRequest,
} from './plans.store.ts';

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** A claim whose money is in the books waits only while its order waits for approval: nobody decides it before. */
async function statusOf(db: Db, { status, orderId }: UpgradeRequest): Promise<UpgradeRequest['status']> {
  if (status !== 'counted' || orderId === null) return status;
  return (await findOrder(db, orderId))?.state === 'paid' ? 'pending' : 'counted';
}

/** A seller's plan in force and their latest request. */
export async function readPlanState(deps: PlanDeps, accountId: number): Promise<PlanState> {
  const account = await findAccount(deps.db, accountId);
  const plan = planInForce({ plan: account?.plan ?? 'basic', expiresAt: account?.planUntil ?? null }, deps.clock());
  const request = await findLatestUpgrade(deps.db, accountId);
  return {
    plan,
    plan_until: plan === 'basic' ? null : (account?.planUntil?.toISOString() ?? null),
    active_listings: await countActive(deps.db, accountId),
    erase_at: account?.eraseAt?.toISOString() ?? null,
    request: request
      ? {
          id: request.id,
          plan: request.plan,
          months: request.months,
          status: await statusOf(deps.db, request),
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
  const verdict = checkOrder({ plan, months });
  if (!verdict.ok) throw new Refused('invalid', verdict, { months: verdict });
  const reference = readTransfer(input.reference, 'reference');
  return { plan, months, reference };
}

/**
 * 'I have paid' without an order first: the seller's open order for that plan and those months, or a new one, is what
 * it pays. What is being checked already is not asked for again.
 * @throws Refused `conflict` while an earlier request is still being checked, or when another seller named the same
 *   transfer.
 */
export async function requestUpgrade(
  deps: PlanDeps,
  accountId: number,
  input: UpgradeInput & { proof?: Claim['proof'] },
): Promise<PlanState> {
  const { plan, months, reference } = readUpgrade(input);
  const claim = { reference, proof: input.proof };
  await deps.db.transaction(async (tx) => {
    await lockTransfers(tx);
    await lockAccount(tx, accountId);
    const latest = await findLatestUpgrade(tx, accountId);
    if (latest?.plan === plan && latest.months === months && isBeingChecked(latest, claim)) return;
    if (latest?.status === 'pending') throw new Refused('conflict', told({ UPGRADE_PENDING }));
    const order = await orderFor(tx, accountId, { plan, months }, deps.clock());
    await recordClaim(deps, tx, order, claim, 'reference');
  });
  return readPlanState(deps, accountId);
}

/**
 * The proof that came with a request: a photo as WebP, or a PDF. undefined where there is none.
 * @param accountId whose request it must be; left out by the operator's command only.
 */
export async function readProof(
  deps: Pick<Deps, 'db' | 'media'>,
  requestId: number,
  accountId?: number,
): Promise<{ bytes: Buffer; kind: 'webp' | 'pdf' } | undefined> {
  const request = await findRequest(deps.db, requestId, accountId);
  return request?.screenshot ? readPrivateFile(deps, request.screenshot) : undefined;
}

/** How long the proof of a rejected request is kept, for questions about it. Its file goes thirty days later. */
const SCREENSHOT_MS = 60 * DAY_MS;

/** Lets the proofs of requests go that were rejected long ago; those of paid orders stay with the books. */
export async function releaseScreenshots(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    await releaseMedia(tx, await dropScreenshots(tx, new Date(now.getTime() - SCREENSHOT_MS)), now);
  });
}

const DECISIONS = { approved: 'upgrade.approve', counted: 'upgrade.count', rejected: 'upgrade.reject' } as const;

/** What the log says of a decision about money. */
const decisionEntry = (
  { id, accountId, plan, months }: UpgradeRequest,
  after: { status: keyof typeof DECISIONS } & Record<string, string>,
) => ({
  action: DECISIONS[after.status],
  subject: `upgrade:${id}`,
  before: { status: 'pending' },
  after: { ...after, account: accountId, plan, months, amount: planAmount(plan, months) },
});

/**
 * A transfer that is in the books pays nothing more by one command, whatever day its seller says.
 * @throws Refused `conflict`
 */
async function requireUnbooked(tx: Db, reference: string): Promise<void> {
  const [booked] = isDistinctive(reference) ? await listPaymentsByTransfer(tx, reference) : [];
  if (!booked) return;
  const text = `Transfer ${reference} is in the books already, as payment ${booked.id} for order ${booked.orderId}. Look at the bank, and enter what came in for this order at the desk.`;
  throw new Refused('conflict', forOperator(text));
}

/** The time that an approval gave; undefined where money was entered only, which another person approves. */
type Approval = { request: UpgradeRequest; orderId: number; time: { from: Date; until: Date } | undefined };

/**
 * What one person does who saw a request's transfer at the bank. Where its order lacks money, that is entered into the
 * books, and another person approves the order: neither a picture nor one person alone puts a plan on. Where the money
 * is there already, the plan is on; a smaller plan than the one in force begins when that one ends.
 * @param by who saw the transfer at the bank.
 * @throws Refused `not-found` when no such request is pending, `conflict` when the transfer is in the books, or when
 *   another person must approve.
 */
export async function approveUpgrade(
  deps: PlanDeps,
  id: number,
  actor: Actor,
  by = staffName(actor),
): Promise<Approval> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    await lockTransfers(tx);
    const found = await findRequest(tx, id);
    if (found) await lockAccount(tx, found.accountId);
    const request = await decideUpgrade(tx, id, { status: 'counted', now });
    if (!request) throw new Refused('not-found', forOperator(`No upgrade request ${id} is pending.`));
    const served = (await listByTransfer(tx, request.reference)).find(
      (each) => each.status !== 'pending' && each.accountId !== request.accountId,
    );
    if (served)
      throw new Refused(
        'conflict',
        forOperator(`Request ${served.id} of another seller was counted for this transfer.`),
      );
    await requireUnbooked(tx, request.reference);
    const orderId = request.orderId ?? (await orderFor(tx, request.accountId, request, now)).id;
    if (request.orderId === null) await setOrder(tx, id, orderId);
    const locked = await lockOrder(tx, orderId);
    const { order } = locked;
    const missing = (await readMissing(tx, [order.accountId])).get(orderId) ?? 0;
    if (missing > 0) {
      const payment = await bookArrival(
        tx,
        order,
        {
          amount: missing,
          bank: deps.settings.bank.bankName,
          transaction: request.reference,
          source: 'entry',
          receivedOn: request.paidOn ?? karachiDay(now),
          by,
        },
        now,
      );
      await issueReceipt(deps, tx, locked, payment);
      await writeAudit(tx, actor, [decisionEntry(request, { status: 'counted', by })], now);
      return { request, orderId, time: undefined };
    }
    const { startsAt, until } = await activateOrder(deps, tx, await lockOrder(tx, orderId), by);
    await writeAudit(tx, actor, [decisionEntry(request, { status: 'approved', until: until.toISOString() })], now);
    return { request, orderId, time: { from: startsAt, until } };
  });
}

const plansUrl = (deps: PlanDeps, { locale }: { locale: Locale }) => pageUrl(deps.settings.siteUrl, locale, '/plans');

/**
 * Rejects a pending request, with a mail that says how to go on. An order that waited for it has seven days from then:
 * its time may be over, and it would end as its seller reads of it.
 * @throws Refused `not-found` when no such request is pending.
 */
export async function rejectUpgrade(deps: PlanDeps, id: number, actor: Actor = TERMINAL): Promise<UpgradeRequest> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const found = await findRequest(tx, id);
    const account = found && (await lockAccount(tx, found.accountId));
    const request = await decideUpgrade(tx, id, { status: 'rejected', now });
    if (!request || !account) throw new Refused('not-found', forOperator(`No upgrade request ${id} is pending.`));
    const contactEmail = deps.settings.contact.email;
    const order = request.orderId === null ? undefined : await findOrder(tx, request.orderId);
    const due = order?.state === 'ordered' ? await prolongOrder(tx, order, now) : null;
    const template = templatesIn(account.locale).upgradeRejectedTemplate({
      ...request,
      order: order && { reference: order.reference, due },
      firstName: account.firstName,
      contactEmail,
    });
    await queueMail(tx, { to: account.email, template, at: now });
    await writeAudit(tx, actor, [decisionEntry(request, { status: 'rejected' })], now);
    return request;
  });
}

/** A seller's newest order that waits for us alone: its money came, or they say that they sent it. */
async function waitingOrder(tx: Db, accountId: number): Promise<Order | undefined> {
  const own = await listOrdersOf(tx, accountId);
  const open = own.filter(({ state }) => state === 'ordered').map(({ id }) => id);
  const said = (await listClaims(tx, open)).filter(({ status }) => status === 'pending');
  return own.find(({ id, state }) => state === 'paid' || said.some(({ orderId }) => orderId === id));
}

async function endPlan(deps: PlanDeps, tx: Db, accountId: number): Promise<boolean> {
  const now = deps.clock();
  const account = await lockAccount(tx, accountId);
  // Somebody may have approved a new request since the list was read.
  if (!account || account.plan === 'basic' || !account.planUntil || account.planUntil > now) return false;
  const { plan, until, cut } = await applyPeriods(tx, account.id, await periodsOf(tx, account, now), now);
  const template = templatesIn(account.locale).planExpiredTemplate({
    ...cut,
    firstName: account.firstName,
    plan: account.plan,
    next: until === null ? undefined : { plan, until },
    waiting: (await waitingOrder(tx, account.id))?.reference,
    plansUrl: plansUrl(deps, account),
  });
  await queueMail(tx, { to: account.email, template, at: byDayFrom(now) });
  const last = (await listPeriods(tx, accountId)).at(-1)?.until;
  // After an outage the later reminder would say the same at once, or a few days on.
  if (until === null && last && now.getTime() - last.getTime() > DAY_MS)
    await insertReminder(tx, { accountId, endsAt: last, days: -AFTER_END_DAYS.from });
  return true;
}

async function endOrders(deps: PlanDeps, tx: Db, accountId: number): Promise<boolean> {
  await lockAccount(tx, accountId);
  await endOutlived(tx, accountId, await listPeriods(tx, accountId), deps.clock());
  // Their plan goes on.
  return false;
}

/** What was done for sellers, and for whom it failed. */
interface Tried {
  done: number;
  failures: Error[];
}

/** Acts for sellers one by one, each in a transaction of its own: one that fails does not keep the others. */
async function tryEach(
  deps: PlanDeps,
  ids: readonly number[],
  act: (tx: Db, id: number) => Promise<boolean>,
  { tried, fault, stopping }: { tried: Tried; fault: (id: number) => string; stopping?: AbortSignal | undefined },
): Promise<void> {
  for (const id of ids) {
    if (stopping?.aborted) break;
    try {
      if (await deps.db.transaction((tx) => act(tx, id))) tried.done += 1;
    } catch (error) {
      tried.failures.push(new Error(fault(id), { cause: error }));
    }
  }
}

/**
 * Gives sellers whose plan is over the next one that they paid for, or Basic, and ends orders whose time is over while
 * another order of the same plan goes on. Nothing is deleted. One that fails does not keep the others.
 * @returns how many plans ended.
 * @throws AggregateError once all were tried, where some failed.
 */
export async function expirePlans(deps: PlanDeps, stopping?: AbortSignal): Promise<number> {
  const tried: Tried = { done: 0, failures: [] };
  const options = { tried, stopping, fault: (id: number) => `The plan of account ${id} could not be ended` };
  const expired = (await listExpiredPlans(deps.db, deps.clock())).map(({ id }) => id);
  await tryEach(deps, expired, (tx, id) => endPlan(deps, tx, id), options);
  const outlived = await listOutlived(deps.db, deps.clock());
  await tryEach(deps, outlived, (tx, id) => endOrders(deps, tx, id), options);
  const { done, failures } = tried;
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} plans could not be ended`);
  return done;
}

/**
 * Mails sellers a week and a day before their plan ends, also where another plan follows, and a week after what they
 * paid for has ended, each once. More time of the same plan is no end. One that fails does not keep the others.
 * @returns how many mails were queued.
 * @throws AggregateError once all were tried, where some failed.
 */
export async function remindOfEnds(deps: PlanDeps): Promise<number> {
  const now = deps.clock();
  const soon = new Date(now.getTime() + Math.max(...REMINDER_DAYS) * DAY_MS);
  const tried: Tried = { done: 0, failures: [] };
  const options = { tried, fault: (id: number) => `Account ${id} could not be reminded of the end of its plan` };
  const ending = (await listEndingPlans(deps.db, now, soon)).map(({ id }) => id);
  await tryEach(deps, ending, (tx, id) => remindOf(deps, tx, id, now), options);
  const [latest, earliest] = [AFTER_END_DAYS.from, AFTER_END_DAYS.until].map((days) => now.getTime() - days * DAY_MS);
  const ended = await listEndedBetween(deps.db, new Date(earliest ?? 0), new Date(latest ?? 0));
  await tryEach(deps, ended, (tx, id) => remindAfter(deps, tx, id, now), options);
  const { done, failures } = tried;
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sellers could not be reminded`);
  return done;
}

async function remindAfter(deps: PlanDeps, tx: Db, accountId: number, now: Date): Promise<boolean> {
  const account = await lockAccount(tx, accountId);
  const last = (await listPeriods(tx, accountId)).at(-1);
  // An order may have come since the list was read, or the plan was given by hand.
  if (!account || account.erasedAt || account.plan !== 'basic' || !last || !afterEndDue(last.until, now)) return false;
  // Who has paid already waits for us, and a plan that we ended ourselves is nothing to renew.
  if (await waitingOrder(tx, accountId)) return false;
  if ((await findOrder(tx, last.order))?.state === 'refunded') return false;
  const reminder = { accountId, endsAt: last.until, days: -AFTER_END_DAYS.from };
  if (!(await insertReminder(tx, reminder))) return false;
  const to = { firstName: account.firstName, plan: last.plan, ended: last.until, plansUrl: plansUrl(deps, account) };
  await queueMail(tx, { to: account.email, template: templatesIn(account.locale).planEndedTemplate(to), at: now });
  return true;
}

async function remindOf(deps: PlanDeps, tx: Db, accountId: number, now: Date): Promise<boolean> {
  const account = await lockAccount(tx, accountId);
  const periods = account ? await periodsOf(tx, account, now) : [];
  const { plan, until } = planAt(periods, now);
  const days = until && reminderDue(until, now);
  if (!account || !until || !days || !(await insertReminder(tx, { accountId, endsAt: until, days }))) return false;
  const after = planAt(periods, until);
  const next = after.until === null ? undefined : { plan: after.plan, until: after.until };
  const waiting = (await waitingOrder(tx, accountId))?.reference;
  const to = { firstName: account.firstName, plan, until, next, waiting, plansUrl: plansUrl(deps, account) };
  await queueMail(tx, { to: account.email, template: templatesIn(account.locale).planEndsTemplate(to), at: now });
  return true;
}
