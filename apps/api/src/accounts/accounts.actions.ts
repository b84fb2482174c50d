import type { User } from '@karachi-estates/contracts/accounts';
import { EMAIL_TAKEN } from '@karachi-estates/domain/accounts/messages';
import { parsePhone } from '@karachi-estates/domain/accounts/phone';
import {
  ADDRESS_MAX_LENGTH,
  checkSignup,
  EMAIL_MAX_LENGTH,
  maskedEmail,
  NAME_MAX_LENGTH,
  normalizeEmail,
  type SignupInput,
} from '@karachi-estates/domain/accounts/rules';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { hashPassword, isCommonPassword } from '../plugins/password.ts';
import { Refused } from '../refused.ts';
import { type Account, findAccount, insertAccount, type NewAccount, userOf } from './accounts.store.ts';
import { askToConfirmEmail } from './email.actions.ts';

/** What actions about accounts need. */
export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** What was typed, without space around it and no longer than its column. */
export function cut(text: string | undefined, length: number): string {
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
