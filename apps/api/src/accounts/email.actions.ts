import type { AccountState } from '@karachi-estates/contracts/accounts';
import {
  ACCOUNT_GONE,
  CURRENT_PASSWORD_WRONG,
  EMAIL_INVALID,
  EMAIL_LINK_INVALID,
  EMAIL_SAME,
  EMAIL_TAKEN,
} from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { passwordMatches } from '../plugins/password.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { Refused, tooMany } from '../refused.ts';
import {
  type Account,
  deleteSessions,
  dropResets,
  findAccount,
  findAccountByEmail,
  lockAccount,
  updateAccount,
} from './accounts.store.ts';
import {
  dropChangeLinks,
  findEmailLink,
  insertEmailLinks,
  listChangeLinks,
  setEmail,
  useEmailLink,
} from './email.store.ts';
import { takeAlong } from './newAddress.actions.ts';
import { countAttempt, uncountAttempt } from './throttle.store.ts';

type EmailDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const CONFIRM_MS = 7 * DAY_MS;
const CHANGE_MS = DAY_MS;
/** Mails with links that one account may cause; nobody's mailbox is filled. */
const MAILS = { limit: 5, windowMs: HOUR_MS };
const GUESSES = { limit: 10, windowMs: 15 * 60_000 };

/**
 * Asks for the password of somebody who has one before something that cannot be undone by who sits at the browser next.
 * @throws Refused `invalid` that names `currentPassword`, `too-many` with the seconds to wait.
 */
export async function requirePassword(deps: EmailDeps, account: Account, password: string | undefined): Promise<void> {
  if (account.passwordHash === null) return;
  const throttle = { name: `change:account:${account.id}`, ...GUESSES };
  const wait = await countAttempt(deps.db, [throttle], deps.clock());
  if (wait > 0) throw tooMany(wait);
  if (!(await passwordMatches(password ?? '', account.passwordHash))) {
    throw new Refused('invalid', told({ CURRENT_PASSWORD_WRONG }), {
      currentPassword: told({ CURRENT_PASSWORD_WRONG }),
    });
  }
  await uncountAttempt(deps.db, [throttle.name]);
}

/** The account of a caller. @throws Refused `not-found` when it is gone. */
export async function accountOf(deps: Pick<Deps, 'db'>, id: number): Promise<Account> {
  const account = await findAccount(deps.db, id);
  if (!account) throw new Refused('not-found', told({ ACCOUNT_GONE }));
  return account;
}

function pageOf(account: Account) {
  const { id, firstName, lastName, pageShown, pageEmail, pageAddress, contactEmail, contactAddress } = account;
  const path = sellerPath({ id, name: `${firstName} ${lastName}`.trim() });
  return {
    shown: pageShown,
    email: pageEmail,
    address: pageAddress,
    contact_email: contactEmail,
    contact_address: contactAddress,
    path,
  };
}

/** The state of an account, for its owner. */
export async function readAccount(deps: EmailDeps, id: number): Promise<AccountState> {
  const account = await accountOf(deps, id);
  const [change] = await listChangeLinks(deps.db, id, deps.clock());
  return {
    email: account.email,
    email_confirmed: account.emailProvenAt !== null,
    pending_email: change && change.email !== account.email ? change.email : null,
    has_password: account.passwordHash !== null,
    erase_at: account.eraseAt?.toISOString() ?? null,
    ...(account.role === 'seller' ? { page: pageOf(account) } : {}),
  };
}

/** @param change its page says what a change of the address brings. */
const linkTo = (deps: EmailDeps, { locale }: Account, token: string, change = false) =>
  pageUrl(deps.settings.siteUrl, locale, `/confirm-email/${token}${change ? '?change=1' : ''}`);

/** Mails the link that confirms the address of an account, in the transaction that opened it. */
export async function askToConfirmEmail(deps: EmailDeps, tx: Db, account: Account): Promise<void> {
  const now = deps.clock();
  const token = createToken();
  await insertEmailLinks(tx, [
    {
      tokenHash: hashToken(token),
      accountId: account.id,
      kind: 'signup',
      email: account.email,
      expiresAt: new Date(now.getTime() + CONFIRM_MS),
    },
  ]);
  const template = templatesIn(account.locale).emailConfirmTemplate({
    confirmUrl: linkTo(deps, account, token),
  });
  await queueMail(tx, { to: account.email, template, at: now, secret: true });
}

/**
 * Mails that link again. Who has confirmed already gets no mail.
 * @throws Refused `too-many` with the seconds to wait.
 */
export async function mailConfirmation(deps: EmailDeps, id: number): Promise<void> {
  const account = await accountOf(deps, id);
  if (account.emailProvenAt !== null) return;
  const wait = await countAttempt(deps.db, [{ name: `confirm:account:${id}`, ...MAILS }], deps.clock());
  if (wait > 0) throw tooMany(wait);
  await deps.db.transaction((tx) => askToConfirmEmail(deps, tx, account));
}

