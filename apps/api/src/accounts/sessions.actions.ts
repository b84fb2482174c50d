import type { SessionInfo, User } from '@karachi-estates/contracts/accounts';
import {
  ACCOUNT_MERGED,
  ACCOUNT_SUSPENDED,
  DEVICE,
  GOOGLE_REFUSED,
  GOOGLE_UNAVAILABLE,
  LOGIN_INVALID,
  SESSION_MISSING,
  UNKNOWN_DEVICE,
} from '@karachi-estates/domain/accounts/messages';
import {
  checkLogin,
  isEmail,
  maskedEmail,
  NAME_MAX_LENGTH,
  normalizeEmail,
} from '@karachi-estates/domain/accounts/rules';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { addressFamily, deviceOf, networkOf, type Visitor } from '../plugins/device.ts';
import { passwordMatches } from '../plugins/password.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { Refused, tooMany } from '../refused.ts';
import { type AccountDeps, cut } from './accounts.actions.ts';
import {
  type Account,
  deleteOwnSession,
  deleteSession,
  deleteSessions,
  findAccount,
  findAccountByEmail,
  findAccountByGoogle,
  findSession,
  insertAccount,
  insertSession,
  limitSessions,
  listSessions,
  lockAccount,
  renewSession,
  updateAccount,
  userOf,
} from './accounts.store.ts';
import type { VerifyGoogle } from './google.ts';
import { endLinks } from './passwords.actions.ts';
import { countAttempt, isRemembered, remember, type Throttle, uncountAttempt } from './throttle.store.ts';

const SESSION_MS = 30 * DAY_MS;
const RENEW_AFTER_MS = 15 * MINUTE_MS;
/** Sessions of one account; the one not used for longest ends when another begins. */
const MOST_SESSIONS = 50;

/** Failures that one pair of account and address, one address, and one account may have. */
const PAIR = { limit: 10, windowMs: 15 * MINUTE_MS };
const ADDRESS = { limit: 50, windowMs: 15 * MINUTE_MS };
const ACCOUNT = { limit: 100, windowMs: HOUR_MS };
/** Sign-ins of any outcome: each takes a core for a moment and leaves a session. */
const PAIR_TRIES = { limit: 30, windowMs: 15 * MINUTE_MS };
const ADDRESS_TRIES = { limit: 600, windowMs: 15 * MINUTE_MS };

/**
 * Opens a session. The token leaves the server only here.
 * @param proven whether what the person proved still holds: the password may have been changed while it was checked,
 *   and whoever changed it ended all sessions there were.
 * @returns undefined where it does not.
 */
async function openSession(
  deps: AccountDeps,
  accountId: number,
  visitor: Visitor,
  proven: (account: Account) => boolean,
): Promise<string | undefined> {
  const token = createToken();
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account || account.suspendedAt || account.mergedInto !== null || !proven(account)) return undefined;
    await insertSession(tx, {
      tokenHash: hashToken(token),
      accountId,
      device: deviceOf(visitor.userAgent),
      addressFamily: addressFamily(visitor.address),
      createdAt: now,
      renewedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    });
    await limitSessions(tx, accountId, MOST_SESSIONS);
    return token;
  });
}

/**
 * Tells who has shown that an account is theirs that it ended in another one of theirs, without that one's address.
 * @throws Refused `forbidden`
 */
async function requireNotMerged(db: Db, account: Account): Promise<void> {
  const stays = account.mergedInto === null ? undefined : await findAccount(db, account.mergedInto);
  if (stays) throw new Refused('forbidden', told({ ACCOUNT_MERGED }, { address: maskedEmail(stays.email) }));
}

/** Signs in without a password, for the demo accounts alone. @returns undefined where the account is suspended. */
export async function logInToDemo(
  deps: AccountDeps,
  account: Account,
  visitor: Visitor,
): Promise<{ token: string; user: User } | undefined> {
  const token = await openSession(deps, account.id, visitor, () => true);
  return token === undefined ? undefined : { token, user: userOf(account, deps.clock()) };
}

