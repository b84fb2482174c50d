import type { MergePreview, MergeSide } from '@karachi-estates/contracts/deskMerges';
import { maskedEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { planInForce, planOf } from '@karachi-estates/domain/plans/plans';
import {
  MERGE_BOOKS,
  MERGE_OTHER_MISSING,
  MERGE_OWN,
  MERGE_ROLE,
  MERGE_SAME,
  MERGE_STATE,
} from '@karachi-estates/domain/staff/messages';
import { say, type Told, told } from '@karachi-estates/domain/words/sentence';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import { noteChange } from '../changes/changes.store.ts';
import { EVERYTHING } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { moveNotes } from '../desk/notes.store.ts';
import { moveFavourites } from '../favourites/favourites.store.ts';
import { moveShare } from '../favourites/sharing.store.ts';
import { partDoubled } from '../homes/homes.actions.ts';
import { lockHomes } from '../homes/homes.store.ts';
import { eraseSeller } from '../insights/insights.store.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { moveMarks } from '../marks/marks.store.ts';
import { hashOfAddress } from '../media/media.actions.ts';
import { moveUploads, releaseMedia } from '../media/media.store.ts';
import { hasBooks } from '../orders/orders.store.ts';
import { fitToPlan } from '../plans/entitlement.actions.ts';
import { IMPORT_EMAIL } from '../properties/import.store.ts';
import { dropPairsOf } from '../properties/lookalikes.store.ts';
import { moveListings } from '../properties/ownership.store.ts';
import { countActive } from '../properties/planLimit.store.ts';
import { moveRecents } from '../recents/recents.actions.ts';
import { Refused, rowMissing } from '../refused.ts';
import { moveSearches } from '../searches/searches.store.ts';
import { moveSupport } from '../support/support.store.ts';
import { moveViewings } from '../viewings/viewings.store.ts';
import { mailWhereItWent } from './accounts.actions.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  lockAccount,
  updateAccount,
  writeMerge,
} from './accounts.store.ts';
import { countBelongings } from './merge.store.ts';
import { spelledName } from './profiles.actions.ts';

type MergeDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Two accounts of one person: the one that ends, and the one that has everything afterwards. */
interface Pair {
  ends: Account;
  stays: Account;
}

const proven = ({ emailKey, emailProvenAt }: Account) => (emailProvenAt === null ? undefined : emailKey);

const planNow = (account: Account, now: Date) => planInForce({ plan: account.plan, expiresAt: account.planUntil }, now);

/** What keeps two accounts from becoming one; undefined where nothing does. */
async function obstacle(db: Db, { ends, stays }: Pair, now: Date): Promise<Told | undefined> {
  if (ends.id === stays.id) return told({ MERGE_SAME });
  const isWhole = ({ suspendedAt, eraseAt, erasedAt, mergedInto }: Account) =>
    [suspendedAt, eraseAt, erasedAt, mergedInto].every((each) => each === null);
  if (!isWhole(ends) || !isWhole(stays)) return told({ MERGE_STATE });
  if ([ends, stays].some(({ emailKey }) => emailKey === IMPORT_EMAIL)) return told({ MERGE_OWN });
  if (ends.role === 'seller' && stays.role === 'buyer') return told({ MERGE_ROLE });
  // Orders and payments cannot move to another account, so the account that has them must be the one that stays.
  if (planNow(ends, now) !== 'basic' || (await hasBooks(db, ends.id))) return told({ MERGE_BOOKS });
  return undefined;
}

const sideOf = (account: Account): MergeSide => ({
  id: account.id,
  role: account.role,
  name: `${account.firstName} ${account.lastName}`.trim(),
  email: account.email,
  phone: account.phone,
  created_at: account.createdAt.toISOString(),
});

/** How many of the listings together the plan of the account that stays has no room for. */
async function beyondPlan(db: Db, stays: Account, active: number, now: Date): Promise<number> {
  const { maxActiveListings } = planOf(planNow(stays, now));
  return Math.max(0, (await countActive(db, stays.id)) + active - maxActiveListings);
}

/**
 * What would move if two accounts became one, and what keeps them from it. Changes nothing.
 * @param other the number or the address of the account that stays
 * @throws Refused `not-found` for the one that ends, `invalid` naming `stays` where there is no such account.
 */
