import type { UnitSchedule } from '@karachi-estates/contracts/projects';
import { fullDate } from '@karachi-estates/domain/day';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { type CalendarEvent, calendarFile } from '@karachi-estates/domain/projects/calendar';
import { UNIT_CALENDAR, UNIT_PAYMENT } from '@karachi-estates/domain/projects/messages';
import { type PaymentRules, paymentLabel, scheduleOf } from '@karachi-estates/domain/projects/schedule';
import { isOffered } from '@karachi-estates/domain/projects/states';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, told } from '@karachi-estates/domain/words/sentence';
import type { StoredHold } from './holds.store.ts';
import type { Booking, StoredProject, StoredUnit } from './projects.store.ts';

/** What a schedule is of. */
export interface Scheduled {
  project: StoredProject;
  unit: StoredUnit;
  /** The booking in force. */
  booking: Booking | undefined;
}

/**
 * What is due when: as it was promised where the unit is booked, else by the rules of today as if it were booked today.
 * @returns null where the price is on request, and where nobody can buy the unit.
 */
export function scheduleAt({ project, unit, booking }: Scheduled, now: Date): UnitSchedule | null {
  if (booking) {
    return { starts: booking.starts, booked: true, total: booking.price, payments: booking.schedule };
  }
  if (unit.price === null || !isOffered(unit.state)) return null;
  const starts = karachiDay(now);
  const payments = scheduleOf(unit.price, project.paymentRules, starts);
  return { starts, booked: false, total: unit.price, payments };
}

/**
 * The price and the rules by which who holds a unit books it: those of the moment at which the hold began, whatever the
 * desk sets meanwhile. A price that was on request then is what is agreed since.
 * @returns a price in whole rupees, null on request.
 */
export function promisedTo(
  hold: Pick<StoredHold, 'price' | 'paymentRules'>,
  { unit, project }: Pick<Scheduled, 'unit' | 'project'>,
): { price: number | null; rules: PaymentRules } {
  return { price: hold.price ?? unit.price, rules: hold.paymentRules ?? project.paymentRules };
}

/** What who holds a unit pays when, as if it were booked today; null where the price is on request. */
export function promisedSchedule(
  hold: Pick<StoredHold, 'price' | 'paymentRules'>,
  of: Pick<Scheduled, 'unit' | 'project'>,
  now: Date,
): UnitSchedule | null {
  const { price, rules } = promisedTo(hold, of);
  if (price === null) return null;
  const starts = karachiDay(now);
  return { starts, booked: false, total: price, payments: scheduleOf(price, rules, starts) };
}

/** A day as the calendar of Karachi has it, for people. */
export const dayText = (day: string, locale: Locale = 'en'): string => fullDate(`${day}T12:00:00+05:00`, locale);

/** The payments of a unit as a calendar file, with a reminder a week before each. */
export function scheduleCalendar(
  { project, unit }: Scheduled,
  schedule: UnitSchedule,
  about: { locale: Locale; siteUrl: string; now: Date },
): string {
  const { locale } = about;
  const host = new URL(about.siteUrl).host;
  const events = schedule.payments.map((payment): CalendarEvent => {
    const label = paymentLabel(payment, locale);
    const amount = formatPkr(payment.amount);
    return {
      id: `${project.slug}-${unit.number}-${payment.kind}-${payment.number}@${host}`,
      title: `${label}: ${amount}`,
      text: say(locale, told({ UNIT_PAYMENT }, { payment: label, amount, unit: unit.number })),
      at: { day: payment.due },
      remindDays: 7,
    };
  });
  const name = say(locale, told({ UNIT_CALENDAR }, { unit: unit.number, project: project.name }));
  return calendarFile(name, events, about.now);
}