/**
 * Begins a change of address: a link goes to the present and to the new one, and the one asked for before ends. A
 * present one that nobody has proven has no say: it may be mistyped, and the mailbox a stranger's.
 * @throws Refused `invalid` naming the field, `conflict` when the address has an account, `too-many` with the seconds
 * to wait.
 * @returns whether both addresses got a link.
 */
export async function askToChangeEmail(
  deps: EmailDeps,
  id: number,
  input: { email: string; currentPassword?: string | undefined },
): Promise<boolean> {
  const email = input.email.trim();
  const emailKey = normalizeEmail(email);
  if (!isEmail(emailKey)) throw new Refused('invalid', told({ EMAIL_INVALID }), { email: told({ EMAIL_INVALID }) });
  const account = await accountOf(deps, id);
  if (account.emailKey === emailKey)
    throw new Refused('invalid', told({ EMAIL_SAME }), { email: told({ EMAIL_SAME }) });
  await requirePassword(deps, account, input.currentPassword);
  const now = deps.clock();
  const wait = await countAttempt(deps.db, [{ name: `change-email:account:${id}`, ...MAILS }], now);
  if (wait > 0) throw tooMany(wait);
  if (await findAccountByEmail(deps.db, emailKey))
    throw new Refused('conflict', told({ EMAIL_TAKEN }), { email: told({ EMAIL_TAKEN }) });
  return deps.db.transaction(async (tx) => {
    const isProven = (await lockAccount(tx, id))?.emailProvenAt != null;
    await dropChangeLinks(tx, id);
    const expiresAt = new Date(now.getTime() + CHANGE_MS);
    const mailed = [['new', email] as const, ...(isProven ? [['old', account.email] as const] : [])];
    for (const [kind, to] of mailed) {
      const token = createToken();
      await insertEmailLinks(tx, [{ tokenHash: hashToken(token), accountId: id, kind, email, expiresAt }]);
      const template = templatesIn(account.locale).emailChangeTemplate({
        email,
        kind: isProven ? kind : 'only',
        confirmUrl: linkTo(deps, account, token, true),
      });
      await queueMail(tx, { to, template, at: now, secret: true });
    }
    return isProven;
  });
}

/** Ends a change of address that is under way. */
export async function keepEmail(deps: EmailDeps, id: number): Promise<void> {
  await dropChangeLinks(deps.db, id);
}

/**
 * Makes the new address the account's with all that it has by the old one, tells the old one if it was proven, and ends
 * what hangs on the old one: links, sessions and the Google identity.
 */
async function applyChange(deps: EmailDeps, tx: Db, account: Account, email: string): Promise<void> {
  const now = deps.clock();
  const emailKey = normalizeEmail(email);
  await serialise(tx, `email:${emailKey}`);
  if (await findAccountByEmail(tx, emailKey))
    throw new Refused('conflict', told({ EMAIL_TAKEN }), { email: told({ EMAIL_TAKEN }) });
  await setEmail(tx, account, { email, emailKey, now });
  await takeAlong(tx, account, { email, emailKey }, { siteUrl: deps.settings.siteUrl, now });
  await dropResets(tx, account.id);
  await deleteSessions(tx, account.id);
  if (account.emailProvenAt === null) return;
  const template = templatesIn(account.locale).emailChangedTemplate({
    firstName: account.firstName,
    email,
    contactEmail: deps.settings.contact.email,
    hadGoogle: account.googleSubject !== null,
  });
  await queueMail(tx, { to: account.email, template, at: now });
}

/**
 * Confirms with the token of a mail: the address of a signup, or one side of a change.
 * @throws Refused `invalid` for a link that has ended, `conflict` when the new address has got an account meanwhile.
 */
export async function confirmEmail(deps: EmailDeps, token: string): Promise<'confirmed' | 'waiting' | 'changed'> {
  const invalid = () => new Refused('invalid', told({ EMAIL_LINK_INVALID }), { token: told({ EMAIL_LINK_INVALID }) });
  if (!isToken(token)) throw invalid();
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const found = await findEmailLink(tx, hashToken(token), now);
    const account = found && (await lockAccount(tx, found.accountId));
    // Read again under the lock: a change of the password, or another one of the address, may have ended it.
    const link = account && (await findEmailLink(tx, hashToken(token), now));
    if (!account || !link) throw invalid();
    await useEmailLink(tx, link.tokenHash, now);
    if (link.kind === 'signup') {
      if (account.emailKey !== normalizeEmail(link.email)) throw invalid();
      if (account.emailProvenAt === null) await updateAccount(tx, account.id, { emailProvenAt: now });
      return 'confirmed';
    }
    if (account.emailKey === normalizeEmail(link.email)) return 'changed';
    const links = await listChangeLinks(tx, account.id, now);
    if (!links.every((each) => each.usedAt !== null)) return 'waiting';
    await applyChange(deps, tx, account, link.email);
    return 'changed';
  });
}
