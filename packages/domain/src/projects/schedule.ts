import { shareOf, WHOLE } from '../finance/share.ts';
import type { Locale } from '../words/locale.ts';
import { say, told } from '../words/sentence.ts';
import { type Day, isDay, monthsAfter } from './days.ts';
import { PAYMENT_BALLOON, PAYMENT_DOWN, PAYMENT_INSTALMENT, PAYMENT_POSSESSION } from './messages.ts';

/** When and how much a project asks for. Shares are hundredths of a percent of the price. */
export interface PaymentRules {
  /** Due on the day of booking. */
  down: number;
  /** How many instalments share what the other payments leave. */
  count: number;
  every: 'month' | 'quarter';
  /** Larger payments in between, by months after booking. */
  balloons: readonly { month: number; share: number }[];
  /** Due when the unit is handed over. */
  possession: number;
  /** The day of handover, where the project has named one. */
  handover: Day | null;
}

/** One payment of a schedule. */
export interface ScheduledPayment {
  kind: 'down' | 'instalment' | 'balloon' | 'possession';
  /** Which instalment or balloon it is; 0 for the other payments. */
  number: number;
  due: Day;
  /** Whole rupees. */
  amount: number;
  /** Still to pay afterwards. */
  remaining: number;
}

/** The most instalments of a project: ten years of months. */
export const MOST_PROJECT_INSTALMENTS = 120;
/** The latest balloon: twenty years after booking. */
export const LATEST_BALLOON = 240;
export const MOST_BALLOONS = 20;

const isShare = (value: number) => Number.isInteger(value) && value >= 0 && value <= WHOLE;
const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * What is wrong with the rules of a project, for its operator; an empty list where they can be used. Without
 * instalments the shares must make up the whole price, since nothing else takes what they leave.
 */
export function problemsOfRules(rules: PaymentRules): string[] {
  const { down, count, every, balloons, possession, handover } = rules;
  const problems: string[] = [];
  const shares = [down, possession, ...balloons.map(({ share }) => share)];
  if (!shares.every(isShare)) problems.push('Give each share in hundredths of a percent, from 0 to 10000.');
  if (!isWithin(count, 0, MOST_PROJECT_INSTALMENTS)) {
    problems.push(`Give from 0 to ${MOST_PROJECT_INSTALMENTS} instalments.`);
  }
  if (every !== 'month' && every !== 'quarter') problems.push("Give instalments every 'month' or 'quarter'.");
  if (balloons.length > MOST_BALLOONS) problems.push(`Give at most ${MOST_BALLOONS} balloon payments.`);
  if (!balloons.every(({ month }) => isWithin(month, 1, LATEST_BALLOON))) {
    problems.push(`Give the month of a balloon payment from 1 to ${LATEST_BALLOON} after booking.`);
  }
  if (handover !== null && !isDay(handover)) problems.push('Give the day of handover as YYYY-MM-DD, or null.');
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum > WHOLE) problems.push('The shares are more than the whole price: make them smaller.');
  if (count === 0 && sum < WHOLE) problems.push('Without instalments the shares must make up the whole price: 10000.');
  return problems;
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);

/**
 * Every payment of a unit by the rules of its project, by day. Together they are the price to the rupee: the
 * instalments share what down payment, balloons and possession leave, and what does not divide evenly goes into the
 * first of them, a rupee each. Payments of nothing are left out.
 *
 * Days are counted from the day of booking, so that a short month does not move the ones after it. Possession is due on
 * the day of handover, but never before the last other payment.
 * @param price whole rupees, not negative
 * @throws RangeError for rules with problems ({@link problemsOfRules}), or what is no price or no day.
 */
export function scheduleOf(price: number, rules: PaymentRules, starts: Day): ScheduledPayment[] {
  const problems = problemsOfRules(rules);
  if (problems.length > 0) throw new RangeError(problems.join(' '));
  if (!Number.isSafeInteger(price) || price < 0) throw new RangeError(`Not a price in rupees: ${price}`);
  // Halves of a rupee may have been rounded up in several shares, so each takes at most what is left.
  let left = price;
  const take = (share: number) => {
    const amount = Math.min(shareOf(price, share), left);
    left -= amount;
    return amount;
  };
  const { count, handover } = rules;
  const months = rules.every === 'quarter' ? 3 : 1;
  const balloons = [...rules.balloons].sort((a, b) => a.month - b.month);
  const lastMonth = Math.max(count * months, balloons.at(-1)?.month ?? 0);
  const lastDay = monthsAfter(starts, lastMonth);

  const down = take(rules.down);
  const inBetween = balloons.map(({ month, share }, index) => ({
    kind: 'balloon' as const,
    number: index + 1,
    due: monthsAfter(starts, month),
    amount: take(share),
  }));
  // Without instalments possession takes the rupee that rounding left.
  const possession = count === 0 ? left : take(rules.possession);
  const rest = count === 0 ? 0 : left;
  const instalments = Array.from({ length: count }, (_, index) => ({
    kind: 'instalment' as const,
    number: index + 1,
    due: monthsAfter(starts, (index + 1) * months),
    amount: Math.floor(rest / count) + (index < rest % count ? 1 : 0),
  }));

  let remaining = price;
  return [
    { kind: 'down' as const, number: 0, due: starts, amount: down },
    ...[...instalments, ...inBetween].sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0)),
    {
      kind: 'possession' as const,
      number: 0,
      due: handover === null ? lastDay : later(handover, lastDay),
      amount: possession,
    },
  ]
    .filter(({ amount }) => amount > 0)
    .map((payment) => {
      remaining -= payment.amount;
      return { ...payment, remaining };
    });
}

/** 'Down payment', 'Instalment 3', 'Balloon payment 1', 'On possession', in the words of a language. */
export function paymentLabel({ kind, number }: Pick<ScheduledPayment, 'kind' | 'number'>, locale: Locale): string {
  if (kind === 'instalment') return say(locale, told({ PAYMENT_INSTALMENT }, { number }));
  if (kind === 'balloon') return say(locale, told({ PAYMENT_BALLOON }, { number }));
  return say(locale, kind === 'down' ? told({ PAYMENT_DOWN }) : told({ PAYMENT_POSSESSION }));
}
