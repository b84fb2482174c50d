import { planInForce, planOf } from '@karachi-estates/domain/plans/plans';
import { mendPath } from '@karachi-estates/domain/reviews/reasons';
import { REVIEW_NOT_SEEN } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Account, findAccount } from '../accounts/accounts.store.ts';
import { writeAppealLink } from '../appeals/links.actions.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import type { BackAs } from '../mail/listingTemplates.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { recordStates } from '../properties/history.store.ts';
import { updateListing } from '../properties/listing.store.ts';
import { countActive } from '../properties/planLimit.store.ts';
import { Refused } from '../refused.ts';
import type { ListingRow } from './listings.store.ts';
import { type ListingReview, type StoredDecision, saveReview } from './reviews.store.ts';

/** The answer where there is no such ad. */
/** What of an ad an action changes: what the log keeps, and what its undo puts back. */
export interface ListingState {
  status: ListingRow['status'];
  paused_by_plan: boolean;
  paused_by_suspension: boolean;
  hidden_at: string | null;
  featured_until: string | null;
  decision: StoredDecision | null;
}

function decisionOf(review: ListingReview): StoredDecision {
  const { state, reason, words, statusBefore, waitsSince, points, decidedBy, decidedAt } = review;
  const decision = { state, reason, words, statusBefore, waitsSince: waitsSince?.toISOString() ?? null, points };
  return { ...decision, decidedBy, decidedAt: decidedAt.toISOString() };
}

/** The state of an ad as it stands. */
export function stateOf(row: ListingRow, review: ListingReview | undefined): ListingState {
  return {
    status: row.status,
    paused_by_plan: row.pausedByPlan,
    paused_by_suspension: row.pausedBySuspension,
    hidden_at: row.hiddenAt?.toISOString() ?? null,
    featured_until: row.featuredUntil?.toISOString() ?? null,
    decision: review ? decisionOf(review) : null,
  };
}

/** What its seller reads that an ad is, once it is let back. Nothing deleted is. */
export const backAs = (
  { status, pausedByPlan }: Pick<ListingRow, 'status' | 'pausedByPlan'>,
  { suspendedAt }: Pick<Account, 'suspendedAt'>,
): BackAs => {
  if (status === 'paused' && suspendedAt) return 'kept-out';
  if (status === 'paused' && pausedByPlan) return 'full';
  return status === 'deleted' ? 'paused' : status;
};

/** Whether the plan in force has room for an ad to be active again; undefined where its seller is kept out. */
export async function hasRoom(tx: Db, row: ListingRow, now: Date): Promise<boolean | undefined> {
  const seller = await findAccount(tx, row.sellerId);
  if (!seller || seller.suspendedAt || seller.erasedAt) return undefined;
  const plan = planInForce({ plan: seller.plan, expiresAt: seller.planUntil }, now);
  return (await countActive(tx, seller.id)) < planOf(plan).maxActiveListings;
}

/** Whether two states, or parts of them, say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A moment as a state has it. */
export const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Writes a state of an ad with its history, and lets the pages that show it know. */
export async function putState(
  tx: Db,
  id: number,
  states: { before: ListingState; after: ListingState },
  at: Date,
): Promise<void> {
  const { before, after } = states;
  await updateListing(tx, id, {
    status: after.status,
    pausedByPlan: after.paused_by_plan,
    pausedBySuspension: after.paused_by_suspension,
    hiddenAt: dateOf(after.hidden_at),
    featuredUntil: dateOf(after.featured_until),
    updatedAt: at,
  });
  // A decision that stands keeps who made it and when: the link of an appeal names it by its moment.
  if (!isSame(after.decision, before.decision)) await saveReview(tx, id, after.decision);
  if (after.status !== before.status) await recordStates(tx, [id], at);
}

/**
 * Tells the seller what they cannot see for themselves: their ad went, or came back. The secret of the link of an
 * appeal is read before the transaction ({@link beforeActing}).
 */
export async function tellSeller(
  deps: Deps,
  tx: Db,
  row: ListingRow,
  { before, after, at }: { before: ListingState; after: ListingState; at: Date },
): Promise<void> {
  const seller = await findAccount(tx, row.sellerId);
  const wentDown =
    after.hidden_at !== null && (before.hidden_at === null || before.decision?.state !== after.decision?.state);
  const cameBack = before.hidden_at !== null && after.hidden_at === null;
  const isDecided = after.decision?.state !== 'held' && after.decision?.state !== 'changed';
  if (!seller || seller.erasedAt || !(cameBack || (wentDown && isDecided))) return;
  const { locale, firstName } = seller;
  const urlOf = (path: string) => pageUrl(deps.settings.siteUrl, locale, path);
  const to = { firstName, title: row.title };
  const decidedAt = dateOf(after.decision?.decidedAt ?? null) ?? at;
  const token = writeAppealLink(await cursorSecret(deps), row.id, decidedAt);
  const template = wentDown
    ? templatesIn(locale).listingTakenDownTemplate({
        ...to,
        reason: after.decision?.reason ?? 'other',
        words: after.decision?.words ?? '',
        mayBeMended: after.decision?.state === 'sent_back',
        editUrl: urlOf(mendPath(row.id, after.decision?.reason ?? null)),
        appealUrl: urlOf(`/appeal-listing?${new URLSearchParams({ token })}`),
      })
    : templatesIn(locale).listingBackTemplate({
        ...to,
        backAs: backAs({ status: after.status, pausedByPlan: after.paused_by_plan }, seller),
        isFirst: before.decision?.state === 'held',
        listingsUrl: urlOf('/my-properties'),
      });
  // The link appeals in the seller's name, so the text is erased once it is sent.
  await queueMail(tx, { to: seller.email, template, at, secret: wentDown });
}

/** Reads what the mails of decisions need: on one connection it cannot be read inside of a transaction. */
export const beforeActing = (deps: Deps): Promise<unknown> => cursorSecret(deps);

/** @throws Refused `conflict` where an ad has been changed since somebody looked at it. */
export function requireSeen(row: ListingRow, seen: string | undefined): void {
  if (seen !== undefined && seen !== row.updatedAt.toISOString()) {
    throw new Refused('conflict', told({ REVIEW_NOT_SEEN }));
  }
}
