import { ERASE_AFTER_DAYS } from '@karachi-estates/domain/accounts/rules';
import { PERSON_NOT_POSSIBLE } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { eraseNotesOf } from '../desk/notes.store.ts';
import { DAY_MS } from '../durations.ts';
import { anonymiseEnquiriesFrom } from '../enquiries/enquiries.store.ts';
import { deleteFavourites } from '../favourites/favourites.store.ts';
import { deleteShare } from '../favourites/sharing.store.ts';
import { erasePapersOf } from '../homePapers/homePapers.store.ts';
import { eraseSeller } from '../insights/insights.store.ts';
import { anonymiseInterestFrom } from '../interest/interest.store.ts';
import { anonymiseLeadsFrom } from '../leads/leads.store.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { eraseMailsOf } from '../mail/mail.store.ts';
import { eraseMarks } from '../marks/marks.store.ts';
import { releaseMedia } from '../media/media.store.ts';
import { deleteSubscriber } from '../newsletter/newsletter.store.ts';
import { anonymisePayers } from '../orders/orders.store.ts';
import { anonymisePapers } from '../orders/papers.store.ts';
import { cancelOpenOrders } from '../orders/payments.actions.ts';
import { anonymiseUpgrades } from '../plans/plans.store.ts';
import { releaseHoldsOf } from '../projects/holds.actions.ts';
import { anonymiseHoldsFrom, listHoldsFrom } from '../projects/holds.store.ts';
import { anonymiseEntriesFrom } from '../projects/launches.store.ts';
import { anonymiseVisitsFrom } from '../projects/visits.store.ts';
import { eraseListings } from '../properties/ownership.store.ts';
import { deleteRecents } from '../recents/recents.store.ts';
import { Refused, rowMissing } from '../refused.ts';
import { anonymiseReportsFrom } from '../reports/reports.store.ts';
import { eraseSearchesOf } from '../searches/searches.store.ts';
import { eraseSupportOf } from '../support/support.store.ts';
import { eraseViewingsOf } from '../viewings/viewings.actions.ts';
import {
  type Account,
  anonymiseAccount,
  deleteSessions,
  listDueErasures,
  listMergedInto,
  lockAccount,
  updateAccount,
} from './accounts.store.ts';
import { accountOf, requirePassword } from './email.actions.ts';

type EraseDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** What the mails to others need that tell that somebody has left. */
interface ErasingWorld {
  siteUrl: string;
  now: Date;
}

/**
 * Notes that an account is to be erased, ends its other sessions and mails its owner how to keep it. Asked again, the
 * day stays.
 * @throws Refused `invalid` for a wrong password, `too-many` with the seconds to wait.
 * @returns when it is erased.
 */
export async function askToErase(
  deps: EraseDeps,
  caller: { id: number; sessionId: number },
  currentPassword: string | undefined,
): Promise<Date> {
  await requirePassword(deps, await accountOf(deps, caller.id), currentPassword);
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.id);
    return account?.eraseAt ?? (await startErasing(deps, tx, caller.id, caller.sessionId));
  });
}

/** Sets the day on which an account is erased, and mails its owner how to keep it. Run it under the account's lock. */
async function startErasing(deps: EraseDeps, tx: Db, id: number, keptSession?: number): Promise<Date> {
  const now = deps.clock();
  const eraseAt = new Date(now.getTime() + ERASE_AFTER_DAYS * DAY_MS);
  const changed = await updateAccount(tx, id, { eraseAt, updatedAt: now });
  await deleteSessions(tx, id, keptSession);
  if (!changed) return eraseAt;
  const profileUrl = pageUrl(deps.settings.siteUrl, changed.locale, '/profile');
  const contactEmail = deps.settings.contact.email;
  const { firstName, suspendedAt } = changed;
  const to = { firstName, eraseAt, profileUrl, contactEmail, isKeptOut: suspendedAt !== null };
  const template = templatesIn(changed.locale).eraseTemplate(to);
  await queueMail(tx, { to: changed.email, template, at: now, ...replyTo(contactEmail) });
  return eraseAt;
}

/**
 * The same on request at the desk: the day is set, or taken back.
 * @throws Refused `not-found`, `conflict` where it is so already, or the account ended in another one.
 */
export async function changeErasure(
  deps: EraseDeps,
  actor: Actor,
  id: number,
  action: 'start' | 'keep',
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account || account.erasedAt) throw rowMissing();
    if ((account.eraseAt !== null) === (action === 'start') || account.mergedInto !== null)
      throw new Refused('conflict', told({ PERSON_NOT_POSSIBLE }));
    const eraseAt = action === 'start' ? await startErasing(deps, tx, id) : null;
    if (action === 'keep') await keepAndTell(deps, tx, account);
    const entry: AuditEntry = {
      action: action === 'start' ? 'account.erase' : 'account.keep',
      subject: `account:${id}`,
      before: { erase_at: account.eraseAt?.toISOString() ?? null },
      after: { erase_at: eraseAt?.toISOString() ?? null },
    };
    await writeAudit(tx, actor, [entry], deps.clock());
  });
}