export async function previewMerge(deps: MergeDeps, endsId: number, other: string): Promise<MergePreview> {
  const now = deps.clock();
  const ends = await findAccount(deps.db, endsId);
  if (!ends || ends.erasedAt) throw rowMissing();
  const text = other.trim();
  const stays = /^[1-9]\d{0,8}$/.test(text)
    ? await findAccount(deps.db, Number(text))
    : await findAccountByEmail(deps.db, normalizeEmail(text));
  if (!stays || stays.erasedAt)
    throw new Refused('invalid', told({ MERGE_OTHER_MISSING }), { stays: told({ MERGE_OTHER_MISSING }) });
  const found = await countBelongings(deps.db, { id: ends.id, emailKey: proven(ends) }, stays.id);
  const { active, both_favourites, both_searches, ...moves } = found;
  const why = await obstacle(deps.db, { ends, stays }, now);
  return {
    ends: sideOf(ends),
    stays: sideOf(stays),
    moves,
    both: { favourites: both_favourites, searches: both_searches },
    paused: await beyondPlan(deps.db, stays, active, now),
    obstacle: why ? say('en', why) : null,
  };
}

/** Gives everything of the account that ends to the one that stays. @returns how much of what. */
async function move(tx: Db, actor: Actor, { ends, stays }: Pair, now: Date) {
  const asker = { accountId: ends.id, emailKey: proven(ends) };
  const [from, to] = [ends.id, stays.id];
  const moved = {
    listings: await moveListings(tx, from, to),
    favourites: await moveFavourites(tx, from, to),
    searches: await moveSearches(tx, asker, to),
    viewings: await moveViewings(tx, asker, to),
    support: await moveSupport(tx, from, to),
    notes: await moveNotes(tx, from, to),
    marks: await moveMarks(tx, from, { ...stays, isSameName: spelledName(ends) === spelledName(stays) }, now),
  };
  await moveShare(tx, from, to);
  await moveRecents(tx, from, to);
  await moveUploads(tx, from, to);
  await dropPairsOf(tx, to);
  await partDoubled(tx, actor, to, now);
  await eraseSeller(tx, from);
  return moved;
}

/** What the account that stays lacks is filled in from the other one. */
async function fillIn(tx: Db, { ends, stays }: Pair, now: Date): Promise<void> {
  const { phone, address, profileImage } = ends;
  await updateAccount(tx, stays.id, {
    ...(stays.phone ? {} : { phone }),
    ...(stays.address ? {} : { address }),
    ...(stays.profileImage ? {} : { profileImage }),
    updatedAt: now,
  });
  if (stays.profileImage && profileImage) await releaseMedia(tx, [hashOfAddress(profileImage)], now);
}

/**
 * Makes two accounts of one person one, for good. What the one that ends had moves to the other one, as far as that
 * one's plan has room the listings stay active; its sessions end, and both addresses get a mail. The log has it in the
 * same transaction.
 * @throws Refused `not-found`, `conflict` with what keeps them apart.
 */
export async function mergeAccounts(
  deps: MergeDeps,
  actor: Actor,
  { ends: endsId, stays: staysId }: { ends: number; stays: number },
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    // In the order of their numbers, so that of two merges at once neither waits for the other.
    const locked = new Map<number, Account | undefined>();
    for (const id of [...new Set([endsId, staysId])].sort((one, other) => one - other))
      locked.set(id, await lockAccount(tx, id));
    const [ends, stays] = [locked.get(endsId), locked.get(staysId)];
    if (!ends || !stays) throw rowMissing();
    const pair = { ends, stays };
    const why = await obstacle(tx, pair, now);
    if (why) throw new Refused('conflict', why);
    await lockHomes(tx);
    const moved = await move(tx, actor, pair, now);
    await writeMerge(tx, ends.id, stays.id, now);
    await fillIn(tx, pair, now);
    const cut = await fitToPlan(tx, stays.id, planNow(stays, now), now);
    await noteChange(tx, EVERYTHING);
    const after = { ends: ends.id, stays: stays.id, moved, ...cut };
    const entries = [ends.id, stays.id].map(
      (id): AuditEntry => ({ action: 'account.merge', subject: `account:${id}`, after }),
    );
    await writeAudit(tx, actor, entries, now);
    await mailWhereItWent(deps, tx, { ...ends, mergedInto: stays.id });
    const { firstName, locale } = stays;
    const profileUrl = pageUrl(deps.settings.siteUrl, locale, '/profile');
    const contactEmail = deps.settings.contact.email;
    const template = templatesIn(locale).mergedHereTemplate({
      ...{ firstName, ends: maskedEmail(ends.email), paused: cut.paused, profileUrl, contactEmail },
    });
    await queueMail(tx, { to: stays.email, template, at: now, ...replyTo(contactEmail) });
  });
}
