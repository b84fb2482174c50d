import { KARACHI_AHEAD_MS } from '../karachi.ts';
import { PLAN_IDS, type PlanId, type PlanVerdict } from '../plans/plans.ts';
import { allowed, refused } from '../verdict.ts';
import { INSIGHTS_NEED_PLAN } from './messages.ts';

/** What is counted of a listing, in the order of a buyer's way: shown in a list, opened, kept, written to, called. */
export const EVENT_KINDS = ['impression', 'view', 'save', 'whatsapp', 'call'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
/** Visitors by kind; each visitor counts once a day for each listing and kind. */
export type EventCounts = Record<EventKind, number>;

/** What insights can have: totals of 30 days, figures by listing and day, everything. */
export type InsightLevel = 'totals' | 'listings' | 'all';

/** Basic has totals, Pro adds each listing by day, Premium has everything: what the plan cards sell. */
const LEVELS: Record<PlanId, InsightLevel> = { basic: 'totals', pro: 'listings', premium: 'all' };
const ORDER: readonly InsightLevel[] = ['totals', 'listings', 'all'];

/** What a plan has of the insights. */
export const insightLevel = (plan: PlanId): InsightLevel => LEVELS[plan];

/** Whether a plan has figures of a level; a refusal names the smallest plan that does. */
export function canReadInsights(plan: PlanId, level: InsightLevel): PlanVerdict {
  const has = (each: PlanId) => ORDER.indexOf(LEVELS[each]) >= ORDER.indexOf(level);
  if (has(plan)) return allowed;
  const liftedBy = PLAN_IDS.find(has) ?? 'premium';
  return { ...refused({ INSIGHTS_NEED_PLAN }, { plan: liftedBy }), liftedBy };
}

/** The days of totals and of a listing's course. */
export const INSIGHT_DAYS = 30;
/** The months of Premium's course, this one among them. */
export const INSIGHT_MONTHS = 12;
/** Days that are compared before and after a change. */
export const COMPARED_DAYS = 14;
/** A median of fewer listings would tell what a single other seller has. */
export const FEWEST_SIMILAR = 5;

const DAY_MS = 86_400_000;

/** The moment when a day in Karachi begins. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - KARACHI_AHEAD_MS);

/** A day so many days later; earlier where it is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The days from one to another, both included, oldest first. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** The Monday of the week of a day. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** Nothing counted. */
export const noEvents = (): EventCounts => ({ impression: 0, view: 0, save: 0, whatsapp: 0, call: 0 });

/** The sum of some counts. */
export function sumEvents(counts: Iterable<EventCounts>): EventCounts {
  const sum = noEvents();
  for (const each of counts) for (const kind of EVENT_KINDS) sum[kind] += each[kind];
  return sum;
}

/** WhatsApp and calls: a person reached out to the seller. */
export const contactsOf = ({ whatsapp, call }: EventCounts): number => whatsapp + call;

/** The days before and after a change that are compared: neither has the day of the change, on which it is both. */
export function comparedDays(changed: string, today: string) {
  const end = dayAfter(changed, COMPARED_DAYS);
  return {
    before: { from: dayAfter(changed, -COMPARED_DAYS), until: dayAfter(changed, -1) },
    // Today is not over: it would look like a bad day.
    after: { from: dayAfter(changed, 1), until: end < today ? end : dayAfter(today, -1) },
  };
}