/** Takes back that an account is erased; who asked for it hears of it. */
async function keepAndTell(deps: EraseDeps, tx: Db, { id, firstName, email, locale }: Account): Promise<void> {
  const at = deps.clock();
  const contactEmail = deps.settings.contact.email;
  await updateAccount(tx, id, { eraseAt: null, updatedAt: at });
  const template = templatesIn(locale).keptTemplate({ firstName, contactEmail });
  await queueMail(tx, { to: email, template, at, ...replyTo(contactEmail) });
}

/** Keeps an account that was to be erased. */
export async function keepAccount(deps: EraseDeps, id: number): Promise<void> {
  await updateAccount(deps.db, id, { eraseAt: null, updatedAt: deps.clock() });
}

const hashesIn = (addresses: (string | null)[]) =>
  addresses.flatMap((address) => /[0-9a-f]{32}/.exec(address ?? '')?.[0] ?? []);

/**
 * Erases one account. Listings, pictures, favourites and saved searches go. Payments stay with a row that names nobody,
 * and orders that wait are cancelled. Leads, interest, holds, places in launches, visits, the newsletter and mails
 * belong to an address and not to an account, so they lose the person only where the address was confirmed: anybody
 * can open an account with an address that is not theirs.
 */
async function eraseAccount(tx: Db, account: Account, world: ErasingWorld): Promise<void> {
  const { now } = world;
  const { id } = account;
  const documents = await erasePapersOf(tx, id);
  await eraseViewingsOf(tx, id, account.emailProvenAt === null ? undefined : account.emailKey, world);
  const photos = await eraseListings(tx, id);
  await eraseSeller(tx, id);
  await deleteFavourites(tx, id);
  await deleteShare(tx, id);
  await deleteRecents(tx, id);
  await eraseSearchesOf(tx, id, account.emailProvenAt === null ? undefined : account.emailKey);
  // Proofs of payments are kept as long as the books; the account's row names nobody.
  const screenshots = await anonymiseUpgrades(tx, id, now);
  await cancelOpenOrders(tx, id, now);
  await anonymisePapers(tx, id);
  await anonymisePayers(tx, id);
  await eraseNotesOf(tx, id);
  await eraseMarks(tx, id);
  await eraseSupportOf(tx, id);
  if (account.emailProvenAt !== null) {
    await anonymiseLeadsFrom(tx, account.emailKey);
    await anonymiseInterestFrom(tx, account.emailKey);
    await releaseHoldsOf(tx, await listHoldsFrom(tx, account.emailKey), now);
    await anonymiseHoldsFrom(tx, account.emailKey);
    await anonymiseEntriesFrom(tx, account.emailKey, now);
    await anonymiseEnquiriesFrom(tx, account.emailKey);
    await anonymiseReportsFrom(tx, account.emailKey);
    await anonymiseVisitsFrom(tx, account.emailKey);
    await deleteSubscriber(tx, account.emailKey);
    await eraseMailsOf(tx, account.emailKey, now);
  }
  // Whoever has one of them since keeps their own mails.
  for (const { emailKey, until } of account.earlierAddresses) await eraseMailsOf(tx, emailKey, new Date(until));
  await anonymiseAccount(tx, id, now);
  // Their time is over already, so the next purge takes the files.
  await releaseMedia(tx, [...photos, ...documents, ...screenshots, ...hashesIn([account.profileImage])], new Date(0));
}

/** Erases an account that is due, with those of the same person that ended in it. */
async function eraseDue(tx: Db, id: number, world: ErasingWorld): Promise<void> {
  const { now } = world;
  const account = await lockAccount(tx, id);
  if (!account?.eraseAt || account.eraseAt > now || account.erasedAt) return;
  for (const each of [account, ...(await listMergedInto(tx, id))]) await eraseAccount(tx, each, world);
}

/** Erases the accounts that are due, one by one: one that fails keeps no other waiting. @throws AggregateError */
export async function eraseDueAccounts(
  { db, settings: { siteUrl } }: Pick<EraseDeps, 'db' | 'settings'>,
  now: Date,
): Promise<number> {
  const due = await listDueErasures(db, now);
  const failures: unknown[] = [];
  for (const { id } of due) {
    await db.transaction((tx) => eraseDue(tx, id, { siteUrl, now })).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
  return due.length;
}