/**
 * Who a token belongs to; undefined when it is none, ended or expired. Use prolongs it, written every quarter of an
 * hour.
 */
export async function accountOfToken(deps: AccountDeps, token: string) {
  if (!isToken(token)) return undefined;
  const now = deps.clock();
  const found = await findSession(deps.db, hashToken(token), now);
  if (found && now.getTime() - found.renewedAt.getTime() > RENEW_AFTER_MS) {
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await renewSession(deps.db, found.sessionId, { now, expiresAt });
  }
  return found;
}

/**
 * Signs in. A wrong password and an unknown address read the same and take as long.
 * @throws Refused `invalid` when a field is empty, `unproven`, `too-many` with the seconds to wait.
 */
export async function logIn(
  deps: AccountDeps,
  input: { email: string | undefined; password: string | undefined },
  visitor: Visitor,
): Promise<{ token: string; user: User }> {
  const verdict = checkLogin(input);
  if (!verdict.ok) throw new Refused('invalid', verdict);
  const emailKey = normalizeEmail(input.email ?? '');
  const from = visitor.address;
  const { near, tries, account: overall } = loginThrottles(emailKey, from);
  const now = deps.clock();
  const account = await findAccountByEmail(deps.db, emailKey);
  const knownHere = await isRemembered(deps.db, knownName(emailKey, from), now);
  const wait = await countAttempt(deps.db, [...near, ...tries], now);
  if (wait > 0) throw tooMany(wait);
  // Somebody who guesses must not lock the owner out: what was turned away already does not count against the account,
  // and the account's own limit does not hold where the owner signed in before.
  const far = knownHere ? [] : [overall];
  const longWait = far.length > 0 ? await countAttempt(deps.db, far, now) : 0;
  if (longWait > 0) throw tooMany(longWait);
  const matches = await passwordMatches(input.password ?? '', account?.passwordHash);
  if (!account || !matches) throw new Refused('unproven', told({ LOGIN_INVALID }));
  if (account.suspendedAt) throw new Refused('forbidden', told({ ACCOUNT_SUSPENDED }));
  await requireNotMerged(deps.db, account);
  await uncountAttempt(
    deps.db,
    [...near, ...far].map((each) => each.name),
  );
  const token = await openSession(deps, account.id, visitor, (locked) => locked.passwordHash === account.passwordHash);
  if (token === undefined) throw new Refused('unproven', told({ LOGIN_INVALID }));
  await remember(deps.db, knownName(emailKey, from), new Date(now.getTime() + SESSION_MS));
  return { token, user: userOf(account, now) };
}

/** What is counted where the attempt comes from (failures, and all tries), and over all places for the account. */
function loginThrottles(emailKey: string, from: string): { near: Throttle[]; tries: Throttle[]; account: Throttle } {
  const network = networkOf(from);
  return {
    near: [
      { name: `login:pair:${emailKey}:${network}`, ...PAIR },
      { name: `login:address:${network}`, ...ADDRESS },
    ],
    tries: [
      { name: `login:tries:${emailKey}:${network}`, ...PAIR_TRIES },
      { name: `login:tries:${network}`, ...ADDRESS_TRIES },
    ],
    account: { name: `login:account:${emailKey}`, ...ACCOUNT },
  };
}

function knownName(emailKey: string, from: string): string {
  return `login:known:${emailKey}:${networkOf(from)}`;
}

/**
 * Signs in with Google, and opens a buyer's account where there is none.
 * @throws Refused `not-found` when the site has no Google client id, `unproven` when the credential is not Google's
 * word for this
 *   site.
 */
