import { DAY_MS } from '../durations.ts';
import { anonymiseEnquiries } from '../enquiries/enquiries.store.ts';
import { dropMonths } from '../insights/eventMonths.actions.ts';
import { anonymiseInterest } from '../interest/interest.store.ts';
import { anonymiseLeads } from '../leads/leads.store.ts';
import { deleteOldMails, eraseMailBodies } from '../mail/mail.store.ts';
import { mailFolder, removeMailFiles } from '../mail/mailer.ts';
import { anonymiseLeftLines } from '../orders/statement.store.ts';
import { anonymiseHolds, deleteUnconfirmedHolds } from '../projects/holds.store.ts';
import { anonymiseEntries, deleteUnconfirmedEntries } from '../projects/launches.store.ts';
import { anonymiseVisits } from '../projects/visits.store.ts';
import { eraseDeletedListings, eraseEvents } from '../properties/retention.store.ts';
import { anonymiseReports } from '../reports/reports.store.ts';
import { deleteOldMessages } from '../searches/push.store.ts';
import { deleteOldAlerts, deleteStaleSearches } from '../searches/searches.store.ts';
import { anonymiseViewings, deleteUnconfirmedViewings } from '../viewings/viewings.store.ts';
import type { Job } from './jobs.ts';

/** Rows that one statement takes: it holds their locks only for a moment. */
const BATCH = 500;

/** The link of a search or a hold that nobody confirmed has not worked for a week by then. */
const UNCONFIRMED_DAYS = 14;
/** Who ended the alerts of a search without an account may start them again for so long. */
const PAUSED_DAYS = 90;

/** A notification is sent or given up within a day; a week shows what was wrong with it. */
const PUSH_DAYS = 7;

/** A link for one person in a mail that was given up is of no use for longer. */
const SECRET_DAYS = 7;

/** The same day so many months earlier, or the last day of a month that has no such day. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}

/** Erases what people left once it is as old as the settings say. */
export const retentionJobs = {
  'retention-erase': async (deps, stopping) => {
    const { db, clock, settings } = deps;
    const { retention } = settings;
    const now = clock();
    const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const leadsBefore = monthsBefore(now, retention.leadMonths);
    const eventsBefore = monthsBefore(now, retention.eventMonths).toISOString().slice(0, 10);
    const works = [
      () =>
        eraseMailBodies(db, { sent: daysBefore(retention.mailDays), secretGivenUp: daysBefore(SECRET_DAYS) }, BATCH),
      () => deleteOldMails(db, leadsBefore, BATCH),
      () => anonymiseLeads(db, leadsBefore, BATCH),
      () => anonymiseInterest(db, leadsBefore, BATCH),
      () => anonymiseHolds(db, leadsBefore, BATCH),
      () => anonymiseVisits(db, leadsBefore, BATCH),
      () => anonymiseViewings(db, leadsBefore, BATCH),
      () => deleteUnconfirmedViewings(db, daysBefore(UNCONFIRMED_DAYS), BATCH),
      () => deleteUnconfirmedHolds(db, daysBefore(UNCONFIRMED_DAYS), BATCH),
      () => anonymiseEntries(db, leadsBefore, BATCH),
      () => deleteUnconfirmedEntries(db, daysBefore(UNCONFIRMED_DAYS), BATCH),
      () => anonymiseEnquiries(db, leadsBefore, BATCH),
      () => anonymiseLeftLines(db, leadsBefore, BATCH),
      () => anonymiseReports(db, leadsBefore, BATCH),
      () => deleteStaleSearches(db, { asked: daysBefore(UNCONFIRMED_DAYS), paused: daysBefore(PAUSED_DAYS) }, BATCH),
      () => deleteOldAlerts(db, daysBefore(retention.mailDays), BATCH),
      () => deleteOldMessages(db, daysBefore(PUSH_DAYS), BATCH),
      () => eraseEvents(db, eventsBefore, BATCH),
      () => db.transaction((tx) => eraseDeletedListings(tx, monthsBefore(now, retention.listingMonths), BATCH)),
    ];
    // Whole months go at once; what is left are days of the month that is partly kept.
    await dropMonths(deps, eventsBefore);
    for (const work of works) {
      let erased = BATCH;
      while (erased === BATCH && !stopping.aborted) erased = await work();
    }
    await removeMailFiles(mailFolder(settings), daysBefore(retention.mailDays), stopping);
  },
} satisfies Record<string, Job>;
