import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planOf } from '../plans/plans.ts';
import {
  balanceOf,
  creditOf,
  type Entry,
  earned,
  held,
  isBalanced,
  type Movement,
  paidBack,
  received,
  released,
  unearned,
} from './ledger.ts';
import { canBecome, isOverdue, type OrderState, orderAmount, orderDue, type PaidPlan } from './orders.ts';
import { addPeriod, daysToGive, giveBack, type Period, planAt, removePeriod, type Span } from './periods.ts';
import { type PlanEvent, paidTimeFault } from './replay.ts';

interface Order {
  id: number;
  plan: PaidPlan;
  months: number;
  amount: number;
  state: OrderState;
  dueAt: Date;
}

const DAY = 86_400_000;
/** Time at its price: a day of Premium is two days of Pro. */
const weightOf = (periods: readonly Period[]) =>
  periods.reduce((sum, { plan, from, until }) => sum + (until.getTime() - from.getTime()) * planOf(plan).price, 0);

/** One seller's orders, money and plan, by the rules of this folder only. */
class Books {
  now = new Date('2025-01-31T10:00:00Z');
  orders: Order[] = [];
  periods: Period[] = [];
  entries: Entry[] = [];
  events: PlanEvent[] = [];
  given: Span[] = [];
  readonly #transfers = new Set<number>();

  #book(movement: Movement) {
    expect(isBalanced(movement.entries)).toBe(true);
    this.entries.push(...movement.entries);
  }

  credit = () => creditOf(this.entries);

  order(plan: PaidPlan, months: number) {
    const amount = orderAmount(plan, months);
    const id = this.orders.length + 1;
    this.orders.push({ id, plan, months, amount, state: 'ordered', dueAt: orderDue(this.now) });
    this.#hold();
  }

  /** Credit pays what is open, the oldest first. */
  #hold() {
    for (const order of this.orders) {
      if (order.state !== 'ordered' || this.credit() < order.amount) continue;
      this.#book(held(order.amount));
      order.state = 'paid';
    }
  }

  pay(amount: number, transfer: number) {
    if (this.#transfers.has(transfer)) return;
    this.#transfers.add(transfer);
    this.#book(received(amount));
    this.#hold();
  }

  approve(order: Order) {
    if (!canBecome(order.state, 'active')) return;
    const before = weightOf(this.periods);
    this.#book(earned(order.amount));
    order.state = 'active';
    this.#note(order, 'active');
    this.periods = addPeriod(this.periods, { ...order, order: order.id, value: order.amount }, this.now);
    const won = (weightOf(this.periods) - before) / planOf(order.plan).price / DAY;
    // As many days as the months have, and none lost or won of what was there: a millisecond is rounded.
    expect(won).toBeGreaterThanOrEqual(28 * order.months);
    expect(won).toBeLessThanOrEqual(31 * order.months + 0.001);
  }

  cancel(order: Order) {
    if (!canBecome(order.state, 'cancelled')) return;
    if (order.state === 'paid') this.#book(released(order.amount));
    order.state = 'cancelled';
  }

  refund(order: Order) {
    if (!canBecome(order.state, 'refunded')) return;
    const { periods, unused } = removePeriod(this.periods, order.id, this.now);
    if (unused === 0) return;
    this.periods = periods;
    this.#book(unearned(unused));
    this.#note(order, 'refunded');
    order.state = 'refunded';
  }

  #note({ id, plan, months, amount }: Order, state: PlanEvent['state'], days?: number) {
    this.events.push({ order: id, plan, months, value: amount, state, at: this.now, ...(days && { days }) });
  }

  /** The staff hides an ad, and restores it after so many hours as hidden by mistake. */
  hide(hours: number) {
    const from = this.now;
    this.wait(hours / 24);
    const hidden = { from, until: this.now };
    const found = daysToGive(this.periods, hidden, this.given);
    if (!found) return;
    const order = this.orders.find(({ id }) => id === found.order);
    if (!order) throw new Error('Days of no order are given back');
    // Never more than it was hidden, and one day is given once.
    expect(found.days).toBeLessThanOrEqual(Math.ceil(hours / 24));
    const before = weightOf(this.periods);
    this.periods = giveBack(this.periods, found, this.now);
    expect(weightOf(this.periods) - before).toBe(found.days * DAY * planOf(found.plan).price);
    this.#note(order, 'given-back', found.days);
    this.given.push(hidden);
    expect(daysToGive(this.periods, hidden, this.given)).toBeUndefined();
  }

  payBack(amount: number) {
    if (amount > 0 && amount <= this.credit()) this.#book(paidBack(amount));
  }

  wait(days: number) {
    const before = planAt(this.periods, this.now);
    this.now = new Date(this.now.getTime() + days * DAY);
    // No paid day is lost while time passes: until its end the plan stays the same.
    if (before.until !== null && this.now < before.until) {
      expect(planAt(this.periods, this.now).plan).toBe(before.plan);
    }
    for (const order of this.orders) {
      if (isOverdue({ ...order, claimed: false }, this.now)) order.state = 'cancelled';
      const last = this.periods.filter((each) => each.order === order.id).at(-1);
      if (order.state === 'active' && !(last && last.until > this.now)) order.state = 'ended';
    }
  }

  check() {
    expect(this.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(this.credit()).toBeGreaterThanOrEqual(0);
    const paid = this.orders.filter(({ state }) => state === 'paid');
    expect(0 - balanceOf(this.entries, 'held')).toBe(paid.reduce((sum, { amount }) => sum + amount, 0));
    // Every active day was paid or given back: what was earned is what the periods are worth, to the paisa.
    expect(paidTimeFault(this.periods, this.events)).toBeUndefined();
    const worth = this.periods.reduce((sum, { value }) => sum + value, 0);
    expect(0 - balanceOf(this.entries, 'income')).toBe(worth);
    this.periods.forEach((each, place) => {
      expect(each.until.getTime()).toBeGreaterThan(each.from.getTime());
      expect(each.value).toBeGreaterThanOrEqual(0);
      const next = this.periods[place + 1];
      if (next) expect(next.from.getTime()).toBeGreaterThanOrEqual(each.until.getTime());
      if (next && each.until > this.now) expect(next.from).toEqual(each.until);
    });
  }
}