export async function logInWithGoogle(
  deps: AccountDeps,
  verify: VerifyGoogle | null,
  credential: string | undefined,
  visitor: Visitor,
): Promise<{ token: string; user: User }> {
  if (!verify) throw new Refused('not-found', told({ GOOGLE_UNAVAILABLE }));
  const now = deps.clock();
  const identity = credential ? await verify(credential, now) : undefined;
  if (!identity || !isEmail(normalizeEmail(identity.email))) throw new Refused('unproven', told({ GOOGLE_REFUSED }));
  const account =
    (await findAccountByGoogle(deps.db, identity.subject)) ??
    (await linkGoogle(deps, identity.subject, normalizeEmail(identity.email))) ??
    (await insertAccount(deps.db, {
      role: 'buyer',
      email: identity.email,
      emailKey: normalizeEmail(identity.email),
      emailProvenAt: now,
      googleSubject: identity.subject,
      firstName: cut(identity.firstName, NAME_MAX_LENGTH),
      lastName: cut(identity.lastName, NAME_MAX_LENGTH),
      locale: visitor.locale,
      createdAt: now,
      updatedAt: now,
    }));
  if (account?.suspendedAt) throw new Refused('forbidden', told({ ACCOUNT_SUSPENDED }));
  if (account) await requireNotMerged(deps.db, account);
  const token =
    account && (await openSession(deps, account.id, visitor, (locked) => locked.googleSubject === identity.subject));
  if (!account || token === undefined) throw new Refused('unproven', told({ GOOGLE_REFUSED }));
  return { token, user: userOf(account, now) };
}

/**
 * Connects an account with the Google identity of its address. Where nobody has shown yet that the address is theirs,
 * whoever set the password may be a stranger who was waiting for the owner: password, sessions and links end.
 */
async function linkGoogle(deps: AccountDeps, subject: string, emailKey: string): Promise<Account | undefined> {
  const known = await findAccountByEmail(deps.db, emailKey);
  if (!known) return undefined;
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, known.id);
    if (account && account.mergedInto !== null) return account;
    if (!account || account.googleSubject !== null) return undefined;
    if (account.emailProvenAt === null) {
      await deleteSessions(tx, account.id);
      await endLinks(tx, account.id);
    }
    return updateAccount(tx, account.id, {
      googleSubject: subject,
      emailProvenAt: account.emailProvenAt ?? now,
      passwordHash: account.emailProvenAt === null ? null : account.passwordHash,
      updatedAt: now,
    });
  });
}

/** Ends the session in use. */
export async function logOut(deps: AccountDeps, sessionId: number): Promise<void> {
  await deleteSession(deps.db, sessionId);
}

/** What a device is called in a language: the log has it in English, 'Chrome on Android'. */
function deviceText(device: string, locale: Locale): string {
  if (!device) return say(locale, told({ UNKNOWN_DEVICE }));
  const [browser = '', system] = device.split(' on ');
  return system ? say(locale, told({ DEVICE }, { browser, system })) : browser;
}

/** A person's own sessions, for them to recognise, those used last first. */
export async function readSessions(
  deps: AccountDeps,
  caller: { id: number; sessionId: number },
  locale: Locale,
): Promise<SessionInfo[]> {
  const rows = await listSessions(deps.db, caller.id, deps.clock());
  return rows.map((row) => ({
    id: row.id,
    device: deviceText(row.device, locale),
    address_family: row.addressFamily,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.renewedAt.toISOString(),
    current: row.id === caller.sessionId,
  }));
}

/** Ends one of a person's own sessions. @throws Refused `not-found` when they have no such session. */
export async function endSession(deps: AccountDeps, accountId: number, id: number | undefined): Promise<void> {
  const ended = id !== undefined && (await deleteOwnSession(deps.db, accountId, id));
  if (!ended) throw new Refused('not-found', told({ SESSION_MISSING }));
}

/** Ends all of a person's sessions but the one in use. @returns how many. */
export async function endOtherSessions(deps: AccountDeps, caller: { id: number; sessionId: number }): Promise<number> {
  return deleteSessions(deps.db, caller.id, caller.sessionId);
}
