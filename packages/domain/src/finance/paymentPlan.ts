import { formatHundredths } from '../digits.ts';
import { allRead, type FormReading, PRICE, readChoice, readCount, readPercent, readRupees, unless } from './figures.ts';
import { shareOf, WHOLE } from './share.ts';

/** How often a builder's instalments fall due. */
export const PERIODS = ['month', 'quarter'] as const;
export type Period = (typeof PERIODS)[number];

/** A home that is paid to its builder while it is built. */
export interface PaymentPlan {
  /** Whole rupees. */
  price: number;
  /** Due when it is booked, in hundredths of a percent of the price. */
  down: number;
  /** How many instalments there are. */
  count: number;
  every: Period;
  /** Due when it is handed over, in hundredths of a percent of the price. */
  possession: number;
}

/** One payment of the plan. */
export interface Payment {
  kind: 'booking' | 'instalment' | 'possession';
  /** Which instalment it is; 0 for the other payments. */
  number: number;
  /** Months after booking. */
  month: number;
  /** Whole rupees. */
  amount: number;
  /** Still to pay afterwards. */
  remaining: number;
}

/** The most instalments of a plan: ten years of months. */
export const MOST_INSTALMENTS = 120;

/** What the calculator says before anybody has typed. */
export const PAYMENT_PLAN_SAMPLE = { price: '25000000', down: '20', count: '36', every: 'month', possession: '10' };

/** Reads the figures as people type them. */
export function readPaymentPlan(texts: Record<keyof PaymentPlan, string>): FormReading<PaymentPlan> {
  const reading = allRead<PaymentPlan>({
    price: readRupees(texts.price, PRICE),
    down: readPercent(texts.down),
    count: readCount(texts.count, { least: 1, most: MOST_INSTALMENTS }),
    every: readChoice(texts.every, PERIODS),
    possession: readPercent(texts.possession),
  });
  return unless(reading, 'possession', ({ down, possession }) =>
    down + possession > WHOLE ? { code: 'sharesTooMuch', values: { most: formatHundredths(WHOLE - down) } } : undefined,
  );
}

/**
 * Every payment of a builder's plan. Together they are the price to the rupee: what does not divide evenly goes into
 * the first instalments, a rupee each.
 */
export function paymentPlan({ price, down, count, every, possession }: PaymentPlan): Payment[] {
  const booking = shareOf(price, down);
  // Both halves of an odd rupee may have been rounded up.
  const handover = Math.min(shareOf(price, possession), price - booking);
  const rest = price - booking - handover;
  const months = every === 'quarter' ? 3 : 1;
  let remaining = price;
  const payment = (kind: Payment['kind'], number: number, month: number, amount: number): Payment => {
    remaining -= amount;
    return { kind, number, month, amount, remaining };
  };
  return [
    payment('booking', 0, 0, booking),
    ...Array.from({ length: count }, (_, index) =>
      payment('instalment', index + 1, (index + 1) * months, Math.floor(rest / count) + (index < rest % count ? 1 : 0)),
    ),
    payment('possession', 0, count * months, handover),
  ];
}

/** Equal payments in a row. */
export interface PaymentRun {
  kind: Payment['kind'];
  /** The first and the last instalment of the run; 0 for the other payments. */
  first: number;
  last: number;
  /** Months after booking of the first and the last one. */
  firstMonth: number;
  lastMonth: number;
  /** Whole rupees of each, and of all of them. */
  each: number;
  together: number;
  /** Still to pay afterwards. */
  remaining: number;
}

/**
 * The plan as a brochure tells it: a line for all payments in a row that are equal. Payments of nothing are left out.
 */
export function paymentRuns(payments: readonly Payment[]): PaymentRun[] {
  const runs: PaymentRun[] = [];
  for (const { kind, number, month, amount, remaining } of payments.filter(({ amount }) => amount > 0)) {
    const run = runs.at(-1);
    if (run?.kind === kind && run.each === amount) {
      run.last = number;
      run.lastMonth = month;
      run.together += amount;
      run.remaining = remaining;
    } else {
      runs.push({
        kind,
        first: number,
        last: number,
        firstMonth: month,
        lastMonth: month,
        each: amount,
        together: amount,
        remaining,
      });
    }
  }
  return runs;
}
