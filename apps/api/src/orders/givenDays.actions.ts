import { staffName } from '@karachi-estates/domain/orders/orders';
import { daysToGive, giveBack } from '@karachi-estates/domain/orders/periods';
import type { accounts } from '../accounts/accounts.table.ts';
import { type Actor, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { applyPeriods, periodsOf } from '../plans/entitlement.actions.ts';
import { insertGivenDays, listGivenSpans, wasGivenBack } from './givenDays.store.ts';
import { findOrder } from './orders.store.ts';

/** What the staff did by mistake: an ad was hidden, or without one the account was suspended. */
interface Mistake {
  ad?: { id: number; title: string };
  hiddenFrom: Date;
  /** Until now where it is left out. */
  hiddenUntil?: Date | undefined;
}

/**
 * Gives a seller the days of their plan back on which the staff hid an ad or suspended the account by mistake, once for
 * each mistake, with a mail and a row in the audit log (rule: `daysToGive`). Nothing happens where no plan that was
 * paid for ran meanwhile. Run it in a transaction that locks the account.
 */
export async function giveDaysBack(
  deps: Pick<Deps, 'clock' | 'settings'>,
  tx: Db,
  actor: Actor,
  account: typeof accounts.$inferSelect,
  { ad, hiddenFrom, hiddenUntil: ended }: Mistake,
): Promise<void> {
  const now = deps.clock();
  const hiddenUntil = ended ?? now;
  if (ad && (await wasGivenBack(tx, ad.id, hiddenFrom))) return;
  const before = await periodsOf(tx, account, now);
  const hidden = { from: hiddenFrom, until: hiddenUntil };
  const given = daysToGive(before, hidden, await listGivenSpans(tx, account.id));
  const order = given && (await findOrder(tx, given.order));
  if (!given || !order) return;
  const { days, plan } = given;
  const { state } = order;
  await insertGivenDays(
    tx,
    { orderId: order.id, state, at: now, by: staffName(actor) },
    { accountId: account.id, propertyId: ad?.id ?? null, hiddenFrom, hiddenUntil, days },
  );
  const periods = giveBack(before, given, now);
  await applyPeriods(tx, account.id, periods, now);
  const until = periods.findLast((each) => each.order === order.id && each.plan === plan)?.until ?? now;
  const why = ad ? { listing: ad.id, hiddenFrom } : { suspendedFrom: hiddenFrom };
  const after = { days, plan, ...why, until };
  await writeAudit(tx, actor, [{ action: 'order.give-days-back', subject: `order:${order.id}`, after }], now);
  if (account.erasedAt) return;
  const template = templatesIn(account.locale).daysGivenBackTemplate({
    ...{ firstName: account.firstName, title: ad?.title ?? null, days, plan, until },
    ordersUrl: pageUrl(deps.settings.siteUrl, account.locale, '/my-orders'),
  });
  await queueMail(tx, { to: account.email, template, at: now });
}
