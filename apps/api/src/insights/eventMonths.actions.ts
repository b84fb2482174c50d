import { karachiDay } from '@karachi-estates/domain/karachi';
import type { Deps } from '../deps.ts';
import { dropPart, isBusy, listParts, listUnsortedMonths, makePart } from './eventMonths.store.ts';

/** Months that have a partition: this one and those after it. A job that fails for weeks is no reason to hurry. */
const MONTHS_AHEAD = 2;

/** The first day of a month so many after that of a day. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
}

/** Makes the partitions of this month and the next two, and of months whose days came before theirs was made. */
export async function makeMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>, stopping: AbortSignal): Promise<void> {
  const today = karachiDay(clock());
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, months) => monthAfter(today, months));
  const parts = await listParts(db);
  for (const from of new Set([...ahead, ...(await listUnsortedMonths(db))])) {
    if (stopping.aborted) return;
    if (parts.some((part) => (part.from ?? '') <= from && from < part.until)) continue;
    await makePart(db, { from, until: monthAfter(from, 1) });
  }
}

/**
 * Drops the partitions whose days are all from before a day. Where others use the tables without a pause they stay:
 * their days are erased one by one then, and they are dropped another time.
 */
export async function dropMonths({ db, logger }: Pick<Deps, 'db' | 'logger'>, before: string): Promise<void> {
  for (const part of await listParts(db)) {
    if (part.until > before) continue;
    try {
      await dropPart(db, part);
    } catch (err) {
      if (!isBusy(err)) throw err;
      logger.warn({ err, part: part.name }, 'a month of views could not be dropped; its days are erased one by one');
    }
  }
}
