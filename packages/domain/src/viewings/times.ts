import { KARACHI_AHEAD_MS } from '../karachi.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import {
  VIEWING_AT_NIGHT,
  VIEWING_TIME_MISSING,
  VIEWING_TIMES_FULL,
  VIEWING_TIMES_SAME,
  VIEWING_TOO_LATE,
  VIEWING_TOO_SOON,
} from './messages.ts';

/** Times that one side proposes at once. */
export const MOST_VIEWING_TIMES = 3;
/** Nobody is ready to show a home sooner. */
export const VIEWING_LEAD_HOURS = 2;
export const VIEWING_DAYS_AHEAD = 60;
/** How long a viewing stands in a calendar. */
export const VIEWING_MINUTES = 45;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Homes are shown between eight and nine, by the clock of Karachi. */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;
/** Reminders come at six in the evening of the day before, or so many hours ahead where that is over. */
const REMINDER_HOUR = 18;
const REMINDER_HOURS_AHEAD = 2;

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:\.000)?)?$/;

/**
 * A moment as a form's field for day and hour has it, by the clock of Karachi: '2026-11-28T17:30'.
 * @returns undefined for what is none, as the 30th of February.
 */
export function readKarachiMoment(text: string): Date | undefined {
  const [, day, time] = LOCAL.exec(text.trim()) ?? [];
  if (!day || !time) return undefined;
  const moment = new Date(`${day}T${time}:00.000+05:00`);
  return Number.isNaN(moment.getTime()) || karachiMoment(moment) !== `${day}T${time}` ? undefined : moment;
}

/** A moment as a form's field shows it, by the clock of Karachi. */
export const karachiMoment = (moment: Date): string =>
  new Date(moment.getTime() + KARACHI_AHEAD_MS).toISOString().slice(0, 16);

const minuteOfDay = (moment: Date) => Math.floor(((moment.getTime() + KARACHI_AHEAD_MS) % DAY) / MINUTE);

/** Whether times may be proposed: one to three, each different, by day, neither too soon nor too far away. */
export function checkViewingTimes(times: readonly Date[], now: Date): Verdict {
  if (times.length === 0) return refused({ VIEWING_TIME_MISSING });
  if (times.length > MOST_VIEWING_TIMES) return refused({ VIEWING_TIMES_FULL }, { most: MOST_VIEWING_TIMES });
  if (new Set(times.map((time) => time.getTime())).size < times.length) return refused({ VIEWING_TIMES_SAME });
  for (const time of times) {
    const wait = time.getTime() - now.getTime();
    if (wait < VIEWING_LEAD_HOURS * HOUR) return refused({ VIEWING_TOO_SOON }, { hours: VIEWING_LEAD_HOURS });
    if (wait > VIEWING_DAYS_AHEAD * DAY) return refused({ VIEWING_TOO_LATE }, { days: VIEWING_DAYS_AHEAD });
    const minute = minuteOfDay(time);
    if (minute < FIRST_HOUR * 60 || minute > LAST_HOUR * 60) return refused({ VIEWING_AT_NIGHT });
  }
  return allowed;
}

export const viewingEnd = (starts: Date): Date => new Date(starts.getTime() + VIEWING_MINUTES * MINUTE);

/**
 * When both sides are reminded of a viewing: at six in the evening of the day before, in Karachi; where that is over as
 * they agree, two hours ahead.
 * @returns null where both are over: who agrees on a time so late needs no reminder.
 */
export function viewingReminderAt(starts: Date, now: Date): Date | null {
  const midnight = Math.floor((starts.getTime() + KARACHI_AHEAD_MS) / DAY) * DAY - KARACHI_AHEAD_MS;
  const evening = new Date(midnight - DAY + REMINDER_HOUR * HOUR);
  const ahead = new Date(starts.getTime() - REMINDER_HOURS_AHEAD * HOUR);
  return [evening, ahead].find((moment) => moment > now) ?? null;
}
