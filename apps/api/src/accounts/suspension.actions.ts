import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { type Actor, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { hideListingsOf } from '../properties/hiding.store.ts';
import { forOperator, Refused } from '../refused.ts';
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

/** Signs everybody out. @returns how many sessions ended. */
export function endAllSessions({ db }: SuspensionDeps): Promise<number> {
  return deleteAllSessions(db);
}

/**
 * Keeps an account out: its sessions end, nobody signs in to it, and its listings are shown no more.
 * @returns how many listings were shown.
 * @throws Refused `not-found`, `conflict` for one that is suspended already.
 */
export async function suspendAccount(
  { db, clock }: SuspensionDeps,
  email: string,
  actor: Actor = TERMINAL,
  reason = '',
): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const { id, suspendedAt } = await lockByEmail(tx, email);
    if (suspendedAt) throw new Refused('conflict', forOperator(`${email} is suspended already.`));
    await updateAccount(tx, id, { suspendedAt: now, updatedAt: now });
    await deleteSessions(tx, id);
    await dropResets(tx, id);
    const hidden = await hideListingsOf(tx, id, now);
    const entry = {
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
 * Lets a suspended account in again. Its listings are paused: its owner makes them active.
 * @throws Refused `not-found`, `conflict`
 */
export async function readmitAccount({ db, clock }: SuspensionDeps, email: string, actor = TERMINAL): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const { id, suspendedAt } = await lockByEmail(tx, email);
    if (!suspendedAt) throw new Refused('conflict', forOperator(`${email} is not suspended.`));
    await updateAccount(tx, id, { suspendedAt: null, updatedAt: now });
    const entry = {
      action: 'account.lift',
      subject: `account:${id}`,
      before: { suspended: true },
      after: { suspended: false },
    };
    await writeAudit(tx, actor, [entry], now);
  });
}
