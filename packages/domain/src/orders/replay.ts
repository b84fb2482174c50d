import type { PaidPlan } from './orders.ts';
import { addPeriod, giveBack, type Period, removePeriod } from './periods.ts';

/**
 * An order's plan was put on, its unused time went back, or days of it were given back that an ad was hidden wrongly.
 */
export interface PlanEvent {
  order: number;
  plan: PaidPlan;
  months: number;
  /** What the order cost, in paisa. */
  value: number;
  state: 'active' | 'refunded' | 'given-back';
  /** How many are given back, where they are. */
  days?: number;
  at: Date;
}

/** The paid time that a seller's orders give by the rules alone, from nothing. @param events as they happened. */
export function replayPeriods(events: readonly PlanEvent[]): Period[] {
  let periods: Period[] = [];
  for (const { state, at, days = 0, ...bought } of events) {
    if (state === 'active') periods = addPeriod(periods, bought, at);
    else if (state === 'refunded') periods = removePeriod(periods, bought.order, at).periods;
    else periods = giveBack(periods, { ...bought, days }, at);
  }
  return periods;
}

/** What money of each order lies in some periods, in paisa. */
function worthOf(periods: readonly Period[]): Map<number, number> {
  const worth = new Map<number, number>();
  for (const { order, value } of periods) worth.set(order, (worth.get(order) ?? 0) + value);
  return worth;
}

/**
 * Whose rest an order's plan took over when it was put on, because it was larger, and how much of their money that was.
 * @param events of its seller, as they happened.
 * @returns the smaller orders with what lies in the larger one, in paisa.
 */
export function absorbedBy(events: readonly PlanEvent[], order: number): { order: number; value: number }[] {
  const at = events.findIndex((event) => event.order === order && event.state === 'active');
  const [before, after] = [at, at + 1].map((count) => worthOf(replayPeriods(events.slice(0, Math.max(0, count)))));
  return [...(before ?? [])].flatMap(([each, value]) => {
    const moved = value - (after?.get(each) ?? 0);
    return moved > 0 ? [{ order: each, value: moved }] : [];
  });
}

/**
 * What of a seller's stored paid time their orders do not give, as a sentence; undefined where each day was paid or
 * given back, and none is missing.
 */
export function paidTimeFault(stored: readonly Period[], events: readonly PlanEvent[]): string | undefined {
  const given = replayPeriods(events);
  const told = ({ order, plan, from, until, value }: Period) =>
    `${plan} of order ${order} from ${from.toISOString()} until ${until.toISOString()} for ${value} paisa`;
  const [has, gives] = [stored.map(told), given.map(told)];
  const unpaid = has.find((each) => !gives.includes(each));
  if (unpaid !== undefined) return `has ${unpaid}, which its orders do not give`;
  const lost = gives.find((each) => !has.includes(each));
  return lost === undefined ? undefined : `lacks ${lost}, which its orders give`;
}
