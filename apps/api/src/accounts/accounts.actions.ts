import type { SellerPageChoice, SessionInfo, User } from '@karachi-estates/contracts/accounts';
import {
  ACCOUNT_GONE,
  ACCOUNT_MERGED,
  ACCOUNT_SUSPENDED,
  CURRENT_PASSWORD_WRONG,
  DEVICE,
  EMAIL_TAKEN,
  GOOGLE_REFUSED,
  GOOGLE_UNAVAILABLE,
  LOGIN_INVALID,
  PASSWORDS_DIFFER,
  RESET_LINK_INVALID,
  SESSION_MISSING,
  UNKNOWN_DEVICE,
} from '@karachi-estates/domain/accounts/messages';
import { parsePhone } from '@karachi-estates/domain/accounts/phone';
import {
  ADDRESS_MAX_LENGTH,
  checkLogin,
  checkPassword,
  checkProfile,
  checkSignup,
  EMAIL_MAX_LENGTH,
  isEmail,
  maskedEmail,
  NAME_MAX_LENGTH,
  normalizeEmail,
  type SignupInput,
} from '@karachi-estates/domain/accounts/rules';
import { type Locale, localeOf } from '@karachi-estates/domain/words/locale';
import { say, told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { endShare } from '../favourites/sharing.store.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { endMark } from '../marks/marks.store.ts';
import { hashOfAddress } from '../media/media.actions.ts';
import { releaseMedia } from '../media/media.store.ts';
import { addressFamily, deviceOf, type Visitor } from '../plugins/device.ts';
import { hashPassword, isCommonPassword, passwordMatches } from '../plugins/password.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { Refused, tooMany } from '../refused.ts';
import {
  type Account,
  deleteOwnSession,
  deleteSession,
  deleteSessions,
  dropResets,
  findAccount,
  findAccountByEmail,
  findAccountByGoogle,
  findResetAccount,
  findSession,
  insertAccount,
  insertReset,
  insertSession,
  limitSessions,
  listSessions,
  lockAccount,
  type NewAccount,
  renewSession,
  takeReset,
  updateAccount,
  userOf,
} from './accounts.store.ts';
import { askToConfirmEmail } from './email.actions.ts';
import { dropChangeLinks } from './email.store.ts';
import type { VerifyGoogle } from './google.ts';
import { countAttempt, isRemembered, remember, type Throttle, uncountAttempt } from './throttle.store.ts';

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const SESSION_MS = 30 * DAY_MS;
const RENEW_AFTER_MS = 15 * MINUTE_MS;
/** Sessions of one account; the one not used for longest ends when another begins. */
const MOST_SESSIONS = 50;
const RESET_MS = HOUR_MS;

/** Failures that one pair of account and address, one address, and one account may have. */
const PAIR = { limit: 10, windowMs: 15 * MINUTE_MS };
const ADDRESS = { limit: 50, windowMs: 15 * MINUTE_MS };
const ACCOUNT = { limit: 100, windowMs: HOUR_MS };
/** Sign-ins of any outcome: each takes a core for a moment and leaves a session. */
const PAIR_TRIES = { limit: 30, windowMs: 15 * MINUTE_MS };
const ADDRESS_TRIES = { limit: 600, windowMs: 15 * MINUTE_MS };

/** An IPv6 customer has a whole /64, so addresses of one network count as one. */
export function networkOf(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice(7);
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return (address.includes('::') ? [...left, ...zeros, ...right] : left).slice(0, 4).join(':');
}

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

function cut(text: string | undefined, length: number): string {
  return (text ?? '').trim().slice(0, length);
}

/** What signup reads; the role comes from the endpoint that was called, never from what was sent. */
export interface Signup extends SignupInput {
  address?: string;
  /** The language in which the person signs up. */
  locale?: Locale;
}

/** Says what is wrong with a signup, before any picture of it is stored. */
export function checkSignupForm(input: Signup): void {
  const verdict = checkSignup(input, isCommonPassword);
  if (!verdict.ok) throw new Refused('invalid', verdict, verdict.fields);
}

/**
 * A new account as it will be stored. Its password is hashed here, which takes too long for a transaction.
 * @throws Refused `invalid` by the rules of the domain.
 */
export async function prepareAccount(deps: AccountDeps, input: Signup): Promise<NewAccount> {
  checkSignupForm(input);
  const now = deps.clock();
  const email = cut(input.email, EMAIL_MAX_LENGTH);
  const phone = parsePhone(input.phone ?? '');
  return {
    role: input.role,
    email,
    emailKey: normalizeEmail(email),
    passwordHash: await hashPassword(input.password ?? ''),
    firstName: cut(input.first_name, NAME_MAX_LENGTH),
    lastName: cut(input.last_name, NAME_MAX_LENGTH),
    phone: phone.ok ? phone.e164 : '',
    address: cut(input.address, ADDRESS_MAX_LENGTH),
    locale: input.locale ?? 'en',
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Opens a prepared account, and mails the link that confirms its address.
 * @throws Refused `conflict` when the address has an account.
 */
export async function openAccount(deps: AccountDeps, prepared: NewAccount): Promise<User> {
  return deps.db.transaction(async (tx) => {
    const account = await insertAccount(tx, prepared);
    if (!account) throw new Refused('conflict', told({ EMAIL_TAKEN }), { email: told({ EMAIL_TAKEN }) });
    await askToConfirmEmail(deps, tx, account);
    return userOf(account, deps.clock());
  });
}

/**
 * Opens an account.
 * @throws Refused `invalid` by the rules of the domain, `conflict` when the address has an account.
 */
export async function signUp(deps: AccountDeps, input: Signup): Promise<User> {
  return openAccount(deps, await prepareAccount(deps, input));
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

/** The signed-in person. @throws Refused `not-found` when the account is gone. */
export async function readUser(deps: AccountDeps, id: number): Promise<User> {
  const account = await findAccount(deps.db, id);
  if (!account) throw new Refused('not-found', told({ ACCOUNT_GONE }));
  return userOf(account, deps.clock());
}

/** Saves what a person may change of themselves. E-mail, role and plan are not among it. */
export async function saveProfile(
  deps: AccountDeps,
  id: number,
  change: {
    first_name?: string;
    last_name?: string;
    email?: string;
    phone?: string;
    address?: string;
    locale?: string;
  },
): Promise<User> {
  const current = await readUser(deps, id);
  const verdict = checkProfile({ ...change, email: change.email ?? current.email });
  if (!verdict.ok) throw new Refused('invalid', verdict, verdict.fields);
  const phone = parsePhone(change.phone ?? '');
  const now = deps.clock();
  const account = await deps.db.transaction(async (tx) => {
    const before = await lockAccount(tx, id);
    const after = await updateAccount(tx, id, {
      firstName: cut(change.first_name, NAME_MAX_LENGTH),
      lastName: cut(change.last_name, NAME_MAX_LENGTH),
      ...(change.phone === undefined ? {} : { phone: phone.ok ? phone.e164 : '' }),
      ...(change.address === undefined ? {} : { address: cut(change.address, ADDRESS_MAX_LENGTH) }),
      ...(change.locale === undefined ? {} : { locale: localeOf(change.locale) }),
      updatedAt: now,
    });
    // The card that was seen is of somebody with the name before.
    if (before && after && spelledName(before) !== spelledName(after))
      await endMark(tx, id, 'identity', 'The name was changed.', now);
    return after;
  });
  return account ? userOf(account, now) : current;
}

/** A name whose spelling does not count. */
export const spelledName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.toLowerCase().replace(/\s+/g, ' ').trim();

/** Sets the language in which a person is written to. */
export async function saveLocale(deps: AccountDeps, id: number, locale: Locale): Promise<User> {
  const account = await updateAccount(deps.db, id, { locale, updatedAt: deps.clock() });
  return account ? userOf(account, deps.clock()) : readUser(deps, id);
}

/** Sets what a seller's public page shows, and whether there is one. */
export async function saveSellerPage(deps: AccountDeps, id: number, choice: SellerPageChoice): Promise<void> {
  const { shown: pageShown, email: pageEmail, address: pageAddress, contact_email, contact_address } = choice;
  // A client that does not know of them leaves them as they are.
  const contact = {
    ...(contact_email === undefined ? {} : { contactEmail: contact_email }),
    ...(contact_address === undefined ? {} : { contactAddress: contact_address }),
  };
  await updateAccount(deps.db, id, { pageShown, pageEmail, pageAddress, ...contact, updatedAt: deps.clock() });
}

/**
 * Sets the profile picture, `/media/{hash}`, or takes it away with null. The one before is removed after thirty days.
 */
export async function saveProfileImage(deps: AccountDeps, id: number, profileImage: string | null): Promise<User> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const before = (await lockAccount(tx, id))?.profileImage;
    await updateAccount(tx, id, { profileImage, updatedAt: now });
    if (before) await releaseMedia(tx, [hashOfAddress(before)], now);
  });
  return readUser(deps, id);
}

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

/** Mails the owner of an account that ended in another one which that is. */
export async function mailWhereItWent(deps: AccountDeps, tx: Db, account: Account): Promise<void> {
  const stays = account.mergedInto === null ? undefined : await findAccount(tx, account.mergedInto);
  if (!stays) return;
  const loginUrl = pageUrl(deps.settings.siteUrl, account.locale, '/login');
  const { firstName } = account;
  const contactEmail = deps.settings.contact.email;
  const template = templatesIn(account.locale).mergedAwayTemplate({
    ...{ firstName, stays: maskedEmail(stays.email), loginUrl, contactEmail },
  });
  await queueMail(tx, { to: account.email, template, at: deps.clock(), ...replyTo(contactEmail) });
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
async function endLinks(tx: Db, accountId: number): Promise<void> {
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
  const throttle = { name: `change:account:${caller.id}`, ...PAIR };
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
