import type { DeskReport } from '@karachi-estates/contracts/deskListings';
import type { DeskReportsQuery } from '@karachi-estates/contracts/deskReviews';
import { isRepeatOffender } from '@karachi-estates/domain/reports/reports';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { COUNTED, numberIn, type Wanted } from '../plugins/deskPaging.ts';
import { properties } from '../properties/properties.table.ts';
import { staff } from '../staff/staff.table.ts';
import { listingReports } from './reports.table.ts';

const selectReports = (db: Db) =>
  db
    .select({
      report: listingReports,
      title: properties.title,
      sellerId: properties.sellerId,
      sellerName: sql<string>`trim(concat(${accounts.firstName}, ' ', ${accounts.lastName}))`,
      closedBy: staff.name,
    })
    .from(listingReports)
    .innerJoin(properties, eq(properties.id, listingReports.propertyId))
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .leftJoin(staff, eq(staff.id, listingReports.closedBy));

type FoundRow = Awaited<ReturnType<typeof selectReports>>[number];
export type ReportRow = FoundRow & { upheldListings: number };

/** Of how many listings of some sellers reports were right; who has none is not in it. */
async function upheldBySeller(db: Db, sellerIds: number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ seller_id: number; upheld: number }>(sql`
    select o.seller_id, count(distinct u.property_id)::int as upheld
    from listing_reports u join properties o on o.id = u.property_id
    where u.upheld and o.seller_id = any(${sql.param(sellerIds)}::integer[]) group by o.seller_id`);
  return new Map(rows.map(({ seller_id: id, upheld }) => [id, upheld]));
}

/** Adds what is known of the sellers: once for all of them, as each one asked alone reads all that was right. */
async function withUpheld(db: Db, rows: FoundRow[]): Promise<ReportRow[]> {
  if (rows.length === 0) return [];
  const upheld = await upheldBySeller(db, [...new Set(rows.map(({ sellerId }) => sellerId))]);
  return rows.map((row) => ({ ...row, upheldListings: upheld.get(row.sellerId) ?? 0 }));
}

/** A report as the contract answers it. */
export function reportWire({ report, title, sellerId, sellerName, upheldListings, closedBy }: ReportRow): DeskReport {
  return {
    id: report.id,
    receipt: report.receipt,
    reason: report.reason,
    text: report.text,
    email: report.email,
    listing_id: report.propertyId,
    listing_title: title,
    seller_id: sellerId,
    seller_name: sellerName,
    repeat_offender: isRepeatOffender(upheldListings),
    created_at: report.createdAt.toISOString(),
    asked_at: report.askedAt?.toISOString() ?? null,
    closed_at: report.closedAt?.toISOString() ?? null,
    closed_by: report.closedAt ? (closedBy ?? 'terminal') : null,
    outcome: report.outcome ?? '',
    upheld: report.upheld,
  };
}

type ReportsFilter = Pick<DeskReportsQuery, 'state' | 'reason' | 'q'>;

/** The number of a listing, else a receipt, however it was typed. */
function searched(q: string | undefined): SQL | undefined {
  const text = q?.trim().toUpperCase();
  if (!text) return undefined;
  const number = numberIn(text);
  return number ? eq(listingReports.propertyId, Number(number)) : eq(listingReports.receipt, text);
}

const filtered = ({ state, reason, q }: ReportsFilter) =>
  and(
    state === 'open' ? isNull(listingReports.closedAt) : undefined,
    state === 'closed' ? isNotNull(listingReports.closedAt) : undefined,
    reason ? eq(listingReports.reason, reason) : undefined,
    searched(q),
  );

/** A page of reports, in the order in which they came. */
export async function listReportPage(db: Db, filter: ReportsFilter, { place, isAscending, skip, limit }: Wanted) {
  const beyond = place && (isAscending ? gt : lt)(listingReports.id, place.id);
  const rows = await selectReports(db)
    .where(and(filtered(filter), beyond))
    .orderBy((isAscending ? asc : desc)(listingReports.id))
    .limit(limit)
    .offset(skip);
  return withUpheld(db, rows);
}

/** How many there are, counted to the cap. */
export async function countReports(db: Db, filter: ReportsFilter): Promise<number> {
  const some = db
    .select({ id: listingReports.id })
    .from(listingReports)
    .where(filtered(filter))
    .limit(COUNTED)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** A report with its listing and seller. */
export async function findDeskReport(db: Db, id: number): Promise<ReportRow | undefined> {
  const [found] = await withUpheld(db, await selectReports(db).where(eq(listingReports.id, id)));
  return found;
}

/** The newest reports about a listing. */
export async function listReportsAbout(db: Db, propertyId: number): Promise<DeskReport[]> {
  const rows = await selectReports(db)
    .where(eq(listingReports.propertyId, propertyId))
    .orderBy(desc(listingReports.createdAt), desc(listingReports.id))
    .limit(20);
  return (await withUpheld(db, rows)).map(reportWire);
}

/** How many listings of a seller there are about which reports were right. */
export async function countUpheld(db: Db, sellerId: number): Promise<number> {
  return (await upheldBySeller(db, [sellerId])).get(sellerId) ?? 0;
}

/** What the desk writes on a report that it closes. */
interface Closing {
  closedAt: Date;
  closedBy: number | null;
  outcome: string;
  upheld: boolean;
}

/** Closes one open report. @returns whether it was open */
export async function closeOne(db: Db, id: number, closing: Closing): Promise<boolean> {
  const rows = await db
    .update(listingReports)
    .set(closing)
    .where(and(eq(listingReports.id, id), isNull(listingReports.closedAt)))
    .returning({ id: listingReports.id });
  return rows.length > 0;
}

/** Closes all open reports about a listing. @returns their numbers */
export async function closeAllAbout(db: Db, propertyId: number, closing: Closing): Promise<number[]> {
  const rows = await db
    .update(listingReports)
    .set(closing)
    .where(and(eq(listingReports.propertyId, propertyId), isNull(listingReports.closedAt)))
    .returning({ id: listingReports.id });
  return rows.map(({ id }) => id);
}

/** Who closes a report and then hides its listing does one thing. */
const ONE_THING_MS = 60_000;

/** Takes back that reports were right on which a listing was hidden since a moment. @returns their numbers */
export async function overturnReports(db: Db, propertyId: number, hiddenAt: Date): Promise<number[]> {
  const since = new Date(hiddenAt.getTime() - ONE_THING_MS);
  const rows = await db
    .update(listingReports)
    .set({ upheld: false })
    .where(and(eq(listingReports.propertyId, propertyId), listingReports.upheld, gte(listingReports.closedAt, since)))
    .returning({ id: listingReports.id });
  return rows.map(({ id }) => id);
}

/** Notes that the seller was asked because of a report. */
export async function noteAsked(db: Db, id: number, askedAt: Date): Promise<void> {
  await db.update(listingReports).set({ askedAt }).where(eq(listingReports.id, id));
}
