import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expirePlans } from '../plans/plans.actions.ts';
import { Refused } from '../refused.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { checkLedger, endOverdueOrders, refundOrder } from './operator.actions.ts';
import { cancelOrder, placeOrder } from './orders.actions.ts';
import { approveOrder, enterPayment, writeOffRest } from './payments.actions.ts';
import { reversePayment } from './reversals.actions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const DAY = 86_400_000;
const which = fc.nat(3);
const of = <Name extends string>(name: Name) => fc.record({ do: fc.constant(name), which });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      plan: fc.constantFrom('pro' as const, 'premium' as const),
      months: fc.constantFrom(1, 3, 6, 12),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ do: fc.constant('pay' as const), which, transfer: fc.nat(30) },
      share: fc.constantFrom(1, 50, 95, 100, 100, 100, 101, 250),
    }),
  },
  { weight: 4, arbitrary: of('approve') },
  { weight: 2, arbitrary: of('writeOff') },
  { weight: 2, arbitrary: of('reverse') },
  { weight: 1, arbitrary: of('cancel') },
  { weight: 2, arbitrary: of('refund') },
  // A clock that is put right may go back.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: -2, max: 45 }) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The clock was a day ahead while a plan was put on, and was put right after it; then a larger plan was approved. */
const PUT_BACK: Step[] = [
  { do: 'order', plan: 'pro', months: 1 },
  { do: 'pay', which: 0, transfer: 0, share: 100 },
  { do: 'order', plan: 'premium', months: 1 },
  { do: 'pay', which: 1, transfer: 1, share: 100 },
  { do: 'approve', which: 0 },
  { do: 'wait', days: -1 },
  { do: 'approve', which: 1 },
];

it('the real books: whatever is done to orders, the money adds up and every active day was paid', async () => {
  let done = 0;
  const tried: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      await test.reset();
      let now = new Date('2025-01-31T10:00:00Z');
      let latest = now;
      test.setNow(now);
      const { account } = await test.signIn('seller');
      const orders: { id: number; amount: number }[] = [];
      const payments: number[] = [];
      // Time goes on between two readings of the clock, as it does on a server.
      let read = 0;
      const deps = { ...test.deps, clock: () => new Date(test.deps.clock().getTime() + read++) };
      const passTo = async (moment: Date) => {
        test.setNow(moment);
        await endOverdueOrders(deps);
        await expirePlans(deps);
      };
      for (const each of steps) {
        const order = 'which' in each ? orders[each.which % Math.max(1, orders.length)] : undefined;
        const act = async () => {
          if (each.do === 'order') orders.push(await placeOrder(deps, account.id, each));
          if (each.do === 'wait') {
            now = new Date(now.getTime() + each.days * DAY);
            if (now > latest) latest = now;
            await passTo(now);
          }
          if (each.do === 'reverse') await reversePayment(deps, payments[each.which] ?? 0, 'Chand');
          if (!order) return;
          if (each.do === 'pay') {
            const { payment } = await enterPayment(deps, order.id, {
              amount: Math.max(1, Math.floor(order.amount * each.share)),
              bank: 'HBL',
              transaction: `TRX-${1_000 + each.transfer}`,
              source: 'entry',
              by: 'Asma',
              receivedOn: now.toISOString().slice(0, 10),
            });
            payments.push(payment.id);
          }
          if (each.do === 'approve') await approveOrder(deps, order.id, 'Bilal');
          if (each.do === 'writeOff') await writeOffRest(deps, order.id, 'Dua');
          if (each.do === 'cancel') await cancelOrder(deps, account.id, order.id);
          if (each.do === 'refund') {
            await refundOrder(deps, order.id, 'Asma');
            await refundOrder(deps, order.id, 'Bilal');
          }
        };
        try {
          await act();
          done += 1;
          tried[each.do] = (tried[each.do] ?? 0) + 1;
        } catch (error) {
          // What the rules forbid is refused and changes nothing.
          if (!(error instanceof Refused)) throw error;
        }
      }
      // A plan that ended before the clock was put back is not put on again for the days that come twice.
      await passTo(latest);
      // The books are append-only, so a fault of any step is still there at the end.
      const { faults, sums } = await checkLedger(deps);
      expect(faults).toEqual([]);
      expect([...sums.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
    }),
    { numRuns: 50, examples: [[PUT_BACK.slice(0, -1)], [PUT_BACK]] },
  );
  // The steps lead somewhere.
  expect(done).toBeGreaterThan(200);
  for (const name of ['approve', 'writeOff', 'reverse', 'refund']) expect(tried[name]).toBeGreaterThan(0);
}, 600_000);
