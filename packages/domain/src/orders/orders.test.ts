import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullDate } from '../day.ts';
import { planExpires } from '../plans/plans.ts';
import { isBalanced, paidBack, received, reversed } from './ledger.ts';
import {
  approvalFault,
  canBecome,
  checkOrder,
  isInTime,
  isOtherPayer,
  isOverdue,
  missingByOrder,
  ORDER_MONTHS,
  ORDER_STATES,
  orderAmount,
  orderDue,
  refundDue,
  refundFault,
  reversalFault,
  staffName,
  writeOffFault,
} from './orders.ts';
import { addPeriod, afterEndDue, type Period, paidUntil, planAt, reminderDue, removePeriod } from './periods.ts';
import { PLAN_RULES } from './planRules.ts';

const start = new Date('2025-10-01T08:00:00Z');
const day = (count: number) => new Date(start.getTime() + count * 86_400_000);

it.each([
  [true, 100, 150, 100],
  [true, 100, 99, undefined],
  [false, 100, 100, 100],
  [false, 100, 60, 60],
  [false, 100, 101, undefined],
] as const)(
  'of a refund, of credit alone: %s, asked for as %i with %i left, %s is due',
  (isCredit, asked, left, due) => {
    expect(refundDue(isCredit, asked, left)).toBe(due);
  },
);

describe('an order', () => {
  it('is for a paid plan and 1, 3, 6 or 12 months, at its price in paisa', () => {
    for (const months of [1, 3, 6, 12]) expect(checkOrder({ plan: 'pro', months })).toEqual({ ok: true });
    for (const months of [0, 2, 13, 1.5, Number.NaN]) expect(checkOrder({ plan: 'pro', months }).ok).toBe(false);
    expect(checkOrder({ plan: 'basic', months: 1 }).ok).toBe(false);
    expect(orderAmount('premium', 3)).toBe(1_800_000);
  });

  it('goes one way', () => {
    const moves = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => canBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual([
      'ordered paid',
      'ordered cancelled',
      'paid ordered',
      'paid active',
      'paid cancelled',
      'active ended',
      'active refunded',
      'cancelled ordered',
    ]);
  });

  it('is paid in time by money that the bank had on its last day', () => {
    const order = { dueAt: orderDue(new Date('2026-11-30T08:00:00Z')) };
    expect(['2026-12-06', '2026-12-07', '2026-12-08'].map((on) => isInTime(order, on))).toEqual([true, true, false]);
  });

  it('is due in seven days, and waits while a payment is checked', () => {
    const order = { state: 'ordered', dueAt: orderDue(start), claimed: false } as const;
    expect(isOverdue(order, day(7))).toBe(false);
    expect(isOverdue(order, day(8))).toBe(true);
    expect(isOverdue({ ...order, claimed: true }, day(9))).toBe(false);
    expect(isOverdue({ ...order, state: 'paid' }, day(9))).toBe(false);
  });

  it.each(['2026-11-29T19:30:00Z', '2026-11-30T18:30:00Z'])(
    'ordered at %s is due until its day ends in Karachi',
    (at) => {
      const due = orderDue(new Date(at));
      expect(due).toEqual(new Date('2026-12-07T18:59:59.999Z'));
      expect(fullDate(due)).toBe('7 December 2026');
    },
  );

  it('is approved for money that was seen: by a second person above the limit, and where it was entered by hand', () => {
    const order = { state: 'paid', amount: 300_000, enteredBy: ['Asma'], byHand: [] } as const;
    expect(approvalFault({ ...order, state: 'ordered' }, 'Bilal', 5_000_000)).toMatch(/in the books/);
    expect(approvalFault(order, 'Asma', 5_000_000)).toBeUndefined();
    const entered = { ...order, byHand: ['Asma'] };
    expect(approvalFault(entered, ' asma ', 5_000_000)).toMatch(/second person/);
    expect(approvalFault(entered, 'Bilal', 5_000_000)).toBeUndefined();
    const large = { ...order, amount: 7_200_000 };
    expect(approvalFault(large, ' asma ', 5_000_000)).toMatch(/second person/);
    expect(approvalFault(large, 'Bilal', 5_000_000)).toBeUndefined();
    const both = { ...large, enteredBy: ['Bilal', 'Asma'] };
    expect(approvalFault(both, 'Bilal', 5_000_000)).toMatch(/second person/);
    expect(approvalFault({ ...order, state: 'active' }, 'Bilal', 5_000_000)).toMatch(/active already/);
    expect([refundFault('Asma', 'ASMA'), refundFault('Asma', 'Bilal')]).toEqual([
      'Two different people refund: who asked may not do it.',
      undefined,
    ]);
  });
});

