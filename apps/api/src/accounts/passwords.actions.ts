import {
  CURRENT_PASSWORD_WRONG,
  PASSWORDS_DIFFER,
  RESET_LINK_INVALID,
} from '@karachi-estates/domain/accounts/messages';
import { checkPassword, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { endShare } from '../favourites/sharing.store.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { networkOf } from '../plugins/device.ts';
import { hashPassword, isCommonPassword, passwordMatches } from '../plugins/password.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { Refused, tooMany } from '../refused.ts';
import { type AccountDeps, mailWhereItWent } from './accounts.actions.ts';
import {
  deleteSessions,
  dropResets,
  findAccount,
  findAccountByEmail,
  findResetAccount,
  insertReset,
  lockAccount,
  takeReset,
  updateAccount,
} from './accounts.store.ts';
import { dropChangeLinks } from './email.store.ts';
import { countAttempt, uncountAttempt } from './throttle.store.ts';

const RESET_MS = HOUR_MS;

/** How often an account may give a wrong current password. */
const GUESSES = { limit: 10, windowMs: 15 * MINUTE_MS };
/** At most this many reset mails for one address, and requests from one network, in an hour. */
const RESET_MAILS = { limit: 3, windowMs: HOUR_MS };
const RESET_REQUESTS = { limit: 20, windowMs: HOUR_MS };

/** Counts a request for a reset mail. @throws Refused `too-many` with the seconds to wait. */
export async function countResetRequest(deps: AccountDeps, from: string): Promise<void> {
  const wait = await countAttempt(
    deps.db,
    [{ name: `reset:address:${networkOf(from)}`, ...RESET_REQUESTS }],
    deps.clock(),
  );
  if (wait > 0) throw tooMany(wait);
}

/**
 * Mails a reset link where the address has an account, and says nothing about whether it has.
 * @param note writes down that it was sent, in the same transaction
 * @returns whether a mail goes out: too many in a short time do not.
 */
export async function mailReset(
  deps: AccountDeps,
  email: string,
  note?: (tx: Deps['db']) => Promise<void>,
): Promise<boolean> {
  const now = deps.clock();
  const emailKey = normalizeEmail(email);
  if ((await countAttempt(deps.db, [{ name: `reset:account:${emailKey}`, ...RESET_MAILS }], now)) > 0) return false;
  const account = await findAccountByEmail(deps.db, emailKey);
  if (!account) return false;
  if (account.mergedInto !== null) {
    await deps.db.transaction((tx) => mailWhereItWent(deps, tx, account));
    return true;
  }
  const token = createToken();
  await deps.db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + RESET_MS);
    await insertReset(tx, { tokenHash: hashToken(token), accountId: account.id, expiresAt });
    const resetUrl = pageUrl(deps.settings.siteUrl, account.locale, `/reset-password/${token}`);
    const template = templatesIn(account.locale).resetTemplate({ resetUrl });
    await queueMail(tx, { to: account.email, template, at: now, secret: true });
    await note?.(tx);
  });
  return true;
}

function checkNewPassword(input: { password: string; confirmPassword: string }): void {
  if (input.password !== input.confirmPassword) {
    throw new Refused('invalid', told({ PASSWORDS_DIFFER }), { confirmPassword: told({ PASSWORDS_DIFFER }) });
  }
  const verdict = checkPassword(input.password, isCommonPassword);
  if (!verdict.ok) throw new Refused('invalid', verdict, { password: verdict });
}

/**
 * Ends what somebody else who had the account may keep of it: the way to an address of their own, and the link by which
 * its shortlist is seen.
 */
export async function endLinks(tx: Db, accountId: number): Promise<void> {
  await dropChangeLinks(tx, accountId);
  await endShare(tx, accountId);
}

/**
 * Sets a password: sessions end (but for one), so do links that are still in mailboxes and the link of the shortlist,
 * and the owner gets a mail. Run it under the account's lock.
 */
async function setPassword(
  deps: AccountDeps,
  change: { accountId: number; passwordHash: string; keepSession?: number; provesEmail: boolean },
  tx: Deps['db'],
): Promise<void> {
  const now = deps.clock();
  const account = await updateAccount(tx, change.accountId, {
    passwordHash: change.passwordHash,
    updatedAt: now,
    ...(change.provesEmail ? { emailProvenAt: now } : {}),
  });
  if (!account) return;
  await deleteSessions(tx, account.id, change.keepSession);
  await dropResets(tx, account.id);
  await endLinks(tx, account.id);
  const forgotUrl = pageUrl(deps.settings.siteUrl, account.locale, '/forgot-password');
  const template = templatesIn(account.locale).passwordChangedTemplate({ firstName: account.firstName, forgotUrl });
  await queueMail(tx, { to: account.email, template, at: now });
}

/**
 * Sets a password with the token of the mail, once.
 * @throws Refused `invalid` for a weak password, a used or old link.
 */
export async function resetPassword(
  deps: AccountDeps,
  input: { token: string; password: string; confirmPassword: string },
): Promise<void> {
  checkNewPassword(input);
  if (!isToken(input.token))
    throw new Refused('invalid', told({ RESET_LINK_INVALID }), { token: told({ RESET_LINK_INVALID }) });
  const passwordHash = await hashPassword(input.password);
  const tokenHash = hashToken(input.token);
  await deps.db.transaction(async (tx) => {
    const owner = await findResetAccount(tx, tokenHash);
    // The account before its links, as every change of a password does: the other way around two would wait for each
    // other.
    if (owner !== undefined) await lockAccount(tx, owner);
    const accountId = await takeReset(tx, tokenHash, deps.clock());
    if (accountId === undefined)
      throw new Refused('invalid', told({ RESET_LINK_INVALID }), { token: told({ RESET_LINK_INVALID }) });
    await setPassword(deps, { accountId, passwordHash, provesEmail: true }, tx);
  });
}

/**
 * Changes the password of somebody who knows the current one.
 * @throws Refused `invalid`, `too-many` with the seconds to wait.
 */
export async function changePassword(
  deps: AccountDeps,
  caller: { id: number; sessionId: number },
  input: { currentPassword: string; password: string; confirmPassword: string },
): Promise<void> {
  checkNewPassword(input);
  const throttle = { name: `change:account:${caller.id}`, ...GUESSES };
  const wait = await countAttempt(deps.db, [throttle], deps.clock());
  if (wait > 0) throw tooMany(wait);
  const account = await findAccount(deps.db, caller.id);
  if (!(await passwordMatches(input.currentPassword, account?.passwordHash))) {
    throw new Refused('invalid', told({ CURRENT_PASSWORD_WRONG }), {
      currentPassword: told({ CURRENT_PASSWORD_WRONG }),
    });
  }
  await uncountAttempt(deps.db, [throttle.name]);
  const passwordHash = await hashPassword(input.password);
  await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, caller.id);
    // A reset meanwhile wins: whoever knows only the old password must not undo it.
    if (locked?.passwordHash !== account?.passwordHash) {
      throw new Refused('invalid', told({ CURRENT_PASSWORD_WRONG }), {
        currentPassword: told({ CURRENT_PASSWORD_WRONG }),
      });
    }
    await setPassword(
      deps,
      { accountId: caller.id, passwordHash, keepSession: caller.sessionId, provesEmail: false },
      tx,
    );
  });
}
