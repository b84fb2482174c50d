import type * as contract from '@karachi-estates/contracts/insights';
import { quantile } from '@karachi-estates/domain/areas/statistics';
import {
  canReadInsights,
  comparedDays,
  dayAfter,
  daysBetween,
  EVENT_KINDS,
  type EventCounts,
  FEWEST_SIMILAR,
  INSIGHT_DAYS,
  INSIGHT_MONTHS,
  type InsightLevel,
  insightLevel,
  noEvents,
  sumEvents,
  weekOf,
} from '@karachi-estates/domain/insights/insights';
import { INSIGHTS_LINK_INVALID } from '@karachi-estates/domain/insights/messages';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { type PlanId, planInForce } from '@karachi-estates/domain/plans/plans';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount } from '../accounts/accounts.store.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { toCsv } from '../plugins/csv.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { Refused } from '../refused.ts';
import {
  findMail,
  findOwn,
  listFeaturedStarts,
  listOthersTotals,
  listOwnGroups,
  listPrices,
  listSimilarOf,
  listTotals,
  listUnmailed,
  listWrittenDays,
  markMailed,
  readDays,
  readMonths,
  readPosition,
  readTotals,
  type Span,
  setMail,
} from './insights.store.ts';
import { readMailLink, writeMailLink } from './mailLinks.ts';

type InsightDeps = Pick<Deps, 'db' | 'clock'>;

const MOST_LISTINGS = 200;
const MOST_SIMILAR = 200;
const MOST_GROUPS = 20;
/** A spreadsheet opens some hundred thousand lines; the newest are what is asked for. */
const MOST_CSV_ROWS = 100_000;
const MAILS_AT_ONCE = 50;

const last30Days = (now: Date): Span => ({ from: karachiDay(now, INSIGHT_DAYS - 1), until: karachiDay(now) });