it('the credit of a seller counts once: for what it came for, then for the oldest order', () => {
  const orders = [
    { id: 1, amount: 300, arrived: 0 },
    { id: 2, amount: 300, arrived: 100 },
    { id: 3, amount: 300, arrived: 900 },
  ];
  expect([...missingByOrder(orders, 0).values()]).toEqual([300, 300, 300]);
  expect([...missingByOrder(orders, 100).values()]).toEqual([300, 200, 300]);
  expect([...missingByOrder(orders, 500).values()]).toEqual([200, 200, 0]);
  fc.assert(
    fc.property(fc.nat(2_000), fc.array(fc.nat(900), { minLength: 3, maxLength: 3 }), (credit, arrived) => {
      const some = orders.map((order, place) => ({ ...order, arrived: arrived[place] ?? 0 }));
      const missing = [...missingByOrder(some, credit).values()];
      expect(missing.reduce((sum, each) => sum + each, 0)).toBe(Math.max(0, 900 - credit));
      for (const each of missing) expect(each).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('two people', () => {
  const asma = staffName({ id: 3, name: 'Asma Khan' });

  it('are told apart by their number where both have one, else by their name', () => {
    expect(refundFault(asma, staffName({ id: 3, name: 'Asma Malik' }))).toMatch(/Two different people/);
    expect(refundFault(asma, staffName({ id: 4, name: 'Asma Khan' }))).toBeUndefined();
    expect(refundFault(asma, ' asma khan ')).toMatch(/Two different people/);
    // Who saw something else than there is by now looks again.
    expect(refundFault(null, asma, 'unasked')).toBeUndefined();
    expect(refundFault(null, asma, 'asked')).toMatch(/not asked for any more/);
    expect(refundFault(asma, 'Bilal', 'unasked')).toMatch(/has asked for the refund by now/);
    expect(refundFault(asma, 'Bilal', 'asked')).toBeUndefined();
    expect(staffName({ id: null, name: 'terminal' })).toBe('terminal');
  });

  it('reverse a payment above the limit', () => {
    const isUsed = false;
    expect(reversalFault({ amount: 101, enteredBy: asma, isUsed }, asma, 100)).toMatch(/second person/);
    expect(reversalFault({ amount: 100, enteredBy: asma, isUsed }, asma, 100)).toBeUndefined();
    expect(reversalFault({ amount: 101, enteredBy: 'Bilal', isUsed }, asma, 100)).toBeUndefined();
    expect(reversalFault({ amount: 1, enteredBy: asma, isUsed: true }, asma, 100)).toMatch(/second person/);
    expect(reversalFault({ amount: 1, enteredBy: 'Bilal', isUsed: true }, asma, 100)).toBeUndefined();
  });

  it.each([
    [100, ['Bilal'], 1_000, undefined],
    [101, ['Bilal'], 1_000, /Too much/],
    [0, ['Bilal'], 1_000, /Nothing/],
    [100, ['Asma'], 50, /second person/],
    [100, ['Bilal'], 50, undefined],
    [1, ['Bilal', 'Asma'], 50, /second person/],
    [100, [], 50, /second person/],
  ])('write off %i of 1,000 entered by %j with a limit of %i', (missing, enteredBy, limit, fault) => {
    const said = writeOffFault({ state: 'ordered', amount: 1_000, missing, enteredBy }, 'Asma', limit);
    if (fault) expect(said).toMatch(fault);
    else expect(said).toBeUndefined();
  });
});

describe('a payer', () => {
  it.each([
    ['MR BILAL A SIDDIQUI', 'Bilal Siddiqui', false],
    ['SIDDIQUI TRADERS', 'Bilal Siddiqui', false],
    ['SAMPLE TRADERS LTD', 'Bilal Siddiqui', true],
    ['', 'Bilal Siddiqui', false],
    ['A B', 'Bilal Siddiqui', false],
    ['BILAL SIDDIQUI', 'بلال صدیقی', false],
  ])('“%s” for the seller “%s” is somebody else: %s', (payer, seller, other) => {
    expect(isOtherPayer(payer, seller)).toBe(other);
  });
});

it('reminds a week after the end, for a week', () => {
  expect([6.9, 7, 13.9, 14].map((days) => afterEndDue(start, day(days)))).toEqual([false, true, true, false]);
});

describe('paid periods', () => {
  const month = (order: number, plan: 'pro' | 'premium', months = 1) => ({
    order,
    plan,
    months,
    value: orderAmount(plan, months),
  });
  const told = (periods: readonly Period[]) =>
    periods.map(({ order, plan, from, until }) => `${order} ${plan} ${from.toISOString()} ${until.toISOString()}`);

  it('add up', () => {
    const both = addPeriod(addPeriod([], month(1, 'pro'), start), month(2, 'pro', 3), day(10));
    expect(planAt(both, day(20))).toEqual({ plan: 'pro', until: new Date('2026-02-01T08:00:00Z') });
    expect(planAt(both, new Date('2026-02-01T08:00:00Z'))).toEqual({ plan: 'basic', until: null });
  });

  it('of a larger plan begin at once, with the rest of the smaller one by its value', () => {
    const periods = addPeriod(addPeriod([], month(1, 'pro'), start), month(2, 'premium'), day(21));
    // Ten of 31 days of Pro are five of Premium.
    expect(told(periods)).toEqual([
      '1 pro 2025-10-01T08:00:00.000Z 2025-10-22T08:00:00.000Z',
      '2 premium 2025-10-22T08:00:00.000Z 2025-11-27T08:00:00.000Z',
    ]);
    expect(periods.map(({ value }) => value)).toEqual([203_226, 696_774]);
  });

  it('of a larger plan take over what was paid for the rest, whatever was ordered and whenever it is', () => {
    // No length has a discount: the price of a plan is what each of its months was paid with.
    for (const months of ORDER_MONTHS) expect(orderAmount('pro', months)).toBe(months * orderAmount('pro', 1));
    const share = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_MONTHS), fc.nat(700), share, (months, began, used) => {
        const [small] = addPeriod([], month(1, 'pro', months), day(began));
        if (!small) throw new Error('There is no period');
        const length = small.until.getTime() - small.from.getTime();
        const now = new Date(small.from.getTime() + Math.floor(used * length));
        const periods = addPeriod([small], month(2, 'premium'), now);
        const large = periods.at(-1);
        const left = small.until.getTime() - now.getTime();
        const credited = (large?.until.getTime() ?? 0) - planExpires(now, 1).getTime();
        // Half as long, to the millisecond, and all of the money.
        expect([0, 1]).toContain(2 * credited - left);
        expect(periods.reduce((sum, { value }) => sum + value, 0)).toBe(small.value + orderAmount('premium', 1));
        // What was paid for the rest buys as much of Premium; months differ by three days.
        const paid = (small.value * left) / length;
        const worth = (orderAmount('premium', 12) * credited) / (365.25 * 86_400_000);
        expect(paid / worth).toBeGreaterThan(28 / 31);
        expect(paid / worth).toBeLessThan(31 / 28);
      }),
      { numRuns: 1_000 },
    );
  });

  it('of a smaller plan begin when what was paid ends', () => {
    const down = addPeriod(addPeriod([], month(1, 'premium'), start), month(2, 'pro'), day(1));
    expect(planAt(down, day(1))).toEqual({ plan: 'premium', until: new Date('2025-11-01T08:00:00Z') });
    expect(planAt(down, day(40)).plan).toBe('pro');
    expect(paidUntil(down, day(1))).toEqual(new Date('2025-12-01T08:00:00Z'));
    const more = addPeriod(down, month(3, 'premium'), day(2));
    expect(more.map(({ order }) => order)).toEqual([1, 3, 2]);
    expect(planAt(more, day(40)).plan).toBe('premium');
  });

  it('are in force for a server too whose clock is behind the one that put them on', () => {
    const pro = addPeriod([], month(1, 'pro'), start);
    const until = new Date('2025-11-01T08:00:00Z');
    expect(planAt(pro, day(-1))).toEqual({ plan: 'pro', until });
    // The plan that follows waits for its turn.
    expect(planAt(addPeriod(pro, month(2, 'pro'), day(-1)), day(-1)).until).toEqual(new Date('2025-12-01T08:00:00Z'));
  });

  it('are followed by a reminder a week and a day before their end', () => {
    const due = [8, 7, 6.9, 1.1, 1, 0.1, 0, -1].map((left) => reminderDue(day(20), day(20 - left)));
    expect(due).toEqual([undefined, 7, 7, 7, 1, 1, undefined, undefined]);
  });

  it('that are paid back go, and what follows begins earlier', () => {
    const both = addPeriod(addPeriod([], month(1, 'premium'), start), month(2, 'pro'), start);
    const { periods, unused } = removePeriod(both, 1, day(15.5));
    expect(unused).toBe(300_000);
    expect(planAt(periods, day(16))).toEqual({ plan: 'pro', until: day(45.5) });
    expect(removePeriod(both, 9, start)).toEqual({ periods: both, unused: 0 });
  });
});

it('a movement has two sides, and its reversal takes both back', () => {
  expect(isBalanced(received(5).entries)).toBe(true);
  expect(reversed(received(5))).toEqual({ kind: 'reversed', entries: paidBack(5).entries.toReversed() });
  for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => received(wrong)).toThrow(RangeError);
  expect(isBalanced([{ account: 'bank', amount: 5 }])).toBe(false);
});

it('every rule is told in both languages', () => {
  for (const { rules } of PLAN_RULES) {
    for (const { en, ur } of rules) {
      expect(en).toMatch(/^[A-Z][^\u0600-\u06ff]+\.$/);
      expect(ur).toMatch(/[\u0600-\u06ff].*۔$/);
    }
  }
});
