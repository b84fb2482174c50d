import { anonymiseEnquiries } from '../enquiries/enquiries.store.ts';
import { anonymiseInterest } from '../interest/interest.store.ts';
import { anonymiseLeads } from '../leads/leads.store.ts';
import { deleteOldMails, eraseMailBodies } from '../mail/mail.store.ts';
import { anonymiseHolds, deleteUnconfirmedHolds } from '../projects/holds.store.ts';
import { anonymiseEntries, deleteUnconfirmedEntries } from '../projects/launches.store.ts';
import { anonymiseVisits } from '../projects/visits.store.ts';
import { eraseDeletedListings, eraseEvents } from '../properties/retention.store.ts';
import { anonymiseReports } from '../reports/reports.store.ts';
import { deleteOldAlerts, deleteStaleSearches } from '../searches/searches.store.ts';
import type { Job } from './jobs.ts';

const DAY = 86_400_000;

/** Rows that one statement takes: it holds their locks only for a moment. */
const BATCH = 500;

/** The link of a search or a hold that nobody confirmed has not worked for a week by then. */
const UNCONFIRMED_DAYS = 14;
/** Who ended the alerts of a search without an account may start them again for so long. */
const PAUSED_DAYS = 90;

/** The same day so many months earlier. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/** Erases what people left once it is as old as the settings say. */
export const retentionJobs = {
  'retention-erase': async ({ db, clock, settings: { retention } }, stopping) => {
    const now = clock();
    const daysBefore = (days: number) => new Date(now.getTime() - days * DAY);
    const leadsBefore = monthsBefore(now, retention.leadMonths);
    const works = [
      () => eraseMailBodies(db, daysBefore(retention.mailDays), BATCH),
      () => deleteOldMails(db, leadsBefore, BATCH),
      () => anonymiseLeads(db, leadsBefore, BATCH),
      () => anonymiseInterest(db, leadsBefore, BATCH),
      () => anonymiseHolds(db, leadsBefore, BATCH),
      () => anonymiseVisits(db, leadsBefore, BATCH),
      () => deleteUnconfirmedHolds(db, daysBefore(UNCONFIRMED_DAYS), BATCH),
      () => anonymiseEntries(db, leadsBefore, BATCH),
      () => deleteUnconfirmedEntries(db, daysBefore(UNCONFIRMED_DAYS), BATCH),
      () => anonymiseEnquiries(db, leadsBefore, BATCH),
      () => anonymiseReports(db, leadsBefore, BATCH),
      () => deleteStaleSearches(db, { asked: daysBefore(UNCONFIRMED_DAYS), paused: daysBefore(PAUSED_DAYS) }, BATCH),
      () => deleteOldAlerts(db, daysBefore(retention.mailDays), BATCH),
      () => eraseEvents(db, monthsBefore(now, retention.eventMonths), BATCH),
      () => eraseDeletedListings(db, monthsBefore(now, retention.listingMonths), BATCH),
    ];
    for (const work of works) {
      let erased = BATCH;
      while (erased === BATCH && !stopping.aborted) erased = await work();
    }
  },
} satisfies Record<string, Job>;