/** From the first day of the month eleven months ago. */
function lastYear(now: Date): Span {
  const until = karachiDay(now);
  const first = new Date(`${until.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - INSIGHT_MONTHS + 1);
  return { from: first.toISOString().slice(0, 10), until };
}

const countsOf = ({ impression, view, save, whatsapp, call }: EventCounts): EventCounts => ({
  impression,
  view,
  save,
  whatsapp,
  call,
});

const eachKind = (value: (kind: keyof EventCounts) => number): EventCounts => {
  const result = noEvents();
  for (const kind of EVENT_KINDS) result[kind] = value(kind);
  return result;
};

/** Two decimals say enough of an average. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The median of each kind; null where so few listings are compared that single ones could be told. */
function medianOf(counts: readonly EventCounts[]): EventCounts | null {
  if (counts.length < FEWEST_SIMILAR) return null;
  return eachKind((kind) =>
    rounded(
      quantile(
        counts.map((each) => each[kind]).sort((one, other) => one - other),
        0.5,
      ),
    ),
  );
}

async function planOf({ db, clock }: InsightDeps, sellerId: number): Promise<PlanId> {
  const account = await findAccount(db, sellerId);
  return planInForce({ plan: account?.plan ?? 'basic', expiresAt: account?.planUntil ?? null }, clock());
}

/** @throws Refused `forbidden` with the smallest plan that has the figures. */
async function requireLevel(deps: InsightDeps, sellerId: number, level: InsightLevel): Promise<void> {
  const verdict = canReadInsights(await planOf(deps, sellerId), level);
  if (!verdict.ok) throw new Refused('forbidden', verdict, verdict.liftedBy ? { plan: verdict.liftedBy } : undefined);
}

/** Totals of 30 days, for every plan. */
export async function readInsights(deps: InsightDeps, sellerId: number): Promise<contract.InsightTotals> {
  const plan = await planOf(deps, sellerId);
  const span = last30Days(deps.clock());
  const totals = (await readTotals(deps.db, sellerId, span)) ?? noEvents();
  return { plan, level: insightLevel(plan), ...span, totals };
}

/** @throws Refused `forbidden` by the plan. */
export async function readListings(deps: InsightDeps, sellerId: number): Promise<contract.ListingTotals> {
  await requireLevel(deps, sellerId, 'listings');
  const rows = await listTotals(deps.db, sellerId, last30Days(deps.clock()), MOST_LISTINGS);
  return rows.map(({ id, title, status, ...totals }) => ({ property_id: id, title, status, totals }));
}

async function requireOwn({ db }: InsightDeps, sellerId: number, id: number) {
  const own = await findOwn(db, sellerId, id);
  if (!own) throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
  return own;
}

/**
 * One listing by day beside the median of similar ones. A listing is similar on the days since it was listed.
 * @throws Refused `forbidden` by the plan, `not-found` for another seller's.
 */
export async function readCourse(deps: InsightDeps, sellerId: number, id: number): Promise<contract.ListingCourse> {
  await requireLevel(deps, sellerId, 'listings');
  const own = await requireOwn(deps, sellerId, id);
  const span = last30Days(deps.clock());
  const similar = await listSimilarOf(deps.db, own, sellerId, MOST_SIMILAR);
  const rows = await readDays(deps.db, [id, ...similar.map((each) => each.id)], span);
  const counted = new Map(rows.map((row) => [`${row.id} ${row.day}`, countsOf(row)]));
  const at = (listing: number, day: string) => counted.get(`${listing} ${day}`) ?? noEvents();
  const days = daysBetween(span.from, span.until);
  const sumOf = (listing: number) => sumEvents(days.map((day) => at(listing, day)));
  return {
    property_id: id,
    title: own.title,
    ...span,
    similar: similar.length,
    totals: sumOf(id),
    median: medianOf(similar.map((each) => sumOf(each.id))),
    days: days.map((day) => ({
      day,
      counts: at(id, day),
      median: medianOf(similar.filter(({ createdAt }) => karachiDay(createdAt) <= day).map((each) => at(each.id, day))),
    })),
  };
}

/** Prices that became others, and when a listing became featured. */
async function changesOf(db: Db, id: number) {
  const prices = await listPrices(db, id);
  const cuts = prices.flatMap(({ at, price }, place) => {
    const before = prices[place - 1]?.price;
    return before === undefined || before === price
      ? []
      : [{ kind: 'price', day: karachiDay(at), from: before, to: price }];
  });
  const featured = (await listFeaturedStarts(db, id)).map(({ at }) => ({
    kind: 'featured',
    day: karachiDay(at),
    from: null,
    to: null,
  }));
  return [...cuts, ...featured].sort((one, other) => other.day.localeCompare(one.day));
}

const MOST_CHANGES = 12;

/**
 * What a new price or featuring did to a listing, as visitors a day before and after, and its place in its list.
 * @throws Refused `forbidden` by the plan, `not-found` for another seller's.
 */
export async function readChanges(deps: InsightDeps, sellerId: number, id: number): Promise<contract.ListingChanges> {
  await requireLevel(deps, sellerId, 'all');
  const own = await requireOwn(deps, sellerId, id);
  const now = deps.clock();
  const { from, until } = lastYear(now);
  const listed = karachiDay(own.createdAt);
  const rows = await readDays(deps.db, [id], { from, until });
  const counted = new Map(rows.map((row) => [row.day, countsOf(row)]));
  const average = (span: Span) => {
    // Days before it was listed, or that are erased by now, say nothing.
    const begin = [span.from, listed, from].sort().at(-1) ?? from;
    const days = daysBetween(begin, span.until);
    const sum = sumEvents(days.map((day) => counted.get(day) ?? noEvents()));
    return { days: days.length, average: eachKind((kind) => rounded(sum[kind] / Math.max(1, days.length))) };
  };
  const changes = (await changesOf(deps.db, id))
    .filter(({ day }) => day >= from && day > listed)
    .slice(0, MOST_CHANGES);
  return {
    position: own.status === 'active' ? ((await readPosition(deps.db, own, own)) ?? null) : null,
    changes: changes.map((change) => {
      const { before, after } = comparedDays(change.day, until);
      return { ...change, before: average(before), after: average(after) };
    }),
  };
}

/**
 * Twelve months, and the seller's listings beside others by area and type.
 * @throws Refused `forbidden` by the plan.
 */
export async function readYear(
  deps: InsightDeps & Pick<Deps, 'changes'>,
  sellerId: number,
  locale: Locale,
): Promise<contract.InsightYear> {
  await requireLevel(deps, sellerId, 'all');
  const now = deps.clock();
  const year = lastYear(now);
  const span = last30Days(now);
  const counted = new Map((await readMonths(deps.db, sellerId, year)).map((row) => [row.month, countsOf(row)]));
  const months = [...new Set(daysBetween(year.from, year.until).map((day) => day.slice(0, 7)))];
  const groups = await listOwnGroups(deps.db, sellerId, span, MOST_GROUPS);
  const others = await listOthersTotals(deps.db, groups, { sellerId, span, limit: MOST_SIMILAR });
  const { byId } = await areaDictionary(deps);
  const nameOf = (id: number) => {
    const area = byId.get(id);
    return (locale === 'ur' && area?.areaNameUr) || (area?.areaName ?? '');
  };
  return {
    months: months.map((month) => ({ month, counts: counted.get(month) ?? noEvents() })),
    groups: groups.map(({ purpose, areaId, propertyType, listings, ...sums }, place) => {
      const similar = others.filter(({ group }) => group === place);
      return {
        area: nameOf(areaId),
        property_type: propertyType,
        purpose,
        listings,
        similar: similar.length,
        own: eachKind((kind) => rounded(sums[kind] / listings)),
        median: medianOf(similar),
      };
    }),
    mail: !(await findMail(deps.db, sellerId))?.isOff,
    email_confirmed: Boolean((await findAccount(deps.db, sellerId))?.emailProvenAt),
  };
}

/**
 * Twelve months by day and listing as CSV for spreadsheets, newest first; no cell is a formula.
 * @throws Refused `forbidden` by the plan.
 */
export async function writeCsv(deps: InsightDeps, sellerId: number): Promise<string> {
  await requireLevel(deps, sellerId, 'all');
  const rows = await listWrittenDays(deps.db, sellerId, lastYear(deps.clock()), MOST_CSV_ROWS);
  const cells = rows.map(({ day, id, title, ...counts }) => [
    day,
    String(id),
    title,
    ...EVENT_KINDS.map((kind) => String(counts[kind])),
  ]);
  return toCsv({ headings: ['day', 'listing', 'title', ...EVENT_KINDS], rows: cells });
}

/**
 * Turns the weekly mail on, which takes the plan that has it, or off, which takes none.
 * @throws Refused `forbidden` by the plan.
 */
export async function chooseMail(deps: InsightDeps, sellerId: number, on: boolean): Promise<void> {
  if (on) await requireLevel(deps, sellerId, 'all');
  await setMail(deps.db, sellerId, !on);
}

/**
 * Ends the weekly mail with the link that each of them carries; again is fine. That of an account that was erased ends
 * nothing.
 * @throws Refused `invalid` for a link that is none.
 */
export async function endMail(deps: Pick<Deps, 'db' | 'pool'>, token: string): Promise<void> {
  const accountId = await readMailLink(deps, token);
  if (accountId === undefined) throw new Refused('invalid', told({ INSIGHTS_LINK_INVALID }));
  const account = await findAccount(deps.db, accountId);
  if (account && !account.erasedAt) await setMail(deps.db, accountId, true);
}

/** Mails go out from Monday at eight in Karachi on. */
const MAIL_HOUR = 8;

/**
 * Mails Premium sellers the figures of the week that has ended, each once, and none where nobody saw anything.
 * @returns how many mails.
 */
export async function sendWeeklyMails(
  deps: Pick<Deps, 'db' | 'clock' | 'pool' | 'settings'>,
  stopping: AbortSignal,
): Promise<number> {
  const now = deps.clock();
  const week = weekOf(karachiDay(new Date(now.getTime() - MAIL_HOUR * HOUR_MS)));
  const span = { from: dayAfter(week, -7), until: dayAfter(week, -1) };
  const before = { from: dayAfter(week, -14), until: dayAfter(week, -8) };
  const { siteUrl } = deps.settings;
  // On one connection it cannot be read inside of the transaction.
  const secret = await cursorSecret(deps);
  let sent = 0;
  for (;;) {
    const sellers = await listUnmailed(deps.db, week, now, MAILS_AT_ONCE);
    for (const seller of sellers) {
      if (stopping.aborted) return sent;
      const isSent = await deps.db.transaction(async (tx) => {
        if (!(await markMailed(tx, seller.id, week))) return false;
        const totals = (await readTotals(tx, seller.id, span)) ?? noEvents();
        if (EVENT_KINDS.every((kind) => totals[kind] === 0)) return false;
        const token = writeMailLink(secret, seller.id);
        const template = templatesIn(seller.locale).insightsTemplate({
          firstName: seller.firstName,
          ...span,
          totals,
          before: (await readTotals(tx, seller.id, before)) ?? noEvents(),
          insightsUrl: pageUrl(siteUrl, seller.locale, '/insights'),
          unsubscribeUrl: pageUrl(siteUrl, seller.locale, `/newsletter/unsubscribe?of=insights&token=${token}`),
        });
        const headers = {
          'List-Unsubscribe': `<${siteUrl}/api/insights/mail/end/${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        };
        // No secret: its link does nothing but end the mail, and holds after a backup is put back.
        await queueMail(tx, { to: seller.email, template, at: now, headers });
        return true;
      });
      if (isSent) sent += 1;
    }
    if (sellers.length < MAILS_AT_ONCE) return sent;
  }
}

/** What was counted of a seller's listings, for the archive of their account. */
export const listCounted = (db: Db, sellerId: number) =>
  listWrittenDays(db, sellerId, { from: '2000-01-01', until: '9999-12-31' }, MOST_CSV_ROWS);
