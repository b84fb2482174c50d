import type { DeskAppeal, DeskReport } from '@karachi-estates/contracts/deskListings';
import {
  type DeskReportDetail,
  type DeskReportsQuery,
  type DeskReview,
  type DeskReviewsQuery,
  REVIEW_KINDS,
  type ReportAction,
} from '@karachi-estates/contracts/deskReviews';
import { mayDecideAppeal } from '@karachi-estates/domain/reviews/appeals';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import {
  APPEAL_DECIDED,
  REPORT_CLOSED,
  REPORT_NOT_ASKED,
  REPORT_WORDS_MISSING,
} from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount } from '../accounts/accounts.store.ts';
import { closeAppeal, findAppeal, type ListingAppeal } from '../appeals/appeals.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { askAtOnce, startWriting } from '../freshness/freshness.actions.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { type DeskPage, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { Refused, rowMissing } from '../refused.ts';
import {
  closeAllAbout,
  closeOne,
  countReports,
  findDeskReport,
  listReportPage,
  noteAsked,
  type ReportRow,
  reportWire,
} from '../reports/deskReports.store.ts';
import { appealWire, readListingDetail } from './listingReads.actions.ts';
import { backAs, beforeActing } from './listingStates.actions.ts';
import { actInTransaction } from './listings.actions.ts';
import { countQueue, findListing, listQueue, wireQueue } from './listings.store.ts';

/** A page of what waits to be looked at, the oldest first. @throws Refused `invalid` for a cursor of another list. */
export function readReviews(deps: Deps, query: DeskReviewsQuery): Promise<DeskPage<DeskReview>> {
  const now = deps.clock();
  const kinds = query.kind ? [query.kind] : REVIEW_KINDS;
  return readPage(deps, 'reviews', query, {
    rows: (wanted) => listQueue(deps.db, kinds, now, wanted),
    count: () => countQueue(deps.db, kinds, now),
    placeOf: ({ waits_ms, id }) => ({ key: Math.round(waits_ms), id: Number(id) }),
    wire: (rows) => wireQueue(deps, rows),
  });
}

/** Tells a seller what came of their appeal. */
async function mailDecision(
  deps: Deps,
  tx: Db,
  decided: Pick<ListingAppeal, 'propertyId'> & { isGranted: boolean; words: string },
): Promise<void> {
  const row = await findListing(tx, decided.propertyId);
  const seller = row && (await findAccount(tx, row.sellerId));
  if (!row || !seller || seller.erasedAt) return;
  const template = templatesIn(seller.locale).appealDecidedTemplate({
    firstName: seller.firstName,
    title: row.title,
    isGranted: decided.isGranted,
    backAs: backAs(row, seller),
    words: decided.words,
    listingsUrl: pageUrl(deps.settings.siteUrl, seller.locale, '/my-properties'),
  });
  await queueMail(tx, { to: seller.email, template, at: deps.clock() });
}

/**
 * Grants or rejects an appeal, by another person than who made the decision. What is granted is shown again as before.
 * @param order `seen` is when the ad was changed last as somebody looked at it: nobody shows what they have not read
 * @throws Refused `not-found`, `conflict` for one's own decision, or where it is decided already or the ad is changed.
 */
export async function decideAppealOf(
  deps: Deps,
  actor: Actor,
  id: number,
  order: { action: 'grant' | 'reject'; words: string; seen?: string | undefined },
): Promise<DeskAppeal> {
  const now = deps.clock();
  const isGranted = order.action === 'grant';
  const words = order.words.trim();
  if (!words) throw new Refused('invalid', told({ REPORT_WORDS_MISSING }), { words: told({ REPORT_WORDS_MISSING }) });
  await beforeActing(deps);
  return deps.db.transaction(async (tx) => {
    const found = await findAppeal(tx, id);
    if (!found) throw rowMissing();
    if (found.outcome) throw new Refused('conflict', told({ APPEAL_DECIDED }));
    const may = mayDecideAppeal(found.againstBy, actor.id);
    if (!may.ok) throw new Refused('conflict', may);
    const listing = `listing:${found.propertyId}`;
    const entries: AuditEntry[] = [];
    if (isGranted) {
      // The decision was wrong, so the days that it took are given back, and no report about it was right.
      const appealed = { id: found.propertyId, by: 'appeal' } as const;
      const restore = { action: 'restore', mistake: true, seen: order.seen } as const;
      const restored = await actInTransaction(deps, tx, actor, appealed, restore);
      entries.push(...restored);
    }
    const decision = { answer: words, decidedBy: actor.id, decidedAt: now };
    const isOurs = await closeAppeal(tx, id, { outcome: isGranted ? 'granted' : 'rejected', ...decision });
    if (!isOurs) throw new Refused('conflict', told({ APPEAL_DECIDED }));
    await mailDecision(deps, tx, { propertyId: found.propertyId, isGranted, words });
    entries.push({ action: `appeal.${order.action}`, subject: listing, before: { appeal: id }, after: { words } });
    await writeAudit(tx, actor, entries, now);
    const decided = await findAppeal(tx, id);
    return appealWire(decided ?? found, actor.id);
  });
}

/** A page of reports. @throws Refused `invalid` for a cursor of another list. */
export function readReports(deps: Deps, query: DeskReportsQuery): Promise<DeskPage<DeskReport>> {
  return readPage(deps, 'reports', query, {
    rows: (wanted) => listReportPage(deps.db, query, wanted),
    count: () => countReports(deps.db, query),
    placeOf: ({ report }) => placeOfId(report),
    wire: (rows) => rows.map(reportWire),
  });
}

/** One report beside its listing. @throws Refused `not-found` */
export async function readReport(deps: Deps, id: number, staffId: number | null): Promise<DeskReportDetail> {
  const found = await findDeskReport(deps.db, id);
  if (!found) throw rowMissing();
  return { ...reportWire(found), listing: await readListingDetail(deps, found.report.propertyId, staffId) };
}

/** What the desk does about a report. */
interface ReportOrder {
  action: ReportAction;
  words?: string | undefined;
  upheld?: boolean | undefined;
  reason?: ReviewReason | undefined;
  /** When the ad was changed last as somebody looked at it beside the report. */
  seen?: string | undefined;
}

type Doing = (tx: Db, found: ReportRow) => Promise<AuditEntry[]>;

/** What each order does in its transaction; each answers what is logged. */
async function doingOf(deps: Deps, actor: Actor, order: ReportOrder): Promise<Doing> {
  const now = deps.clock();
  const words = order.words?.trim() ?? '';
  const subjectOf = ({ report }: ReportRow) => `report:${report.id}`;
  if (order.action === 'close') {
    if (!words) throw new Refused('invalid', told({ REPORT_WORDS_MISSING }), { words: told({ REPORT_WORDS_MISSING }) });
    const upheld = order.upheld ?? false;
    return async (tx, found) => {
      const closing = { closedAt: now, closedBy: actor.id, outcome: words, upheld };
      if (!(await closeOne(tx, found.report.id, closing))) throw new Refused('conflict', told({ REPORT_CLOSED }));
      return [{ action: 'report.close', subject: subjectOf(found), after: { words, upheld } }];
    };
  }
  if (order.action === 'hide') {
    await beforeActing(deps);
    return async (tx, { report }) => {
      const { reason, seen } = order;
      const listing = { id: report.propertyId };
      const hidden = await actInTransaction(deps, tx, actor, listing, { action: 'hide', reason, words, seen });
      const closing = { closedAt: now, closedBy: actor.id, outcome: words || 'hidden', upheld: true };
      const closed = await closeAllAbout(tx, report.propertyId, closing);
      return [
        ...hidden,
        ...closed.map((id): AuditEntry => {
          return { action: 'report.uphold', subject: `report:${id}`, after: { outcome: 'hidden' } };
        }),
      ];
    };
  }
  const writing = await startWriting(deps);
  return async (tx, found) => {
    if (!(await askAtOnce(tx, writing, found.report.propertyId)))
      throw new Refused('conflict', told({ REPORT_NOT_ASKED }));
    await noteAsked(tx, found.report.id, now);
    return [{ action: 'report.ask', subject: subjectOf(found) }];
  };
}

/**
 * Closes a report with words, takes its listing down, or asks the seller whether it is still to be had.
 * @throws Refused `not-found`, `invalid` for words or a reason that are missing, `conflict` where the report is closed,
 *   the listing cannot be hidden or was changed since it was seen, or its seller is asked already.
 */
export async function actOnReportOf(deps: Deps, actor: Actor, id: number, order: ReportOrder): Promise<DeskReport> {
  const act = await doingOf(deps, actor, order);
  return deps.db.transaction(async (tx) => {
    const found = await findDeskReport(tx, id);
    if (!found) throw rowMissing();
    if (found.report.closedAt) throw new Refused('conflict', told({ REPORT_CLOSED }));
    await writeAudit(tx, actor, await act(tx, found), deps.clock());
    return reportWire((await findDeskReport(tx, id)) ?? found);
  });
}
