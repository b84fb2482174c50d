import type { Deps } from '../deps.ts';
import { markAskedMeanwhile } from '../freshness/freshness.store.ts';
import { sendWeeklyMails } from '../insights/insights.actions.ts';
import { expirePlans, remindOfEnds } from '../plans/plans.actions.ts';
import { releaseDueHolds } from '../projects/holds.actions.ts';
import { endRestoredLaunches } from '../projects/launches.actions.ts';
import { sendReminders } from '../viewings/viewings.actions.ts';

/**
 * Does what the site did by itself between a backup and now, so that its first jobs do not write to people a second
 * time: questions about listings count as asked, plans and holds end, launches that have opened are over, and mails
 * that were due are in the outbox. Call it before waiting mails are given up.
 */
export async function catchUp(given: Pick<Deps, 'db' | 'pool' | 'settings'>, madeAt: Date, now: Date): Promise<void> {
  const { db, settings } = given;
  const deps = { ...given, clock: () => now };
  if (settings.freshnessDays > 0) await markAskedMeanwhile(db, settings.freshnessDays, { madeAt, now });
  await endRestoredLaunches(deps);
  await releaseDueHolds(deps);
  await expirePlans(deps);
  await remindOfEnds(deps);
  await sendWeeklyMails(deps, new AbortController().signal);
  await sendReminders(deps);
}
