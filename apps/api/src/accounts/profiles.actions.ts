import type { SellerPageChoice, User } from '@karachi-estates/contracts/accounts';
import { ACCOUNT_GONE } from '@karachi-estates/domain/accounts/messages';
import { parsePhone } from '@karachi-estates/domain/accounts/phone';
import { ADDRESS_MAX_LENGTH, checkProfile, NAME_MAX_LENGTH } from '@karachi-estates/domain/accounts/rules';
import { type Locale, localeOf } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { endMark } from '../marks/marks.store.ts';
import { hashOfAddress } from '../media/media.actions.ts';
import { releaseMedia } from '../media/media.store.ts';
import { Refused } from '../refused.ts';
import { type AccountDeps, cut } from './accounts.actions.ts';
import { findAccount, lockAccount, updateAccount, userOf } from './accounts.store.ts';

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
