import type { GoneReport, ReportReason } from '@karachi-estates/domain/reports/reports';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listingFreshness } from '../freshness/freshness.table.ts';
import { readEnded, readShown } from '../properties/context.store.ts';
import { properties } from '../properties/properties.table.ts';
import { listingReports } from './reports.table.ts';

type Report = typeof listingReports.$inferSelect;

/** A report of the same visitor since a moment that says all that another one says. */
export async function findReport(
  db: Db,
  same: { propertyId: number; visitor: string; reason: ReportReason; text: string; email: string },
  since: Date,
): Promise<Report | undefined> {
  const [report] = await db
    .select()
    .from(listingReports)
    .where(
      and(
        eq(listingReports.propertyId, same.propertyId),
        eq(listingReports.visitor, same.visitor),
        eq(listingReports.reason, same.reason),
        same.text ? eq(listingReports.text, same.text) : undefined,
        same.email ? eq(listingReports.email, same.email) : undefined,
        gt(listingReports.createdAt, since),
      ),
    )
    .orderBy(asc(listingReports.id))
    .limit(1);
  return report;
}

/** Whether there is a listing that people may report: one that is shown, or what is left of one that is over. */
export async function isReportable(db: Db, id: number, now: Date): Promise<boolean> {
  const shown = await readShown(db, id);
  return shown?.status === 'active' || typeof (await readEnded(db, id, now)) === 'object';
}

/** Stores a report. */
export async function insertReport(db: Db, report: typeof listingReports.$inferInsert): Promise<void> {
  await db.insert(listingReports).values(report);
}

/** The open reports that a listing is gone, and when its seller last said that it is to be had. */
export async function readGoneReports(db: Db, propertyId: number) {
  const rows = await db
    .select({ visitor: listingReports.visitor, at: listingReports.createdAt })
    .from(listingReports)
    .where(
      and(
        eq(listingReports.propertyId, propertyId),
        eq(listingReports.reason, 'gone'),
        isNull(listingReports.closedAt),
      ),
    );
  const [fresh] = await db
    .select({ at: listingFreshness.confirmedAt })
    .from(listingFreshness)
    .where(eq(listingFreshness.propertyId, propertyId));
  const reports: GoneReport[] = rows.map(({ visitor, at }) => ({ visitor, at: at.getTime() }));
  return { reports, confirmedAt: fresh?.at.getTime() ?? 0 };
}

/** Reports with the listing each is about, open ones first and the oldest first, for the operator. */
export async function listReports(db: Db, limit: number) {
  return db
    .select({ report: listingReports, title: properties.title, sellerId: properties.sellerId })
    .from(listingReports)
    .innerJoin(properties, eq(properties.id, listingReports.propertyId))
    .orderBy(desc(isNull(listingReports.closedAt)), asc(listingReports.createdAt), asc(listingReports.id))
    .limit(limit);
}

const sentFrom = (emailKey: string) => sql`lower(trim(${listingReports.email})) = ${emailKey}`;

/** What was reported with an e-mail address, oldest first. */
export async function listReportsFrom(db: Db, emailKey: string) {
  return db
    .select({
      propertyId: listingReports.propertyId,
      reason: listingReports.reason,
      text: listingReports.text,
      email: listingReports.email,
      receipt: listingReports.receipt,
      createdAt: listingReports.createdAt,
    })
    .from(listingReports)
    .where(sentFrom(emailKey))
    .orderBy(asc(listingReports.id));
}

/** Takes out of the reports of an address who it was. */
export async function anonymiseReportsFrom(db: Db, emailKey: string): Promise<void> {
  await db.update(listingReports).set({ email: '', text: '', visitor: '' }).where(sentFrom(emailKey));
}

/** Takes out of some reports from before a moment who it was; the reason stays for figures. @returns how many. */
export async function anonymiseReports(db: Db, before: Date, limit: number): Promise<number> {
  const hasPerson = or(ne(listingReports.visitor, ''), ne(listingReports.email, ''), ne(listingReports.text, ''));
  const old = db
    .select({ id: listingReports.id })
    .from(listingReports)
    .where(and(lt(listingReports.createdAt, before), hasPerson))
    .limit(limit);
  const erased = await db
    .update(listingReports)
    .set({ email: '', text: '', visitor: '' })
    .where(inArray(listingReports.id, old))
    .returning({ id: listingReports.id });
  return erased.length;
}
