import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { planInForce, planOf } from '@karachi-estates/domain/plans/plans';
import { type Actor, type AuditEntry, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { giveDaysBack } from '../orders/givenDays.actions.ts';
import { hideListingsOf, showListingsOf } from '../properties/hiding.store.ts';
import { countActive, resumePausedByPlan } from '../properties/planLimit.store.ts';
import { forOperator, Refused } from '../refused.ts';
import { deleteAllStaffSessions, deleteStaffSessions, findStaffByEmail } from '../staff/staff.store.ts';
import {
  type Account,
  deleteAllSessions,
  deleteSessions,
  dropResets,
  findAccountByEmail,
  lockAccount,
  updateAccount,
} from './accounts.store.ts';

type SuspensionDeps = Pick<Deps, 'db' | 'clock'>;

async function lockByEmail(tx: Db, email: string): Promise<Account> {
  const found = await findAccountByEmail(tx, normalizeEmail(email));
  const account = found && (await lockAccount(tx, found.id));
  if (!account) throw new Refused('not-found', forOperator(`There is no account with the address ${email}.`));
  return account;
}

/** Signs an account out everywhere and voids its reset links. @throws Refused `not-found` */
export async function endSessionsOf({ db, clock }: SuspensionDeps, email: string, actor = TERMINAL): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockByEmail(tx, email);
    const ended = await deleteSessions(tx, id);
    await dropResets(tx, id);
    await writeAudit(
      tx,
      actor,
      [{ action: 'account.end-sessions', subject: `account:${id}`, after: { ended } }],
      clock(),
    );
  });
}

/**
 * Signs somebody out by their address, as a person and as one of the staff.
 * @throws Refused `not-found` where nobody has it.
 */
export async function endSessionsByEmail(deps: SuspensionDeps, email: string, actor = TERMINAL): Promise<void> {
  const { db, clock } = deps;
  const member = await findStaffByEmail(db, normalizeEmail(email));
  if (member) {
    await db.transaction(async (tx) => {
      const ended = await deleteStaffSessions(tx, member.id);
      const entry: AuditEntry = { action: 'staff.end-sessions', subject: `staff:${member.id}`, after: { ended } };
      await writeAudit(tx, actor, [entry], clock());
    });
    if (!(await findAccountByEmail(db, normalizeEmail(email)))) return;
  }
  await endSessionsOf(deps, email, actor);
}

/** Signs everybody out, the staff too. @returns how many sessions ended. */
export function endAllSessions({ db, clock }: SuspensionDeps, actor = TERMINAL): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = (await deleteAllSessions(tx)) + (await deleteAllStaffSessions(tx));
    await writeAudit(
      tx,
      actor,
      [{ action: 'account.end-sessions', subject: 'account:all', after: { ended } }],
      clock(),
    );
    return ended;
  });
}

/**
 * Keeps an account out: its sessions end, nobody signs in to it, its listings are shown no more, and its owner is told
 * why.
 * @returns how many listings were shown.
 * @throws Refused `not-found`, `conflict` for one that is suspended already, or ended in another one.
 */
export async function suspendAccount(
  { db, clock, settings }: SuspensionDeps & Pick<Deps, 'settings'>,
  email: string,
  actor: Actor = TERMINAL,
  reason = '',
): Promise<number> {
  const now = clock();
  const contact = settings.contact.email;
  return db.transaction(async (tx) => {
    const { id, suspendedAt, mergedInto, firstName, locale, ...account } = await lockByEmail(tx, email);
    if (suspendedAt) throw new Refused('conflict', forOperator(`${email} is suspended already.`));
    if (mergedInto !== null) throw new Refused('conflict', forOperator(`${email} ended in account ${mergedInto}.`));
    await updateAccount(tx, id, { suspendedAt: now, updatedAt: now });
    await deleteSessions(tx, id);
    await dropResets(tx, id);
    const hidden = await hideListingsOf(tx, id, now);
    const template = templatesIn(locale).suspendedTemplate({ firstName, words: reason, contactEmail: contact });
    await queueMail(tx, { to: account.email, template, at: now, replyTo: contact });
    const entry: AuditEntry = {
      action: 'account.suspend',
      subject: `account:${id}`,
      before: { suspended: false },
      after: { suspended: true, hidden, reason },
    };
    await writeAudit(tx, actor, [entry], now);
    return hidden;
  });
}

/**
 * Lets a suspended account in again, and tells its owner. The listings that were active when it was suspended are shown
 * again, as far as the plan in force has room and the desk has hidden none of them since; the others wait for a larger
 * plan.
 * @param wasMistake it was suspended by mistake, so that the days of a paid plan are given back
 * @returns how many are shown again, and how many found no room.
 * @throws Refused `not-found`, `conflict`
 */
export async function readmitAccount(
  deps: SuspensionDeps & Pick<Deps, 'settings'>,
  email: string,
  actor = TERMINAL,
  wasMistake = false,
): Promise<{ shown: number; left: number }> {
  const { db, clock, settings } = deps;
  const now = clock();
  return db.transaction(async (tx) => {
    const account = await lockByEmail(tx, email);
    const { id, suspendedAt, firstName, locale } = account;
    if (!suspendedAt) throw new Refused('conflict', forOperator(`${email} is not suspended.`));
    // While it is suspended still: what the suspension had paused comes back before what a plan had.
    if (wasMistake) await giveDaysBack(deps, tx, actor, account, { hiddenFrom: suspendedAt });
    const { plan: stored, planUntil } = (await updateAccount(tx, id, { suspendedAt: null, updatedAt: now })) ?? account;
    const plan = planInForce({ plan: stored, expiresAt: planUntil }, now);
    const room = planOf(plan).maxActiveListings - (await countActive(tx, id));
    const { shown, left } = await showListingsOf(tx, id, room, now);
    // What a plan's end had paused, and a plan that began meanwhile has room for.
    const resumed = await resumePausedByPlan(tx, id, room - shown, now);
    const listings = { shown: shown + resumed, left };
    const loginUrl = pageUrl(settings.siteUrl, locale, '/login');
    await queueMail(tx, {
      to: account.email,
      template: templatesIn(locale).readmittedTemplate({ firstName, loginUrl }),
      at: now,
    });
    const entry: AuditEntry = {
      action: 'account.lift',
      subject: `account:${id}`,
      before: { suspended: true },
      after: { suspended: false, mistake: wasMistake, ...listings },
    };
    await writeAudit(tx, actor, [entry], now);
    return listings;
  });
}
