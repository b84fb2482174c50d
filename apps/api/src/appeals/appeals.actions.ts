import type { AppealableDecision } from '@karachi-estates/contracts/appeals';
import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import { type AppealInput, checkAppeal, mayAppeal } from '@karachi-estates/domain/reviews/appeals';
import { APPEAL_LINK_INVALID, APPEAL_NOT_POSSIBLE } from '@karachi-estates/domain/reviews/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { findListing, lockListing } from '../desk/listings.store.ts';
import { findReview } from '../desk/reviews.store.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { Refused, refusal } from '../refused.ts';
import { appealOf, findLastAppeal, insertAppeal } from './appeals.store.ts';
import { readAppealLink, writeAppealLink } from './links.actions.ts';

/** The decision that a link stands for, and whether it may be appealed against. */
async function decisionOf(db: Db, link: { id: number; decidedAt: Date }) {
  const review = await findReview(db, link.id);
  if (!review || review.decidedAt.getTime() !== link.decidedAt.getTime()) return undefined;
  const last = await findLastAppeal(db, link.id);
  return { review, wasAppealed: last !== undefined && appealOf(review, [last]) !== undefined };
}

/** One's own listing with the link to appeal by, where one may. */
export async function withAppealLink(deps: Deps, own: OwnProperty): Promise<OwnProperty> {
  if (own.review?.appeal !== 'possible') return own;
  const review = await findReview(deps.db, own.property_id);
  if (!review) return own;
  const appeal_token = writeAppealLink(await cursorSecret(deps), own.property_id, review.decidedAt);
  return { ...own, review: { ...own.review, appeal_token } };
}

/** What the link of a mail says. @throws Refused `invalid` for a link that is none. */
export async function readDecision(deps: Deps, token: string): Promise<AppealableDecision> {
  const link = await readAppealLink(deps, token);
  const row = link && (await findListing(deps.db, link.id));
  if (!link || !row || row.status === 'deleted') throw new Refused('invalid', told({ APPEAL_LINK_INVALID }));
  const found = await decisionOf(deps.db, link);
  const ad = { isHidden: row.hiddenAt !== null, decision: found?.review.state ?? null };
  return {
    property_id: row.id,
    title: row.title,
    reason: found?.review.reason ?? null,
    words: found?.review.words ?? '',
    possible: found !== undefined && mayAppeal({ ...ad, wasAppealed: found.wasAppealed }).ok,
  };
}

/**
 * Stores a seller's appeal against the decision of a link, once.
 * @throws Refused `invalid` for a link that is none or by the domain's rules, `conflict` where there is nothing to
 *   appeal against.
 */
export async function appeal(deps: Deps, token: string, input: AppealInput): Promise<void> {
  const link = await readAppealLink(deps, token);
  if (!link) throw new Refused('invalid', told({ APPEAL_LINK_INVALID }));
  const verdict = checkAppeal(input);
  if (!verdict.ok) throw refusal(verdict);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const row = await lockListing(tx, link.id);
    if (!row || row.status === 'deleted') throw new Refused('invalid', told({ APPEAL_LINK_INVALID }));
    const found = await decisionOf(tx, link);
    const may = mayAppeal({
      isHidden: row.hiddenAt !== null,
      decision: found?.review.state ?? null,
      wasAppealed: found?.wasAppealed ?? true,
    });
    if (!may.ok) throw new Refused('conflict', may);
    const isFirst = await insertAppeal(tx, {
      propertyId: link.id,
      againstAt: link.decidedAt,
      againstBy: found?.review.decidedBy ?? null,
      words: (input.words ?? '').trim(),
      createdAt: now,
    });
    if (!isFirst) throw new Refused('conflict', told({ APPEAL_NOT_POSSIBLE }));
  });
}