const plan = fc.constantFrom<PaidPlan>('pro', 'premium');
const which = fc.nat(3);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('order' as const), plan, months: fc.constantFrom(1, 3, 6, 12) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      // Short, to the paisa, over; a transfer's number may come twice, and an order may be over by then.
      share: fc.constantFrom(1, 50, 99, 100, 100, 100, 101, 250),
      which,
      transfer: fc.nat(30),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('approve' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), hours: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('payBack' as const), share: fc.integer({ min: 1, max: 150 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.nat(500)),
    }),
  },
);

it('whatever is ordered, paid, approved and refunded: no paid day lost, none won but those given back, the books sum to zero', () => {
  let activated = 0;
  let given = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
      const books = new Books();
      for (const each of steps) {
        const order = 'which' in each ? books.orders[each.which % Math.max(1, books.orders.length)] : undefined;
        if (each.do === 'order') books.order(each.plan, each.months);
        if (each.do === 'pay')
          books.pay(Math.max(1, Math.floor(((order?.amount ?? 300_000) * each.share) / 100)), each.transfer);
        if (each.do === 'approve' && order) books.approve(order);
        if (each.do === 'cancel' && order) books.cancel(order);
        if (each.do === 'refund' && order) books.refund(order);
        if (each.do === 'payBack') books.payBack(Math.floor((books.credit() * each.share) / 100));
        if (each.do === 'hide') books.hide(each.hours);
        if (each.do === 'wait') books.wait(each.days);
        books.check();
      }
      given += books.given.length;
      activated += books.orders.filter(({ state }) => !['ordered', 'paid', 'cancelled'].includes(state)).length;
    }),
    { numRuns: 10_000 },
  );
  // The steps lead somewhere: many orders become active.
  expect(activated).toBeGreaterThan(2_000);
  expect(given).toBeGreaterThan(500);
}, 120_000);
